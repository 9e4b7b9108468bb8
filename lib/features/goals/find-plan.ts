import * as chrono from "chrono-node";
import { wallTimeAt } from "@/lib/shared/zoned-time";
import { MAX_COMMITMENT } from "./model";
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

const INTENT = [
  /\b(?:i|we)(?:'ll| will| shall|'m going to| am going to|'re going to| are going to| plan to| intend to| have decided to|'ve decided to| commit to| promise to)\b/i,
  /\bmy (?:plan|next step|commitment|promise) is\b/i,
  /\b(?:ich|wir) (?:werde|werden|rufe|sage|schreibe|spreche|mache|nehme|gehe|schicke|kläre|treffe|gebe|habe vor|verspreche)\b/i,
  /\b(?:morgen|am \w+|nächste woche) (?:werde|rufe|sage|schreibe|spreche|mache|schicke|kläre) ich\b/i,
  /\b(?:je (?:vais|ferai|dirai|parlerai|appellerai|enverrai)|nous allons|mon plan est)\b/i,
  /\b(?:voy a|vamos a|mi plan es|llamaré|hablaré|enviaré|haré|diré)\b/i,
];
const NOT_A_PLAN_PATTERN =
  /\b(?:maybe|perhaps|might|could|would|should i|not sure|don't know|probably not|if i were|won't|will not|never|not going to|vielleicht|könnte|würde|weiß nicht|peut-être|quizás?|tal vez)\b/i;

const IF_THEN =
  /^\s*(?:if|when|wenn|falls|si|quand|cuando)\s+(.{3,160}?),\s*(?:then\s+|dann\s+|alors\s+|entonces\s+)?/i;

const PARSERS = [chrono.en, chrono.de, chrono.fr, chrono.es];

function sentencesOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !/^\s*>/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const isPlan = (sentence: string) =>
  !sentence.endsWith("?") && !NOT_A_PLAN_PATTERN.test(sentence) && INTENT.some((pattern) => pattern.test(sentence));

const padToTwo = (value: number | null) => String(value ?? 0).padStart(2, "0");

/** The future day that a text names, read in the person's zone; null when it names none for certain. */
export function findDue(text: string, { at, timeZone }: PlanClock): DueInput | null {
  const wall = wallTimeAt(at, timeZone);
  // The parser gets the person's wall clock as UTC, so that the server's time zone has no effect.
  const reference = { instant: new Date(`${wall.date}T${wall.time}:00Z`), timezone: 0 };
  for (const parser of PARSERS) {
    const start = parser.parse(text, reference, { forwardDate: true })[0]?.start;
    if (!start || !["day", "weekday"].some((part) => start.isCertain(part as "day" | "weekday"))) continue;
    const date = `${start.get("year")}-${padToTwo(start.get("month"))}-${padToTwo(start.get("day"))}`;
    if (date < wall.date) continue;
    return {
      date,
      time: start.isCertain("hour") ? `${padToTwo(start.get("hour"))}:${padToTwo(start.get("minute"))}` : null,
    };
  }
  return null;
}

const findCue = (sentence: string): string | null => IF_THEN.exec(sentence)?.[1]?.trim() ?? null;

export function findPlan(text: string, clock: PlanClock): FoundPlan | null {
  for (const quote of sentencesOf(text)) {
    if (quote.length > MAX_COMMITMENT || !isPlan(quote)) continue;
    const due = findDue(quote, clock);
    if (due) return { quote, cue: findCue(quote), due };
  }
  return null;
}

export function findPlanOrFirstSentence(text: string, clock: PlanClock): FoundPlan {
  const plan = findPlan(text, clock);
  if (plan) return plan;
  const sentences = sentencesOf(text).filter((sentence) => !sentence.endsWith("?"));
  const chosen = sentences.find((sentence) => INTENT.some((pattern) => pattern.test(sentence))) ?? sentences[0] ?? "";
  const quote = chosen.slice(0, MAX_COMMITMENT);
  return { quote, cue: findCue(quote), due: findDue(quote, clock) };
}
