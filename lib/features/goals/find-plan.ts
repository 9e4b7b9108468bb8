import * as chrono from "chrono-node";
import { plusDays, wallTimeAt } from "@/lib/shared/zoned-time";
import { MAX_COMMITMENT, mondayOf } from "./model";
import type { DueInput } from "./schema";

export interface FoundPlan {
  quote: string;
  cue: string | null;
  due: DueInput | null;
}

export interface PlanClock {
  at: Date;
  timeZone: string;
}

interface Language {
  intent: RegExp;
  parser: Pick<chrono.Chrono, "parse">;
}

const LANGUAGES: Language[] = [
  {
    intent: new RegExp(
      [
        String.raw`\b(?:i|we)(?:'ll| will| shall|'m going to| am going to|'re going to| are going to| plan to| intend to)\b`,
        String.raw`\b(?:i|we)(?: have to| need to| must| have decided to|'ve decided to| commit to| promise to)\b`,
        String.raw`\b(?:i'm|i am|we're|we are) (?:calling|talking|speaking|telling|asking|sending|writing|meeting|giving)\b`,
        String.raw`\blet me (?!know|see|think)|\bmy (?:plan|next step|commitment|promise) is\b`,
      ].join("|"),
      "i",
    ),
    parser: chrono.en,
  },
  {
    intent: new RegExp(
      [
        String.raw`\b(?:ich|wir) (?:werde|werden|rufe|sage|schreibe|spreche|mache|nehme|gehe|schicke|kläre|treffe|gebe|habe vor|verspreche)\b`,
        String.raw`\b(?:werde|rufe|sage|schreibe|spreche|mache|schicke|kläre) ich\b`,
      ].join("|"),
      "i",
    ),
    parser: chrono.de,
  },
  {
    intent: /\b(?:je (?:vais|ferai|dirai|parlerai)|j['’](?:appellerai|enverrai|irai)|nous allons|mon plan est)\b/i,
    parser: chrono.fr,
  },
  { intent: /\b(?:voy a|vamos a|mi plan es|llamaré|hablaré|enviaré|haré|diré)\b/i, parser: chrono.es },
];

const NOT_A_PLAN_PATTERN = new RegExp(
  [
    String.raw`\b(?:maybe|perhaps|might|could|would|should i|not sure|don't know|probably not|if i were|won't|will not|never|not going to)\b`,
    // Where somebody is or what takes place is no step.
    String.raw`\b(?:will|'ll|to|must) be (?:in|at|on|away|off|out|there|here|back|travelling|traveling|\d|\w+ty)\b`,
    String.raw`\b(?:will|'ll) have (?:been|an?|the|our|my|to)\b|\b(?:lose|losing) (?:my|our)\b`,
    // Said to somebody at another time, or by somebody else.
    String.raw`\b(?:told|promised|assured) \w+(?: that)? i\b|["“„][^"“”„]{0,120}\b(?:i|we)(?:'ll| will)\b`,
    String.raw`\b(?:vielleicht|könnte|würde|weiß nicht|peut-être|quizás?|tal vez)\b`,
  ].join("|"),
  "i",
);

const IF_THEN =
  /^\s*(?:if|when|wenn|falls|si|quand|cuando)\s+(.{3,160}?),\s*(?:then\s+|dann\s+|alors\s+|entonces\s+)?/i;

/** The point of a German date, as in '1. Dezember', ends no sentence. */
const SENTENCE_END = /(?<=[.!?])\s+(?!(?<=\d\.\s)(?:Jan|Feb|März|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/;

function sentencesOf(text: string): string[] {
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
/** The working day begins after it: somebody who says 3 without more means the afternoon. */
const FIRST_HOUR = 7;

const isDay = ({ start, text }: chrono.ParsedResult) =>
  start.isCertain("day") || start.isCertain("weekday") || TODAY_PATTERN.test(text);

/** Half a day later where 12 hours are meant: at 3, or at 9 today when it is later than that; 03:00 is meant as it is. */
function timeOf({ start, text }: chrono.ParsedResult, isPast: (time: string) => boolean): string | null {
  if (!start.isCertain("hour")) return null;
  const [hour, minute] = [start.get("hour") ?? 0, padToTwo(start.get("minute"))];
  const time = (at: number) => `${padToTwo(at)}:${minute}`;
  const isAmbiguous = !/\b0\d/.test(text) && !start.isCertain("meridiem") && hour > 0 && hour < 12;
  const isLater = isAmbiguous && (hour < FIRST_HOUR || (isPast(time(hour)) && !isPast(time(hour + 12))));
  return time(isLater ? hour + 12 : hour);
}

/** The future day that a text names, read in the person's zone; null when it names none for certain. */
export function findDue(text: string, { at, timeZone }: PlanClock): DueInput | null {
  const wall = wallTimeAt(at, timeZone);
  const [, week] = WEEK_END_PATTERN.exec(text) ?? [];
  // The parser gets the person's wall clock as UTC, so that the server's time zone has no effect.
  const reference = { instant: new Date(`${wall.date}T${wall.time}:00Z`), timezone: 0 };
  const { parser } = languageOf(text) ?? { parser: chrono.en };
  const found = parser.parse(text, reference, { forwardDate: true }).find(isDay);
  if (week && !found?.start.isCertain("weekday")) {
    const friday = plusDays(mondayOf(wall.date), week.toLowerCase() === "next" ? 11 : 4);
    return friday < wall.date ? null : { date: friday, time: null };
  }
  if (!found) return null;
  const { start } = found;
  const date = `${start.get("year")}-${padToTwo(start.get("month"))}-${padToTwo(start.get("day"))}`;
  if (date < wall.date) return null;
  return { date, time: timeOf(found, (time) => date === wall.date && time < wall.time) };
}

const findCue = (sentence: string): string | null => IF_THEN.exec(sentence)?.[1]?.trim() ?? null;

export function findPlan(text: string, clock: PlanClock): FoundPlan | null {
  for (const quote of sentencesOf(text)) {
    if (quote.length > MAX_COMMITMENT || quote.endsWith("?")) continue;
    if (NOT_A_PLAN_PATTERN.test(quote) || languageOf(quote) === null) continue;
    const due = findDue(quote, clock);
    if (due) return { quote, cue: findCue(quote), due };
  }
  return null;
}

export function findPlanOrFirstSentence(text: string, clock: PlanClock): FoundPlan {
  const plan = findPlan(text, clock);
  if (plan) return plan;
  const sentences = sentencesOf(text).filter((sentence) => !sentence.endsWith("?"));
  const chosen = sentences.find((sentence) => languageOf(sentence) !== null) ?? sentences[0] ?? "";
  const quote = chosen.slice(0, MAX_COMMITMENT);
  return { quote, cue: findCue(quote), due: findDue(quote, clock) };
}
