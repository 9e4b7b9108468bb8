import { capitalize } from "@/lib/shared/text/text";
import { writeHeldText } from "../../texts/held-text";
import { trimEnd } from "../../text";
import { actKindOf } from "../acts";
import { answer, listMessages, OWN_WORDS, type Answer, type AnswerInput } from "../answer";
import { joinParagraphs } from "../line-picker";

const NAMES_LIST = /^(?:as|in) a list\b|^(?:make|write|put)\b.*\b(?:plan|list|schedule)\b/i;
/** 'Saturday: the sous cooks. Sunday christening: cold buffet' */
const LABELLED = /(?:^|[.;!?,\n] ?)(\p{L}[\p{L}\d]*(?: [\p{L}\d]+){0,2}): /gu;
const MIN_ITEMS = 2;

/** Lines that begin with a label and a colon; empty where fewer than two do. */
function listLabelled(text: string): string[] {
  const starts = [...text.matchAll(LABELLED)].map(
    ({ index, 0: whole, 1: label = "" }) => index + whole.length - label.length - 2,
  );
  return starts.length < MIN_ITEMS ? [] : starts.map((start, at) => text.slice(start, starts[at + 1]));
}

/** What is named behind a colon or the first sentence. */
function listNamed(text: string): string[] {
  const start = [": ", ":\n", ". "].map((mark) => text.indexOf(mark)).find((at) => at >= 0);
  return text.slice(start === undefined ? text.length : start + 2).split(/[,;\n] ?(?:and )?| [-/] |[.!] /);
}

const tidy = (items: string[]): string[] =>
  items
    .map((item) => trimEnd(item.trim().replace(/^[-*•] ?/, "")).replace(/[,;]$/, ""))
    .filter((item) => /\p{L}|\d/u.test(item) && !NAMES_LIST.test(item))
    .map(capitalize);

const writeList = (items: string[], { writer }: AnswerInput): Answer | null =>
  items.length < MIN_ITEMS
    ? null
    : answer(
        joinParagraphs(writer.pickCopy("own-list"), writeHeldText({ greeting: "", body: "", ending: "", items })),
        "own-list",
        OWN_WORDS,
        { isWorkable: true },
      );

/** A plan that is told by its days, or by other labels. */
export const answerLabelledLines = (input: AnswerInput): Answer | null =>
  actKindOf(input.message.act) === "dialogue" ? writeList(tidy(listLabelled(input.message.text)), input) : null;

/** A list of what the message names, or the labelled lines of the one before; null when there are fewer than two things. */
export function answerOwnList(input: AnswerInput): Answer | null {
  const { message, turns } = input;
  const before = listMessages(turns).at(-2) ?? "";
  const found = [listLabelled(message.text), listLabelled(before), listNamed(message.text)].map(tidy);
  return writeList(found.find(({ length }) => length >= MIN_ITEMS) ?? [], input);
}
