import type { CoachTurn } from "../../schema";
import { sentencesOf } from "../../text";
import { isPressed, stateOf } from "../answer";

/** What the person told, in their words, and the question before it. */
interface Told {
  question: string | null;
  answer: string;
}

const MAX_ANSWER_CHARACTERS = 300;
const MAX_SHOWN = 10;

const shorten = (text: string) =>
  text.length > MAX_ANSWER_CHARACTERS ? `${text.slice(0, text.lastIndexOf(" ", MAX_ANSWER_CHARACTERS))} …` : text;

const findQuestion = (reply = ""): string | null => sentencesOf(reply).findLast((each) => each.endsWith("?")) ?? null;

/** Messages that asked nothing of the coach, the oldest first; of the last one, whose reply is not known, it is assumed. */
export const listTold = (turns: CoachTurn[]): Told[] =>
  turns.flatMap(({ role, content }, at) => {
    const [before, after] = [turns[at - 1], turns[at + 1]];
    if (role !== "user" || isPressed(turns, at)) return [];
    const act = stateOf(after)?.did?.act;
    if (act !== undefined && act !== "listen") return [];
    return [{ question: findQuestion(before?.content), answer: shorten(content.replace(/\s+/g, " ").trim()) }];
  });

/** As Markdown: each question with its answer as a quotation. */
export const writeTold = (told: Told[]): string =>
  told
    .slice(-MAX_SHOWN)
    .map(({ question, answer }) => `${question ? `**${question}**\n\n` : ""}“${answer}”`)
    .join("\n\n");
