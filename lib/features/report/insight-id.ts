import { TRAITS } from "@/lib/features/hexaco/schema";
import type { InsightKind, InsightView } from "./schema";

/** Ids are stored in reports, disputes and commitments. The longer beginning comes first. */
const KIND_BY_START: [start: string, kind: InsightKind][] = [
  ["mode-", "mode"],
  ["tension-seen-", "outside-tension"],
  ["tension-", "tension"],
  ["inner-", "inner-tension"],
  ["reframe-", "reframe"],
  ["signal-", "signal"],
  ["middle-", "middle"],
  ["range-", "range"],
  ["situation-", "situation"],
  ["seat-", "tenure"],
  ["mail-reframe-", "mail-reframe"],
  ["mail-", "mail"],
  ["gap-", "missing-evidence"],
];

/**
 * What an id says of its insight. Only for disputes, which have nothing but the id, and for insights that were stored
 * without kind and traits.
 */
export const describeId = (id: string): Pick<InsightView, "kind" | "traits"> => ({
  kind: KIND_BY_START.find(([start]) => id.startsWith(start))?.[1] ?? "signal",
  traits: TRAITS.filter((trait) => id.includes(trait.replaceAll("_", "-"))),
});
