import type { MailboxPatterns } from "./schema";
import { shareInterval } from "./share-interval";

/** A share of fewer mails is too uncertain. */
const MIN_MAILS = 50;

export interface SecondTries {
  clarified: number;
  repeated: number;
  apologized: number;
  /** Number of mails that `share` is a share of. */
  of: number;
  /** Percent, with the 95 % interval. */
  share: number;
  low: number;
  high: number;
  /** `2026-11-03` */
  readOn: string;
}

const percent = (share: number): number => Math.round(share * 100);

/** Null where it cannot be measured: no conversations, too few mails, or results from before mails were counted. */
export function secondTriesOf({ composites, isEarlyLook, readAt }: MailboxPatterns): SecondTries | null {
  if (!composites || isEarlyLook) return null;
  const { seconds, mails: of = 0 } = composites;
  if (of < MIN_MAILS) return null;
  const seen = seconds.clarified + seconds.repeated + seconds.apologized;
  const { low, high } = shareInterval({ seen, of });
  return {
    ...seconds,
    of,
    share: percent(seen / of),
    low: percent(low),
    high: percent(high),
    readOn: readAt.slice(0, 10),
  };
}
