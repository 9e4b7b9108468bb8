import type { MailboxPatterns, SeenOf } from "@/lib/features/mailbox/schema";
import { type MailCounts, mailCountsOf, metricOf, ratio } from "./composite";
import type { CompositeText } from "./composite-copy";
import {
  CLEAR_LENGTH_RATIO,
  FEW_REQUESTS_SHARE,
  MAJORITY_SHARE,
  MANY_REQUESTS_SHARE,
  MIN_CONTESTED,
  MIN_CONVERSATIONS,
  MIN_MAILS_OF_SIDE,
  MIN_REQUESTS,
  MINORITY_SHARE,
  SHORT_MAIL_WORDS,
  SOME_LATE_SHARE,
  VERY_LONG_MAIL_WORDS,
} from "./thresholds";

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

const FAST_HOURS = 4;
/** From this share of the second mails, their second most frequent kind is named. */
const MIN_SECOND_KIND_SHARE = 0.25;
/** How much more often requests that are not plain are put in one way than in the other. */
const CLEAR_REQUEST_RATIO = 1.5;
/** Requests are counted in English mail alone; below this share of it, few requests may be many in another language. */
const MIN_ENGLISH_SHARE = 0.9;

function rhythmCases(patterns: MailboxPatterns): Cases {
  const hours = metricOf(patterns, "latencyMedian")?.value ?? 0;
  const late = metricOf(patterns, "outOfHours")?.value ?? NaN;
  const circle = metricOf(patterns, "topFive")?.value ?? NaN;
  return {
    fastAnswers: hours > 0 && hours <= FAST_HOURS,
    slowAnswers: hours > FAST_HOURS,
    lateRarely: late < SOME_LATE_SHARE,
    lateSometimes: late >= SOME_LATE_SHARE,
    narrowCircle: circle >= MAJORITY_SHARE,
    wideCircle: circle < MAJORITY_SHARE,
  };
}

function requestCases({ counts, requests, patterns }: MailCounts): Cases {
  const { plain, asked, softened } = counts.requests;
  const { messages } = patterns.own;
  const isEnglish = (counts.mails ?? messages) >= MIN_ENGLISH_SHARE * messages;
  const isEnough = requests >= MIN_REQUESTS;
  return {
    manyRequests: counts.asks >= MANY_REQUESTS_SHARE * messages,
    fewRequests: isEnglish && counts.asks <= FEW_REQUESTS_SHARE * messages,
    plainRequests: isEnough && plain >= MAJORITY_SHARE * requests,
    softRequests: isEnough && plain <= MINORITY_SHARE * requests,
    mostlyAsked: isEnough && asked > CLEAR_REQUEST_RATIO * softened,
    mostlySoftened: isEnough && softened > CLEAR_REQUEST_RATIO * asked,
  };
}

function lengthCases({ counts, median }: MailCounts): Cases {
  const { circle, others } = counts.length;
  const isEnough = Math.min(circle.of, others.of) >= MIN_MAILS_OF_SIDE;
  const [inner, outer] = [ratio(circle), ratio(others)];
  return {
    shortMails: median <= SHORT_MAIL_WORDS,
    longMails: median > VERY_LONG_MAIL_WORDS,
    longerForCircle: isEnough && inner >= CLEAR_LENGTH_RATIO * outer,
    longerForOthers: isEnough && outer >= CLEAR_LENGTH_RATIO * inner,
  };
}

function secondTryCases({ counts: { seconds } }: MailCounts): Cases {
  const { clarified, repeated, apologized } = seconds;
  const [, second = 0] = Object.values(seconds).toSorted((a, b) => b - a);
  const isNamed = second > 0 && second >= MIN_SECOND_KIND_SHARE * (clarified + repeated + apologized);
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
    lastMine: hasLast && ratio(last) >= MAJORITY_SHARE,
    lastTheirs: hasLast && ratio(last) <= MINORITY_SHARE,
    firstMine: hasFirst && ratio(first) >= MAJORITY_SHARE,
    firstTheirs: hasFirst && ratio(first) <= MINORITY_SHARE,
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

type CaseText = Partial<Omit<CompositeText, "marked" | "wouldChange">>;
/** Texts by case. Where several cases hold, the first one listed decides each text. */
export type CaseCopy = Partial<Record<MailCase, CaseText>>;

export function chooseByCase(copy: CaseCopy = {}, cases: ReadonlySet<string>): CaseText {
  const held = Object.entries(copy).filter(([name]) => cases.has(name));
  return Object.assign({}, ...held.toReversed().map(([, text]) => text)) as CaseText; // assign forgets the type.
}
