import type { KnownGoal } from "../../schema";
import { listenerContent } from "../content";
import { trimEnd } from "../../text";
import { answer, type Answer, type AnswerInput } from "../answer";
import { joinParagraphs } from "../line-picker";

const lineOf = ({ text, dueText }: KnownGoal) => `- “${trimEnd(text)}”${dueText ? `, due ${dueText}` : ""}`;

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
  const acknowledgement = first.isQuestion ? writer.pickCopy("raise-first") : first.text;
  const text = joinParagraphs(isGreeting ? null : acknowledgement, question);
  return { text, did: { act: "raise", subject: raised[0]?.id ?? null }, isQuestion: true };
}

const MAX_OUTCOME_WORDS = 40;

function outcomeOf(normal: string): string | null {
  const clauses = normal.split(/[,;:.!\n]+|\bbut\b/);
  const acts = clauses.flatMap((clause) => listenerContent().cues.first("outcomes", clause) ?? []);
  if (acts.includes("raised-hard")) return "raised-hard";
  return acts.includes("raised-done") && acts.includes("raised-missed") ? "raised-mixed" : (acts[0] ?? null);
}

function answerObstacle({ message, writer }: AnswerInput): Answer | null {
  const copy = listenerContent().cues.first("obstacles", message.normal);
  return copy ? answer(writer.pickCopy(copy), "raised-obstacle", null, { isQuestion: true }) : null;
}

export function answerOutcome(input: AnswerInput): Answer | null {
  const { message, state, writer, context } = input;
  const raised = state.did;
  if (!raised || message.words.length > MAX_OUTCOME_WORDS || message.text.trim().endsWith("?")) return null;
  if (raised.act === "raised-missed" || raised.act === "raised-mixed") return answerObstacle(input);
  if (raised.act !== "raise") return null;
  const found = outcomeOf(message.normal);
  const isOfToday = context.goals.find(({ id }) => id === raised.subject)?.state === "due";
  const act = found === "raised-missed" && isOfToday ? "raised-early" : found;
  return act ? answer(writer.pickCopy(act), act, null, { isQuestion: act !== "raised-drop" }) : null;
}
