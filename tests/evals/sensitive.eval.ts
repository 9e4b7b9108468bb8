import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";

// How many messages on matters for other professionals than a coach are found, and how many ordinary ones are taken for
// one, by kind. Their writers had seen neither the rules nor the lines that are learned from.

const { findSensitiveMatter } = await import("../../lib/features/coach/sensitive-matter.ts");
const { normalizeText } = await import("../../lib/features/coach/text.ts");
const { REPLY_VECTOR_WAIT_MS, sentenceVectors, startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");

interface Line {
  kind: string;
  text: string;
}

/** Harassment and other wrongs get the same reply. */
const KINDS: Record<string, string | null> = { harassment: "misconduct", wrongdoing: "misconduct", none: null };

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const lines: Line[] = readJsonLines(new URL("./held-out/sensitive.jsonl", import.meta.url));
await startSentenceVectors();
const found = [];
for (const { kind, text } of lines) {
  const vectors = await sentenceVectors([normalizeText(text)], { withinMs: 240 * REPLY_VECTOR_WAIT_MS });
  const wanted = kind in KINDS ? KINDS[kind] : kind;
  found.push({
    kind,
    wanted,
    byWords: findSensitiveMatter(text),
    byAll: findSensitiveMatter(text, () => vectors?.[0]),
  });
}
await stopSentenceVectors();
const rows = Object.entries(Object.groupBy(found, ({ kind }) => kind)).map(([kind, some = []]) => {
  const rate = (isHit: (each: (typeof some)[number]) => boolean) => percent(some.filter(isHit).length, some.length);
  return {
    kind,
    messages: some.length,
    "found by words": rate(({ byWords }) => byWords !== null),
    "found with vectors": rate(({ byAll }) => byAll !== null),
    "right kind with vectors": rate(({ byAll, wanted }) => byAll === wanted),
  };
});
console.table(rows);
