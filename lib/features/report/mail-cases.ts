import type { MailboxPatterns, SeenOf } from "@/lib/features/mailbox/schema";
import {
  isReliableDifference,
  type MailCounts,
  mailCountsOf,
  metricOf,
  MIN_REQUESTS,
  ratio,
  SHORT_MAIL_WORDS,
} from "./composite";
import type { CompositeText } from "./composite-copy";

/** What a person's other figures say; decides between the texts about one habit. */
export type MailCase =
  | "shortMails"
  | "longMails"
  | "longerForCircle"
  | "longerForOthers"
  | "fastAnswers"
  | "slowAnswers"
  | "lateMostly"
  | "lateOften"
  | "lateSometimes"
  | "lateRarely"
  | "manyRequests"
  | "fewRequests"
  | "plainRequests"
  | "softRequests"
  | "plainForCircle"
  | "plainForOthers"
  | "mostlyAsked"
  | "mostlySoftened"
  | "thanksRare"
  | "narrowCircle"
  | "wideCircle"
  | "firstMine"
  | "firstTheirs"
  | "lastMine"
  | "lastMostly"
  | "lastTheirs"
  | "alsoClarified"
  | "alsoRepeated"
  | "alsoApologized";

type Case = [name: MailCase, holds: boolean];

const LONG_WORDS = 60;
const FAST_HOURS = 4;
const MANY = 0.35;
const FEW = 0.2;
const MOST = 0.6;
const MINORITY = 0.4;
/** A second kind of follow-up mail is named from a quarter of them. */
const ALSO = 0.25;
const CLEAR_RATIO = 1.25;
const MIN_CONVERSATIONS = 40;
const MIN_CONTESTED = 20;

function rhythmCases(patterns: MailboxPatterns): Case[] {
  const hours = metricOf(patterns, "latencyMedian")?.value;
  const late = metricOf(patterns, "outOfHours")?.value;
  const circle = metricOf(patterns, "topFive")?.value;
  const isKnown = hours !== undefined && hours > 0;
  return [
    ["fastAnswers", isKnown && hours <= FAST_HOURS],
    ["slowAnswers", isKnown && hours > FAST_HOURS],
    ["lateMostly", late !== undefined && late >= 0.3],
    ["lateOften", late !== undefined && late >= 0.2],
    ["lateSometimes", late !== undefined && late >= 0.1 && late < 0.2],
    ["lateRarely", late !== undefined && late < 0.1],
    ["narrowCircle", circle !== undefined && circle >= MOST],
    ["wideCircle", circle !== undefined && circle < MOST],
  ];
}

function requestCases({ counts, requests, patterns }: MailCounts): Case[] {
  const { plain, asked, softened } = counts.requests;
  const asking = counts.asks / patterns.own.messages;
  const { circle, others } = counts.plainRequests;
  const isEnough = requests >= MIN_REQUESTS;
  const differs =
    Math.min(circle.of, others.of) >= MIN_REQUESTS && isReliableDifference(circle, others) && ratio(circle) > 0;
  return [
    ["manyRequests", asking >= MANY],
    ["fewRequests", asking <= FEW],
    ["plainRequests", isEnough && plain / requests >= MOST],
    ["softRequests", isEnough && plain / requests <= MINORITY],
    ["plainForCircle", differs && ratio(circle) > ratio(others)],
    ["plainForOthers", differs && ratio(circle) < ratio(others)],
    ["mostlyAsked", isEnough && asked > 1.5 * softened],
    ["mostlySoftened", isEnough && softened > 1.5 * asked],
    ["thanksRare", counts.thanks > 0 && counts.asks > 6 * counts.thanks],
  ];
}

function lengthCases({ counts, median }: MailCounts): Case[] {
  const { circle, others } = counts.length;
  const isEnough = Math.min(circle.of, others.of) >= MIN_REQUESTS;
  const [inner, outer] = [ratio(circle), ratio(others)];
  return [
    ["shortMails", median <= SHORT_MAIL_WORDS],
    ["longMails", median > LONG_WORDS],
    ["longerForCircle", isEnough && inner >= CLEAR_RATIO * outer],
    ["longerForOthers", isEnough && outer >= CLEAR_RATIO * inner],
  ];
}

function secondTryCases({ counts: { seconds } }: MailCounts): Case[] {
  const all = seconds.clarified + seconds.repeated + seconds.apologized;
  const isSecond = (count: number) =>
    all > 0 && count / all >= ALSO && Object.values(seconds).toSorted((a, b) => b - a)[1] === count;
  return [
    ["alsoClarified", isSecond(seconds.clarified)],
    ["alsoRepeated", isSecond(seconds.repeated)],
    ["alsoApologized", isSecond(seconds.apologized)],
  ];
}

function conversationCases({ summary: { conversations } }: MailboxPatterns): Case[] {
  if (!conversations) return [];
  const { begun, joined, contested } = conversations;
  const last: SeenOf = { seen: begun.last + joined.last, of: begun.count + joined.count };
  const first: SeenOf = { seen: contested.first, of: contested.count };
  const [hasLast, hasFirst] = [last.of >= MIN_CONVERSATIONS, first.of >= MIN_CONTESTED];
  return [
    ["lastMine", hasLast && ratio(last) >= MOST],
    ["lastMostly", hasLast && ratio(last) >= 0.7],
    ["lastTheirs", hasLast && ratio(last) <= MINORITY],
    ["firstMine", hasFirst && ratio(first) >= MOST],
    ["firstTheirs", hasFirst && ratio(first) <= MINORITY],
  ];
}

export function mailCasesOf(patterns: MailboxPatterns): ReadonlySet<MailCase> {
  const counted = mailCountsOf(patterns);
  const cases = [
    ...rhythmCases(patterns),
    ...conversationCases(patterns),
    ...(counted ? [...requestCases(counted), ...lengthCases(counted), ...secondTryCases(counted)] : []),
  ];
  return new Set(cases.filter(([, holds]) => holds).map(([name]) => name));
}

export type CaseText = Partial<Omit<CompositeText, "marked" | "wouldChange">>;
/** Texts by case. Where several cases hold, the first one listed decides each text. */
export type CaseCopy = Partial<Record<MailCase | `${MailCase}+${MailCase}`, CaseText>>;

export function chooseByCase(copy: CaseCopy = {}, cases: ReadonlySet<MailCase>): CaseText {
  const isHeld = (name: string) => name.split("+").every((part) => cases.has(part as MailCase)); // Object.entries forgets the keys.
  const held = Object.entries(copy).filter(([name]) => isHeld(name));
  return Object.assign({}, ...held.toReversed().map(([, text]) => text)) as CaseText; // assign forgets the type.
}
