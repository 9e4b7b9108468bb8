import type { MailboxPatterns, SeenOf } from "@/lib/features/mailbox/schema";
import { certaintyOf, type Composite, isReliableDifference, LAST_MAIL_IDS, ratio, formatRounded } from "./composite";
import { LAST_MAIL_COPY } from "./composite-copy";
import { MAJORITY_SHARE, MIN_CONTESTED, MIN_CONVERSATIONS, MINORITY_SHARE } from "./thresholds";

function lastMailKey(last: SeenOf, begun: SeenOf, joined: SeenOf): keyof typeof LAST_MAIL_COPY | null {
  if (begun.of >= MIN_CONVERSATIONS && joined.of >= MIN_CONVERSATIONS && isReliableDifference(begun, joined))
    return ratio(begun) > ratio(joined) ? "lastInOwn" : "lastInJoined";
  if (ratio(last) >= MAJORITY_SHARE) return "lastOwn";
  return ratio(last) <= MINORITY_SHARE ? "lastOthers" : null;
}

export function conversationsOf({ summary: { conversations } }: MailboxPatterns): Composite[] {
  if (!conversations) return [];
  const begun = { seen: conversations.begun.last, of: conversations.begun.count };
  const joined = { seen: conversations.joined.last, of: conversations.joined.count };
  const contested = { seen: conversations.contested.first, of: conversations.contested.count };
  const last = { seen: begun.seen + joined.seen, of: begun.of + joined.of };
  if (last.of < MIN_CONVERSATIONS) return [];
  const facts = {
    last: formatRounded(last.seen),
    theirs: formatRounded(last.of - last.seen),
    shared: formatRounded(last.of),
    begun: formatRounded(begun.of),
    begunLast: formatRounded(begun.seen),
    joined: formatRounded(joined.of),
    joinedLast: formatRounded(joined.seen),
    first: formatRounded(contested.seen),
    notFirst: formatRounded(contested.of - contested.seen),
    contested: formatRounded(contested.of),
  };
  const evidence = [
    {
      label: "First and last mails",
      value: `the last mail is yours in ${facts.begunLast} of ${facts.begun} conversations that you began and in ${facts.joinedLast} of ${facts.joined} that others began; you answered first in ${facts.first} of ${facts.contested} that others answered, too`,
    },
  ];
  const make = (key: keyof typeof LAST_MAIL_COPY, share: SeenOf, salience: number): Composite => ({
    kind: "composite",
    id: LAST_MAIL_IDS[key],
    topics: ["lastMail"],
    text: LAST_MAIL_COPY[key],
    facts,
    evidence,
    certainty: certaintyOf(share),
    salience,
  });
  const key = lastMailKey(last, begun, joined);
  const lean = (share: SeenOf) => Math.min(1, 2 * Math.abs(ratio(share) - 0.5));
  const isDecided = contested.of >= MIN_CONTESTED && lean(contested) >= 0.2;
  return [
    ...(key ? [make(key, last, 0.2 + Math.max(lean(last), Math.abs(ratio(begun) - ratio(joined))))] : []),
    ...(isDecided
      ? [make(ratio(contested) > 0.5 ? "answersFirst" : "answersLater", contested, 0.15 + lean(contested))]
      : []),
  ];
}
