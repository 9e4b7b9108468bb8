/** A message at most; longer ones are refused before anything is stored. */
export const MAX_MESSAGE = 8_000;

const TITLE_WORDS = 5;
const TITLE_LENGTH = 30;

/** The title of a conversation: the first five words of its first message, cut to 30 characters plus an ellipsis. */
export function titleFrom(message: string): string {
  const words = message.trim().split(/\s+/).slice(0, TITLE_WORDS).join(" ");
  const points = [...words];
  return points.length > TITLE_LENGTH ? `${points.slice(0, TITLE_LENGTH).join("")}…` : words;
}

/** States in which a reply is still being written by some process. */
export const RUNNING_STATES = ["pending", "streaming"] as const;

/** How a reply can end; `interrupted` and `failed` offer another try. */
export type FinalState = "complete" | "stopped" | "interrupted" | "failed";
export type MessageStateView = (typeof RUNNING_STATES)[number] | FinalState;

/** Why a reply failed, as one of the designed outcomes. */
export type ReplyFailure = "busy" | "unavailable" | "too_long" | "refused";

const FAILURES: Record<ReplyFailure, [reason: string, advice: string]> = {
  busy: ["The language model is busy right now.", "please try again in a moment."],
  unavailable: ["The language model cannot be reached right now.", "please try again in a moment."],
  too_long: ["This is too long for the language model.", "please try a shorter one."],
  refused: ["The language model declined to answer this.", "please try other words."],
};

export function failureWords(failure: ReplyFailure, kept = "Your message is kept"): string {
  const [reason, advice] = FAILURES[failure];
  return `${reason} ${kept}; ${advice}`;
}

export const isRunning = (state: MessageStateView): state is (typeof RUNNING_STATES)[number] =>
  state === "pending" || state === "streaming";

/** How long a deleted conversation can be brought back, in milliseconds. */
export const RESTORABLE = 24 * 60 * 60 * 1000;

const MAX_TERMS = 8;
/** One letter of an alphabet says nothing; one character of a script without word spaces does. */
const MIN_TERM = 2;

/** The words of a search, in lower case; what is not a letter or a digit only separates them. */
export function searchTerms(text: string): string[] {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)]
    .filter((word) => word.length >= MIN_TERM || /[^\u0000-\u024f]/.test(word))
    .slice(0, MAX_TERMS);
}
