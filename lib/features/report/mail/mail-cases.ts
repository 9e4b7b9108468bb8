import type { MailboxPatterns, SeenOf } from "@/lib/features/mailbox/schema";
import { type MailCounts, mailCountsOf, metricOf, MIN_REQUESTS, ratio, SHORT_MAIL_WORDS } from "./composite";
import type { CompositeText } from "./composite-copy";

/** What a person's other figures say; decides between the texts about one habit. */
export type MailCase =
  | "shortMails"
  | "longMails"
  | "longerForCircle"
  | "longerForOthers"
  | "fastAnswers"
  | "slowAnswers"
  | "lateRarely"
  | "lateSometimes"
  | "narrowCircle"
  | "wideCircle"
  | "manyRequests"
  | "fewRequests"
  | "plainRequests"
  | "softRequests"
  | "mostlyAsked"
  | "mostlySoftened"
  | "alsoClarified"
  | "alsoRepeated"
  | "alsoApologized"
  | "firstMine"
  | "firstTheirs"
  | "lastMine"
  | "lastTheirs";

type Cases = Partial<Record<MailCase, boolean>>;

const LONG_WORDS = 60;
const FAST_HOURS = 4;
const LATE_SHARE = 0.1;
const MANY = 0.35;
const FEW = 0.2;
const MOST = 0.6;
const MINORITY = 0.4;
/** A second kind of follow-up mail is named from a quarter of them. */
const ALSO = 0.25;
const CLEAR_RATIO = 1.25;
/** Requests are counted in English mail alone; below this share of it, few requests may be many in another language. */
const MIN_ENGLISH_SHARE = 0.9;
const MIN_CONVERSATIONS = 40;
const MIN_CONTESTED = 20;

function rhythmCases(patterns: MailboxPatterns): Cases {
  const hours = metricOf(patterns, "latencyMedian")?.value ?? 0;
  const late = metricOf(patterns, "outOfHours")?.value ?? NaN;
  const circle = metricOf(patterns, "topFive")?.value ?? NaN;
  return {
    fastAnswers: hours > 0 && hours <= FAST_HOURS,
    slowAnswers: hours > FAST_HOURS,
    lateRarely: late < LATE_SHARE,
    lateSometimes: late >= LATE_SHARE,
    narrowCircle: circle >= MOST,
    wideCircle: circle < MOST,
  };
}

function requestCases({ counts, requests, patterns }: MailCounts): Cases {
  const { plain, asked, softened } = counts.requests;
  const { messages } = patterns.own;
  const isEnglish = (counts.mails ?? messages) >= MIN_ENGLISH_SHARE * messages;
  const isEnough = requests >= MIN_REQUESTS;
  return {
    manyRequests: counts.asks >= MANY * messages,
    fewRequests: isEnglish && counts.asks <= FEW * messages,
    plainRequests: isEnough && plain >= MOST * requests,
    softRequests: isEnough && plain <= MINORITY * requests,
    mostlyAsked: isEnough && asked > 1.5 * softened,
    mostlySoftened: isEnough && softened > 1.5 * asked,
  };
}

function lengthCases({ counts, median }: MailCounts): Cases {
  const { circle, others } = counts.length;
  const isEnough = Math.min(circle.of, others.of) >= MIN_REQUESTS;
  const [inner, outer] = [ratio(circle), ratio(others)];
  return {
    shortMails: median <= SHORT_MAIL_WORDS,
    longMails: median > LONG_WORDS,
    longerForCircle: isEnough && inner >= CLEAR_RATIO * outer,
    longerForOthers: isEnough && outer >= CLEAR_RATIO * inner,
  };
}

function secondTryCases({ counts: { seconds } }: MailCounts): Cases {
  const { clarified, repeated, apologized } = seconds;
  const [, second = 0] = Object.values(seconds).toSorted((a, b) => b - a);
  const isNamed = second > 0 && second >= ALSO * (clarified + repeated + apologized);
  return {
    alsoClarified: isNamed && clarified === second,
    alsoRepeated: isNamed && repeated === second,
    alsoApologized: isNamed && apologized === second,
  };
}

function conversationCases({ summary: { conversations } }: MailboxPatterns): Cases {
  if (!conversations) return {};
  const { begun, joined, contested } = conversations;
  const last: SeenOf = { seen: begun.last + joined.last, of: begun.count + joined.count };
  const first: SeenOf = { seen: contested.first, of: contested.count };
  const [hasLast, hasFirst] = [last.of >= MIN_CONVERSATIONS, first.of >= MIN_CONTESTED];
  return {
    lastMine: hasLast && ratio(last) >= MOST,
    lastTheirs: hasLast && ratio(last) <= MINORITY,
    firstMine: hasFirst && ratio(first) >= MOST,
    firstTheirs: hasFirst && ratio(first) <= MINORITY,
  };
}

export function mailCasesOf(patterns: MailboxPatterns): ReadonlySet<string> {
  const counted = mailCountsOf(patterns);
  const cases: Cases = {
    ...rhythmCases(patterns),
    ...conversationCases(patterns),
    ...(counted && { ...requestCases(counted), ...lengthCases(counted), ...secondTryCases(counted) }),
  };
  return new Set(Object.entries(cases).flatMap(([name, holds]) => (holds ? [name] : [])));
}

export type CaseText = Partial<Omit<CompositeText, "marked" | "wouldChange">>;
/** Texts by case. Where several cases hold, the first one listed decides each text. */
export type CaseCopy = Partial<Record<MailCase, CaseText>>;

export function chooseByCase(copy: CaseCopy = {}, cases: ReadonlySet<string>): CaseText {
  const held = Object.entries(copy).filter(([name]) => cases.has(name));
  return Object.assign({}, ...held.toReversed().map(([, text]) => text)) as CaseText; // assign forgets the type.
}
