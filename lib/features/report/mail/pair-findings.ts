import type { MailboxPatterns } from "@/lib/features/mailbox/schema";
import { type Composite, LAST_MAIL_IDS, mailCountsOf, type Topic, formatRounded } from "./composite";
import { COMPOSITE_PAIR_COPY } from "./composite-copy";
import { MIN_REQUESTS, SHORT_MAIL_WORDS } from "./thresholds";

export function findPairs(patterns: MailboxPatterns, composites: Composite[]): Composite[] {
  const counted = mailCountsOf(patterns);
  const find = (start: string) => composites.find(({ id }) => id.startsWith(start));
  const pair = (
    key: keyof typeof COMPOSITE_PAIR_COPY,
    topics: Topic[],
    parts: (Composite | undefined)[],
    salience: number,
  ) => {
    const both = parts.filter((part) => part !== undefined);
    if (both.length < parts.length) return [];
    return [
      {
        kind: "composite" as const,
        id: `pair-${key.toLowerCase()}`,
        topics,
        text: COMPOSITE_PAIR_COPY[key],
        facts: Object.assign({}, ...both.map(({ facts }) => facts)) as Record<string, string>, // assign forgets the type.
        evidence: both.flatMap(({ evidence }) => evidence),
        certainty: Math.min(...both.map(({ certainty }) => certainty)),
        salience,
      },
    ];
  };
  if (!counted) return [];
  const pace = find("pace");
  const isShort = counted.median <= SHORT_MAIL_WORDS;
  const isSoft = counted.requests >= MIN_REQUESTS && counted.counts.requests.plain < counted.requests / 2;
  const { asks, thanks } = counted.counts;
  const asking =
    pace && asks >= MIN_REQUESTS && asks > 3 * thanks
      ? {
          ...pace,
          evidence: [
            {
              label: "Asking and thanking",
              value: `a request in ${formatRounded(asks)} of ${counted.facts.messages} mails, thanks for something in ${formatRounded(thanks)}; sign-offs are not counted`,
            },
          ],
        }
      : undefined;
  const late = find("rhythm-quicklate");
  const [clarified, repeated] = [find("seconds-clarified"), find("seconds-repeated")];
  return [
    ...pair("briefAndClarified", ["seconds"], [isShort ? pace : undefined, clarified], 0.9),
    ...pair("briefAndRepeated", ["seconds"], [isShort ? pace : undefined, repeated], 0.85),
    ...pair("softAndRepeated", ["requests", "seconds"], [isSoft ? pace : undefined, repeated], 0.8),
    ...pair("firstAndLast", ["lastMail"], [find(LAST_MAIL_IDS.answersFirst), find(LAST_MAIL_IDS.lastOwn)], 0.75),
    ...pair("asksAndThanks", ["thanks"], [asking], 0.6),
    ...(late ? [late] : []),
  ];
}
