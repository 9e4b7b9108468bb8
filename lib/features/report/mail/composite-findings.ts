import { formatHours, formatValue } from "@/lib/features/mailbox/metrics/metric-labels";
import type { MailboxPatterns } from "@/lib/features/mailbox/schema";
import {
  certaintyOf,
  type Composite,
  type MailCounts,
  mailCountsOf,
  MAX_DESCRIPTIVE_CERTAINTY,
  MARKED_SALIENCE,
  metricOf,
  ratio,
  formatRounded,
} from "./composite";
import { PACE_COPY, REQUEST_COPY, RHYTHM_COPY, SECOND_TRY_COPY } from "./composite-copy";
import { conversationsOf } from "./conversation-findings";
import {
  FEW_REQUESTS_SHARE,
  HARDLY_REQUESTS_SHARE,
  LONG_MAIL_WORDS,
  MIN_REQUESTS,
  OFTEN_LATE_SHARE,
  SHORT_MAIL_WORDS,
  VERY_LONG_MAIL_WORDS,
  VERY_SHORT_MAIL_WORDS,
} from "./thresholds";

const MOSTLY_PLAIN_SHARE = 0.7;

function paceKey({ counts, median, requests, patterns }: MailCounts): keyof typeof PACE_COPY {
  const plain = requests === 0 ? 0 : counts.requests.plain / requests;
  if (ratio(counts.forwards) > 1 / 6) return "relay";
  if (counts.asks < FEW_REQUESTS_SHARE * patterns.own.messages || requests < MIN_REQUESTS) return "reporter";
  if (median <= SHORT_MAIL_WORDS) return plain >= 0.5 ? "clipped" : "brief";
  if (median > LONG_MAIL_WORDS) return plain >= 0.5 ? "briefing" : "considerate";
  if (plain >= MOSTLY_PLAIN_SHARE) return "evenDirect";
  return plain >= 0.5 ? "evenPlain" : "evenSoft";
}

const CLEAR_SALIENCE = 0.55;

function paceSalience(key: keyof typeof PACE_COPY, { counts, median, patterns }: MailCounts): number {
  if (key.startsWith("even")) return 0.3;
  if (key === "relay") return ratio(counts.forwards) > 0.25 ? MARKED_SALIENCE : CLEAR_SALIENCE;
  if (key === "reporter")
    return counts.asks < HARDLY_REQUESTS_SHARE * patterns.own.messages ? MARKED_SALIENCE : CLEAR_SALIENCE;
  return median <= VERY_SHORT_MAIL_WORDS || median > VERY_LONG_MAIL_WORDS ? MARKED_SALIENCE : CLEAR_SALIENCE;
}

function paceOf(counted: MailCounts): Composite[] {
  const key = paceKey(counted);
  const { facts } = counted;
  return [
    {
      kind: "composite",
      id: `pace-${key.toLowerCase()}`,
      topics: key === "relay" || key === "reporter" ? ["pace"] : ["pace", "requests"],
      text: PACE_COPY[key],
      facts,
      evidence: [
        { label: "Length", value: `a usual mail has ${facts.median} words${facts.length}` },
        {
          label: "Forwards and requests",
          value: `${facts.forwards} of ${facts.sent} mails are forwards; of ${facts.requests} requests ${facts.plain} are plain, ${facts.asked} are questions, ${facts.softened} carry a hedge`,
        },
      ],
      certainty: MAX_DESCRIPTIVE_CERTAINTY,
      salience: paceSalience(key, counted),
    },
  ];
}

const QUICK_HOURS = 2;
const SLOW_HOURS = 8;

function rhythmKey(latency: number | undefined, late: number): keyof typeof RHYTHM_COPY | null {
  const isQuick = latency !== undefined && latency > 0 && latency <= QUICK_HOURS;
  if (isQuick) return late >= OFTEN_LATE_SHARE ? "quickLate" : "quick";
  if (latency !== undefined && latency >= SLOW_HOURS) return "slow";
  return late >= OFTEN_LATE_SHARE ? "late" : null;
}

function rhythmSalience(key: keyof typeof RHYTHM_COPY, latency: number, late: number): number {
  if (key === "quickLate") return 0.8;
  if (key === "late") return Math.min(1, 2 * late);
  return latency <= 1 || latency >= 2 * SLOW_HOURS ? MARKED_SALIENCE : 0.45;
}

/** The figures that texts about the rhythm, or about another habit beside it, may name. */
export function rhythmFactsOf(patterns: MailboxPatterns): Record<string, string> {
  return {
    latency: formatValue("hours", metricOf(patterns, "latencyMedian")?.value ?? 0),
    late: formatValue("share", metricOf(patterns, "outOfHours")?.value ?? 0)
      .replace(/^in | mails$/g, "")
      .replace(" of ", " in "),
    hours: formatHours(patterns.hours),
  };
}

function rhythmOf(patterns: MailboxPatterns): Composite[] {
  const [latency, late] = [metricOf(patterns, "latencyMedian"), metricOf(patterns, "outOfHours")];
  const key = rhythmKey(latency?.value, late?.value ?? 0);
  if (!key) return [];
  const facts = rhythmFactsOf(patterns);
  const used = [latency, late].filter((metric) => metric !== undefined);
  return [
    {
      kind: "composite",
      id: `rhythm-${key.toLowerCase()}`,
      topics: ["rhythm"],
      text: RHYTHM_COPY[key],
      facts,
      evidence: used.map(({ label, inWords }) => ({
        label,
        value: `${inWords}; working hours taken as ${facts.hours}`,
      })),
      certainty: MAX_DESCRIPTIVE_CERTAINTY,
      salience: rhythmSalience(key, latency?.value ?? 0, late?.value ?? 0),
    },
  ];
}

function mostFrequent<T extends string>(counts: Record<T, number>): T {
  const keys = Object.keys(counts) as T[]; // Object.keys forgets the keys.
  return keys.reduce((best, key) => (counts[key] > counts[best] ? key : best));
}

const MIN_SECOND_TRIES = 8;

function secondTriesOf({ counts, patterns, facts }: MailCounts): Composite[] {
  const { clarified, repeated, apologized } = counts.seconds;
  const all = clarified + repeated + apologized;
  const { messages } = patterns.own;
  if (all < MIN_SECOND_TRIES || all < messages / 50) return [];
  const key = mostFrequent(counts.seconds);
  const own = {
    count: formatRounded(all),
    clarified: formatRounded(clarified),
    repeated: formatRounded(repeated),
    apologized: formatRounded(apologized),
  };
  return [
    {
      kind: "composite",
      id: `seconds-${key}`,
      topics: ["seconds"],
      text: SECOND_TRY_COPY[key],
      facts: { ...facts, ...own },
      evidence: [
        {
          label: "Second mails on the same matter",
          value: `${own.count} of ${facts.messages} mails: ${own.clarified} add or correct, ${own.repeated} ask again, ${own.apologized} apologize`,
        },
      ],
      certainty: certaintyOf({ seen: all, of: messages }),
      salience: Math.min(1, (7 * all) / messages),
    },
  ];
}

const REQUEST_SHARES = { plain: 0.6, asked: 0.5, softened: 0.4 };

function requestsOf({ counts, requests, facts }: MailCounts): Composite[] {
  if (requests < MIN_REQUESTS) return [];
  const key = mostFrequent(counts.requests);
  const share = counts.requests[key] / requests;
  if (share < REQUEST_SHARES[key]) return [];
  return [
    {
      kind: "composite",
      id: `requests-${key}`,
      topics: ["requests"],
      text: REQUEST_COPY[key],
      facts,
      evidence: [
        {
          label: "How requests are worded",
          value: `${facts.plain} plain, ${facts.asked} as a question, ${facts.softened} with a hedge, of ${facts.requests}`,
        },
      ],
      certainty: certaintyOf({ seen: counts.requests[key], of: requests }),
      salience: Math.min(1, 0.3 + (share - REQUEST_SHARES[key]) * 1.5),
    },
  ];
}

export function findComposites(patterns: MailboxPatterns): Composite[] {
  const counted = mailCountsOf(patterns);
  return [
    ...(counted ? [...paceOf(counted), ...secondTriesOf(counted), ...requestsOf(counted)] : []),
    ...rhythmOf(patterns),
    ...conversationsOf(patterns),
  ];
}
