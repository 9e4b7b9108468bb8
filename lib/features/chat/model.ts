export const MAX_MESSAGE_LENGTH = 8_000;

const TITLE_WORDS = 5;
const TITLE_LENGTH = 30;

/**
 * The first five words of a message, at most 30 characters plus an ellipsis. Idempotent.
 */
export function deriveTitle(message: string): string {
  const words = message.trim().split(/\s+/).slice(0, TITLE_WORDS).join(" ");
  const points = [...words];
  return points.length > TITLE_LENGTH ? `${points.slice(0, TITLE_LENGTH).join("")}…` : words;
}

export const MESSAGE_PAGE_SIZE = 60;
export const CONVERSATION_PAGE_SIZE = 100;

export const MAX_CONVERSATIONS_PER_PERSON = 20_000;

export const MAX_BULK_IDS = 200;

const RUNNING_STATES = ["pending", "streaming"] as const;

export type FinalState = "complete" | "stopped" | "interrupted" | "failed";
export type MessageState = (typeof RUNNING_STATES)[number] | FinalState;

export type ReplyFailure = "busy" | "unavailable" | "too_long" | "refused" | "misconfigured" | "no_answer";

const FAILURES: Record<ReplyFailure, [reason: string, advice: string]> = {
  busy: ["The language model is busy right now.", "please try again in a moment."],
  unavailable: ["The language model cannot be reached right now.", "please try again in a moment."],
  too_long: ["This is too long for the language model.", "please try a shorter one."],
  misconfigured: ["The coach is unavailable: its language model is not set up correctly.", "please try again later."],
  no_answer: ["The language model thought about this without coming to an answer.", "please try again."],
  refused: ["The language model declined to answer this.", "please try other words."],
};

export function failureMessage(failure: ReplyFailure, kept = "Your message is kept"): string {
  const [reason, advice] = FAILURES[failure];
  return `${reason} ${kept}; ${advice}`;
}

export const isRunning = (state: string): state is (typeof RUNNING_STATES)[number] =>
  RUNNING_STATES.some((running) => running === state);

const MAX_TERMS = 8;
/** Single letters match too much; single characters of scripts without word spaces do not. */
const MIN_TERM_LENGTH = 2;

export function searchTerms(text: string): string[] {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_TERM_LENGTH || /[^\u0000-\u024f]/.test(word))
    .slice(0, MAX_TERMS);
}
