import { findRemark } from "@/lib/features/practices/checks";
import { listBlanks, readOwnVersion } from "../../model";
import { readBlankValues } from "../../texts/blank-values";
import { findShownText } from "../../texts/find-shown-text";
import { readHeldText, writePlain } from "../../texts/held-text";
import { answer, listHeldTexts, listMessages, type Answer, type AnswerInput } from "../answer";
import { joinParagraphs } from "../line-picker";

/** What holds for any text to somebody at work. */
const CHECKS = ["absolute", "motive", "praise-but", "softened", "two-asks"] as const;
const MAX_REMARKS = 2;

/** Those that were not made yet, as a list; empty where nothing is to be remarked on. */
function listRemarks(text: string, { writer }: AnswerInput): string {
  const found = CHECKS.flatMap((check) => findRemark([check], text)?.remark ?? []).filter((each) => writer.isNew(each));
  return found
    .slice(0, MAX_REMARKS)
    .map((remark) => `- ${writer.markUsed(remark)}`)
    .join("\n");
}

/** As many turns back a text may stand that a question is about. */
const LATEST_TURNS = 6;
const ASKS_AGAIN =
  /\b(?:is|are|was) (?:it|this|that|(?:my|the) (?:letter|e-?mail|mail|message|text|draft|note|version|sentence)) (?:really |now |still )?(?:too |ok\b|okay|fine\b|good\b|polite|clear\b|rude|harsh)/;

/** The text that the message shows, or the one shown before that it asks about. */
function findShown({ message, turns }: AnswerInput): string | null {
  const shown = findShownText(message.text);
  // A quotation of the coach's text is about that text.
  if (shown && turns.some(({ role, content }) => role === "assistant" && content.includes(shown))) return null;
  if (shown || !ASKS_AGAIN.test(message.normal)) return shown;
  const before = listMessages(turns.slice(-LATEST_TURNS, -1)).map(
    (text) => readOwnVersion(text) ?? findShownText(text),
  );
  return before.findLast((text) => text !== null) ?? null;
}

const isPlan = (message: string) => /\b(?:right|good|sound|sensible) plan\b/i.test(message);

/** Remarks on a text that the person shows and asks about. */
export function answerShownText(input: AnswerInput): Answer | null {
  const { message, state, writer } = input;
  const shown = findShown(input);
  if (!shown) return null;
  if (isPlan(message.text)) return answer(writer.pickCopy("shown-plan"), "shown-text", state.matter);
  const remarks = listRemarks(shown, input);
  const head = writer.pickCopy(remarks ? "shown-remarks" : "shown");
  return answer(head && joinParagraphs(head, remarks), "shown-text", state.matter);
}

/** Remarks on the text that the person made of one that the coach gave. */
export function answerOwnVersion(input: AnswerInput): Answer | null {
  const { turns, state, writer } = input;
  const own = readOwnVersion(turns.at(-1)?.content ?? "");
  if (!own) return null;
  const { body, items } = readHeldText(own);
  const text = items.length > 0 ? items.join("\n") : body;
  const [, before] = listHeldTexts(turns);
  state.values = { ...state.values, ...(before && readBlankValues(writePlain(before), own)) };
  state.name = state.values.name ?? state.name;
  const remarks = listRemarks(text, input);
  const blanks = listBlanks(own).map((label) => `[${label}]`);
  const open = writer.pickCopy("own-version-open", { blanks: blanks.join(", ") });
  const head = writer.pickCopy(remarks ? "own-version-remarks" : "own-version");
  const subject = state.last?.subject ?? state.matter;
  return answer(joinParagraphs(head ?? writer.pickCopy("ack"), remarks, open), "own-version", subject, {
    isWorkable: true,
  });
}
