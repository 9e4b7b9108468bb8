import type { MailboxPatterns } from "../schema";
import { wilsonInterval } from "./share-interval";

const MIN_MAILS = 50;

export interface SecondTries {
  clarified: number;
  repeated: number;
  apologized: number;
  mails: number;
  sharePercent: number;
  lowPercent: number;
  highPercent: number;
  readOnDay: string;
}

const toPercent = (share: number): number => Math.round(share * 100);

/** Null where it cannot be measured: no conversations, too few mails, or results from before mails were counted. */
export function secondTriesOf({ composites, isEarlyLook, readAt }: MailboxPatterns): SecondTries | null {
  if (!composites || isEarlyLook) return null;
  const { seconds, mails: of = 0 } = composites;
  if (of < MIN_MAILS) return null;
  const seen = seconds.clarified + seconds.repeated + seconds.apologized;
  const { low, high } = wilsonInterval({ seen, of });
  return {
    ...seconds,
    mails: of,
    sharePercent: toPercent(seen / of),
    lowPercent: toPercent(low),
    highPercent: toPercent(high),
    readOnDay: readAt.slice(0, 10),
  };
}
