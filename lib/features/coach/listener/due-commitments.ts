import type { KnownGoal } from "../schema";
import { trimEnd } from "./text";
import { answer, type Answer, type AnswerInput } from "./answer";
import { joinParagraphs } from "./line-picker";

const lineOf = ({ text, dueText }: KnownGoal) => `- “${trimEnd(text)}”${dueText ? `, due ${dueText}` : ""}`;

/** Asks once about due commitments. A reply that ends with its own question defers this to the next message. */
export function askAboutDue(first: Answer, raised: KnownGoal[], { writer, message }: AnswerInput): Answer {
  if (raised.length === 0) return first;
  const number = raised.length === 1 ? "one" : "many";
  const hasToday = raised.some(({ state }) => state === "due");
  const question = joinParagraphs(
    writer.pickCopy(`raise-${number}`),
    raised.map(lineOf).join("\n"),
    writer.pickCopy(`raise-${hasToday ? "today" : "question"}-${number}`),
  );
  const isGreeting = message.act.startsWith("greeting");
  const heard = first.isQuestion ? writer.pickCopy("raise-first") : first.text;
  const text = joinParagraphs(isGreeting ? null : heard, question);
  return { text, did: { act: "raise", subject: raised[0]?.id ?? null, at: 0 }, isQuestion: true };
}

// What people say when they are asked how it went. The order decides for one clause, because 'not done' contains 'done'.
const OUTCOME_PATTERNS: [act: string, words: RegExp][] = [
  [
    "raised-drop",
    /\b(?:let it go|drop it|no longer|not relevant|doesn't matter|cancel(?:led)?|forget (?:it|about it))\b/,
  ],
  [
    "raised-hard",
    /\b(?:went (?:badly|wrong|poorly|terribly|nowhere)|(?:didn't|did not) go (?:\w+ )?well|not (?:go )?well|disaster|fiasco|backfired|got (?:angry|upset|defensive|loud))\b/,
  ],
  [
    "raised-missed",
    /\b(?:not yet|didn't|did not|haven't|have not|hasn't|not done|no time|forgot|nope|no(?! (?:problem|trouble|worries)))\b|\b(?:postponed|slipped|ran out of time|avoided|putting it off|put it off)\b/,
  ],
  ["raised-done", /\b(?:done|did it|did|yes|went (?:well|fine|ok|okay)|finished|sent it|told|talked|spoke|called)\b/],
];
const MAX_OUTCOME_WORDS = 40;

/** One answer to several commitments, as in 'Jo yes, Hensel no', is mixed. */
function outcomeOf(normal: string): string | null {
  const clauses = normal.split(/[,;:.!\n]+|\bbut\b/);
  const acts = clauses.flatMap((clause) => OUTCOME_PATTERNS.find(([, words]) => words.test(clause))?.[0] ?? []);
  if (acts.includes("raised-hard")) return "raised-hard";
  return acts.includes("raised-done") && acts.includes("raised-missed") ? "raised-mixed" : (acts[0] ?? null);
}

const OBSTACLE_PATTERNS: [copy: string, words: RegExp][] = [
  [
    "raised-big",
    /\b(?:too (?:big|much|hard)|big|hard|difficult|afraid|fear|nervous|courage|conflict|avoid\w*|unclear|how to|where to)\b/,
  ],
  ["raised-time", /\b(?:time|busy|full|meetings?|calendar|week|hours?|deadline|travel\w*|urgent)\b/],
  ["raised-other", /\b(?:he|she|they|him|her|them|somebody|someone|else|others?|people|boss|team|wait\w*)\b/],
];

function answerObstacle({ message, writer }: AnswerInput): Answer | null {
  const copy = OBSTACLE_PATTERNS.find(([, words]) => words.test(message.normal))?.[0];
  return copy ? answer(writer.pickCopy(copy), "raised-obstacle", null, { isQuestion: true }) : null;
}

export function answerOutcome(input: AnswerInput): Answer | null {
  const { message, state, writer, context } = input;
  const asked = state.did;
  if (!asked || message.words.length > MAX_OUTCOME_WORDS || message.text.trim().endsWith("?")) return null;
  if (asked.act === "raised-missed" || asked.act === "raised-mixed") return answerObstacle(input);
  if (asked.act !== "raise") return null;
  const found = outcomeOf(message.normal);
  const isOfToday = context.goals.find(({ id }) => id === asked.subject)?.state === "due";
  const act = found === "raised-missed" && isOfToday ? "raised-early" : found;
  return act ? answer(writer.pickCopy(act), act, null, { isQuestion: act !== "raised-drop" }) : null;
}
