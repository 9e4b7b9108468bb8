import type { Understanding } from "./understand";

const HURTS =
  /\b(?:afraid|scared|fear|terrified|ashamed|shame|guilty|my fault|grie\w+|die|died|dead|dying|funeral|miscarriage|divorc\w+|cr(?:y|ied|ying)|hurts?|lonely|exhausted|burn(?:ed|t) out|can't sleep|panic\w*|hopeless|heartbroken)\b/;

/** A message that names what hurts. */
export const isSore = ({ said, feelings }: Understanding) =>
  HURTS.test(said) || feelings.some(({ kind }) => kind !== "joy");
