import { quotesIn, sentencesOf, wordsOf } from "../text";

const JUDGEMENT = new RegExp(
  String.raw`\b(?:ok(?:ay)?|fine|good|acceptable|polite|rude|firm|harsh|hard|cold|direct|short|long|pushy|whiny` +
    String.raw`|arrogant|sarcastic|aggressive|offend\w*|unprofessional|angry|cheeky|right|correct|clear|sense` +
    String.raw`|missing|wrong|accusation|enough|trouble|insane|stupid|sounds?)\b`,
  "i",
);
const ASKS_TO_SEND = /\b(?:can|could|may|shall|should|am i allowed|fit|better) .{0,20}\b(?:send|go out|say|leave)\b/i;
const ASKS_TO_READ = new RegExp(
  String.raw`\b(?:check (?:my|this|it|:)|(?:feedback|opinion) on|rate my|go over|have a look|look (?:only ` +
    String.raw`|just )?(?:at|over)|read it|review (?:my|this|it|request)|thoughts|think (?:of|about) (?:this|it|my)` +
    String.raw`|what you (?:\w+ )?think|(?:do you|d'you|whaddya) think(?= ?\?)|you (?:please |kindly )?look)(?!\w)`,
  "i",
);
/** The text is to be put in or made, which is no question about it. */
const TO_BE_MADE = new RegExp(
  String.raw`\b(?:write (?!ten)|(?<!my )(?:draft (?!\d)|text to)|add|insert|(?<!i've )put|use|replace|change` +
    String.raw`|make (?:it|this|that|me|an?|the)|turn|improve|propose|suggest|better wording|rewrite|rephrase` +
    String.raw`|formulate|begin with|mention|must be|mail say|i want an? \w+ which|you send|let's)\b`,
  "i",
);

const GREETING = /^["“]?(?:dear|hi|hello|hey|good (?:morning|day|evening)|ladies)\b/i;
const MIN_WORDS = 8;
const MAX_QUESTION_WORDS = 14;
/** 'too cheeky', 'ok so' ask without a question mark. */
const MAX_TAIL_WORDS = 4;
/** Around a quotation. */
const MAX_AROUND = 6;
const LEAD = /^[^:]{3,80}: (?=.{30})/s;

const INTERROGATIVE = /^(?:what|how|is|am|are|do|does|can|could|may|would|should|will)\b/i;

const isQuestion = (text: string) => text.includes("?") || INTERROGATIVE.test(text) || ASKS_TO_READ.test(text);

const isAboutIt = (text: string): boolean =>
  !TO_BE_MADE.test(text) && (ASKS_TO_READ.test(text) || JUDGEMENT.test(text) || ASKS_TO_SEND.test(text));

const isWithin = (sentence: string, words: number) => wordsOf(sentence).length <= words;

/** Without quotation marks the text begins with a greeting or behind a colon or question; what is asked stands at an end. */
function findPlain(text: string): string {
  const sentences = sentencesOf(text);
  const [first, last] = [sentences[0] ?? "", sentences.at(-1) ?? ""];
  const lead = LEAD.exec(text)?.[0] ?? "";
  const asks = (sentence: string) => isQuestion(sentence) && isAboutIt(sentence);
  if (isWithin(first, MAX_QUESTION_WORDS) && asks(first)) return text.slice(first.length);
  if (lead && asks(lead)) return text.slice(lead.length);
  const isAsked = isAboutIt(last) && isWithin(last, isQuestion(last) ? MAX_QUESTION_WORDS : MAX_TAIL_WORDS);
  const isText = GREETING.test(text) || (lead !== "" && !TO_BE_MADE.test(lead));
  return isText && isAsked ? text.slice(lead.length, text.lastIndexOf(last)) : "";
}

/** A text of the person's own about which they ask whether it is good, can be sent or is too hard; null without one. */
export function findShownText(message: string): string | null {
  const [quoted = ""] = quotesIn(message).sort((a, b) => b.length - a.length);
  const isLong = wordsOf(quoted).length >= MIN_WORDS;
  if (isLong) {
    const around = message.replace(quoted, " ");
    return isAboutIt(around) && (isQuestion(around) || isWithin(around, MAX_AROUND)) ? quoted.trim() : null;
  }
  const shown = findPlain(message.trim()).trim();
  return wordsOf(shown).length >= MIN_WORDS ? shown : null;
}
