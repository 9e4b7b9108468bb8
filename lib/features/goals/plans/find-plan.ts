import * as chrono from "chrono-node";
import { plusDays, wallTimeAt } from "@/lib/shared/time/zoned-time";
import { MAX_COMMITMENT, mondayOf } from "../model";
import {
  DE_ELLIPSIS,
  DE_INTENT,
  EN_ELLIPSIS,
  EN_INTENT,
  ES_ELLIPSIS,
  ES_INTENT,
  FR_ELLIPSIS,
  FR_INTENT,
  LEADING_WORDS,
  NOT_A_PLAN_PATTERN,
} from "./plan-patterns";
import type { DueInput } from "../schema";

interface FoundPlan {
  quote: string;
  cue: string | null;
  due: DueInput | null;
}

interface PlanClock {
  at: Date;
  timeZone: string;
}

interface Language {
  intent: RegExp;
  /** Compared with what remains of a sentence without its date and its leading words. */
  ellipsis: RegExp;
  parser: Pick<chrono.Chrono, "parse">;
}

const LANGUAGES: Language[] = [
  { intent: EN_INTENT, ellipsis: EN_ELLIPSIS, parser: chrono.en },
  { intent: DE_INTENT, ellipsis: DE_ELLIPSIS, parser: chrono.de },
  { intent: FR_INTENT, ellipsis: FR_ELLIPSIS, parser: chrono.fr },
  { intent: ES_INTENT, ellipsis: ES_ELLIPSIS, parser: chrono.es },
];

const IF_THEN =
  /^\s*(?:if|when|wenn|falls|si|quand|cuando)\s+(.{3,160}?),\s*(?:then\s+|dann\s+|alors\s+|entonces\s+)?/i;

/** The point of a German date, as in '1. Dezember', ends no sentence. */
const SENTENCE_END = /(?<=[.!?])\s+(?!(?<=\d\.\s)(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/;

function ownSentencesOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !/^\s*>/.test(line))
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const languageOf = (sentence: string): Language | null => LANGUAGES.find(({ intent }) => intent.test(sentence)) ?? null;

const padToTwo = (value: number | null) => String(value ?? 0).padStart(2, "0");

const TODAY_PATTERN = /\bthis (?:morning|afternoon|evening)\b/i;
const WEEK_END_PATTERN = /\bend of (the|this|next) week\b/i;
/** Earlier hours without am or pm mean the afternoon. */
const FIRST_HOUR = 7;

const isDay = ({ start, text }: chrono.ParsedResult) =>
  start.isCertain("day") || start.isCertain("weekday") || TODAY_PATTERN.test(text);

/** Adds 12 hours to an ambiguous time: '3', or '9' when 9:00 today has passed. '03:00' stays. */
function timeOf({ start, text }: chrono.ParsedResult, isPast: (time: string) => boolean): string | null {
  if (!start.isCertain("hour")) return null;
  const [hour, minute] = [start.get("hour") ?? 0, padToTwo(start.get("minute"))];
  const time = (at: number) => `${padToTwo(at)}:${minute}`;
  const isAmbiguous = !/\b0\d/.test(text) && !start.isCertain("meridiem") && hour > 0 && hour < 12;
  const isLater = isAmbiguous && (hour < FIRST_HOUR || (isPast(time(hour)) && !isPast(time(hour + 12))));
  return time(isLater ? hour + 12 : hour);
}

/** The future day that a text names, read in the person's zone; null when it is not certain. */
export function findDue(text: string, clock: PlanClock): DueInput | null {
  return readDue(text, languageOf(text)?.parser ?? chrono.en, clock)?.due ?? null;
}

interface ReadDue {
  due: DueInput;
  dueWords: string;
}

function readDue(text: string, parser: Language["parser"], { at, timeZone }: PlanClock): ReadDue | null {
  const wall = wallTimeAt(at, timeZone);
  const [weekEnd = "", week] = WEEK_END_PATTERN.exec(text) ?? [];
  // The parser gets the person's wall clock as UTC, so that the server's time zone has no effect.
  const reference = { instant: new Date(`${wall.date}T${wall.time}:00Z`), timezone: 0 };
  const found = parser.parse(text, reference, { forwardDate: true }).find(isDay);
  if (week && !found?.start.isCertain("weekday")) {
    const friday = plusDays(mondayOf(wall.date), week.toLowerCase() === "next" ? 11 : 4);
    return friday < wall.date ? null : { due: { date: friday, time: null }, dueWords: weekEnd };
  }
  if (!found) return null;
  const { start } = found;
  const date = `${start.get("year")}-${padToTwo(start.get("month"))}-${padToTwo(start.get("day"))}`;
  if (date < wall.date) return null;
  return { due: { date, time: timeOf(found, (time) => date === wall.date && time < wall.time) }, dueWords: found.text };
}

const findCue = (sentence: string): string | null => IF_THEN.exec(sentence)?.[1]?.trim() ?? null;

const consequenceOf = (sentence: string): string => sentence.replace(IF_THEN, "");

function plannedDay(sentence: string, clock: PlanClock): DueInput | null {
  const consequence = consequenceOf(sentence);
  for (const { intent, ellipsis, parser } of LANGUAGES) {
    const read = readDue(sentence, parser, clock);
    if (!read) continue;
    const rest = consequence.replace(read.dueWords, " ").replace(LEADING_WORDS, "").trim();
    if (intent.test(consequence) || ellipsis.test(rest)) return read.due;
  }
  return null;
}

export function findPlan(text: string, clock: PlanClock): FoundPlan | null {
  for (const quote of ownSentencesOf(text)) {
    if (quote.length > MAX_COMMITMENT || quote.endsWith("?") || NOT_A_PLAN_PATTERN.test(quote)) continue;
    const due = plannedDay(quote, clock);
    if (due) return { quote, cue: findCue(quote), due };
  }
  return null;
}

const COACH_OF_ITSELF = /^(?:I|Ich|Je|J['’]|Yo)(?![\p{L}])/u;
const DRAFTED_TEXT = /^[ \t]*>/m;

/** What the coach says of itself, or beside a text that it drafts, is no step of the person's. */
const stepsOf = (reply: string): string[] =>
  DRAFTED_TEXT.test(reply) ? [] : ownSentencesOf(reply).filter((sentence) => !COACH_OF_ITSELF.test(sentence));

export function findPlanOrFirstSentence(text: string, clock: PlanClock, isReply = false): FoundPlan {
  const plan = findPlan(text, clock);
  if (plan) return plan;
  const sentences = (isReply ? stepsOf(text) : ownSentencesOf(text)).filter((sentence) => !sentence.endsWith("?"));
  const chosen = sentences.find((sentence) => languageOf(sentence) !== null) ?? sentences[0] ?? "";
  const quote = chosen.slice(0, MAX_COMMITMENT);
  return { quote, cue: findCue(quote), due: findDue(quote, clock) };
}
