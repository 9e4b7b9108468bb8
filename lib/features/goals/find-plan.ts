import * as chrono from "chrono-node";
import { wallTimeAt } from "@/lib/shared/zoned-time";
import type { DueInput } from "./schema";
import { MAX_COMMITMENT } from "./schema";

export interface FoundPlan {
  /** A sentence of the text, exactly as it stands there. */
  quote: string;
  /** The part after 'if' of an if-then plan. */
  cue: string | null;
  due: DueInput | null;
}

/** Where and when something was written. */
export interface PlanClock {
  at: Date;
  timeZone: string;
}

/** Somebody says what they themselves will do. */
const INTENT = [
  /\b(?:i|we)(?:'ll| will| shall|'m going to| am going to|'re going to| are going to| plan to| intend to| have decided to|'ve decided to| commit to| promise to)\b/i,
  /\bmy (?:plan|next step|commitment|promise) is\b/i,
  /\b(?:ich|wir) (?:werde|werden|rufe|sage|schreibe|spreche|mache|nehme|gehe|schicke|kläre|treffe|gebe|habe vor|verspreche)\b/i,
  /\b(?:morgen|am \w+|nächste woche) (?:werde|rufe|sage|schreibe|spreche|mache|schicke|kläre) ich\b/i,
  /\b(?:je (?:vais|ferai|dirai|parlerai|appellerai|enverrai)|nous allons|mon plan est)\b/i,
  /\b(?:voy a|vamos a|mi plan es|llamaré|hablaré|enviaré|haré|diré)\b/i,
];
/** What is only weighed, refused, or somebody else's. */
const NOT_A_PLAN =
  /\b(?:maybe|perhaps|might|could|would|should i|not sure|don't know|probably not|if i were|won't|will not|never|not going to|vielleicht|könnte|würde|weiß nicht|peut-être|quizás?|tal vez)\b/i;

const IF_THEN =
  /^\s*(?:if|when|wenn|falls|si|quand|cuando)\s+(.{3,160}?),\s*(?:then\s+|dann\s+|alors\s+|entonces\s+)?/i;

const PARSERS = [chrono.en, chrono.de, chrono.fr, chrono.es];

/** The sentences of what the person wrote themselves, exactly as they stand there. */
function sentencesOf(text: string): string[] {
  return text
    .split("\n")
    .filter((line) => !/^\s*>/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

const isPlan = (sentence: string) =>
  !sentence.endsWith("?") && !NOT_A_PLAN.test(sentence) && INTENT.some((pattern) => pattern.test(sentence));

const two = (value: number | null) => String(value ?? 0).padStart(2, "0");

/** The future day that a text names, read in the person's zone; null when it names none for certain. */
export function dueIn(text: string, { at, timeZone }: PlanClock): DueInput | null {
  const wall = wallTimeAt(at, timeZone);
  // The parser is shown the person's wall clock as if it were UTC, so that no zone of the server comes in.
  const reference = { instant: new Date(`${wall.date}T${wall.time}:00Z`), timezone: 0 };
  for (const parser of PARSERS) {
    const start = parser.parse(text, reference, { forwardDate: true })[0]?.start;
    if (!start || !["day", "weekday"].some((part) => start.isCertain(part as "day" | "weekday"))) continue;
    const date = `${start.get("year")}-${two(start.get("month"))}-${two(start.get("day"))}`;
    if (date < wall.date) continue;
    return { date, time: start.isCertain("hour") ? `${two(start.get("hour"))}:${two(start.get("minute"))}` : null };
  }
  return null;
}

const cueOf = (sentence: string): string | null => IF_THEN.exec(sentence)?.[1]?.trim() ?? null;

/** The first sentence that says what the person will do, and on which day; null when there is none. */
export function findPlan(text: string, clock: PlanClock): FoundPlan | null {
  for (const quote of sentencesOf(text)) {
    if (quote.length > MAX_COMMITMENT || !isPlan(quote)) continue;
    const due = dueIn(quote, clock);
    if (due) return { quote, cue: cueOf(quote), due };
  }
  return null;
}

/** What to begin with when somebody keeps a text that need not hold a plan: its plan, else its first sentence. */
export function planOrBeginning(text: string, clock: PlanClock): FoundPlan {
  const plan = findPlan(text, clock);
  if (plan) return plan;
  const sentences = sentencesOf(text).filter((sentence) => !sentence.endsWith("?"));
  const chosen = sentences.find((sentence) => INTENT.some((pattern) => pattern.test(sentence))) ?? sentences[0] ?? "";
  const quote = chosen.slice(0, MAX_COMMITMENT);
  return { quote, cue: cueOf(quote), due: dueIn(quote, clock) };
}
