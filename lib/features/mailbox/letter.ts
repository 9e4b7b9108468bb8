import { countsOf } from "./counts";
import { addressesIn, exclusionByHeaders, type Headers, isForward, sentAt } from "./headers";
import { htmlToText } from "./html-text";
import { languageOf } from "./language";
import { ownWords } from "./own-words";
import type { Exclusion, MessageFeatures } from "./schema";
import { countWords, sentencesOf } from "./text";

/** A sent message as any source gives it, before anything is measured. */
export interface Letter {
  headers: Headers;
  /** The plain body, when there is one. */
  text: string | null;
  html: string | null;
  /** The method of a calendar part (`REQUEST`, `REPLY`), an empty text when it has none, null without such a part. */
  calendar: string | null;
  /** The source's own conversation id, when it has one. */
  threadId: string | null;
}

/** How identities become marks: a recipient, a conversation, a message. */
export interface Marks {
  recipient: (address: string) => string;
  thread: (id: string) => string;
  message: (id: string) => string;
}

export type Reading =
  | { kind: "own"; features: MessageFeatures; ownText: string; allWords: number; inReplyTo: string | null }
  | { kind: "left-out"; reason: Exclusion; invitedAt: number | null };

const MAX_MARKS = 10;
const MIN_FORWARD_WORDS = 6;

/** A 53-bit hash of two rounds (cyrb53), enough to tell a person's own messages apart; not a secret. */
export function shortHash(text: string): string {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (low >>> 0).toString(16).padStart(8, "0") + (high >>> 0).toString(16).padStart(8, "0");
}

const leftOut = (reason: Exclusion, invitedAt: number | null = null): Reading => ({
  kind: "left-out",
  reason,
  invitedAt,
});

const bodyOf = ({ text, html }: Letter): string => (text?.trim() ? text : htmlToText(html ?? ""));

/** The id in a field of message ids, the first one of several. */
const firstId = (field: string | undefined): string | null => /<[^<>\s]{1,400}>/.exec(field ?? "")?.[0] ?? null;

function leftOutReason(letter: Letter): Exclusion | null {
  return exclusionByHeaders(letter.headers) ?? (letter.calendar === null ? null : "calendar");
}

/** One sent message as features, or why it was left out. Nothing of its text survives but what is returned as ownText. */
export function readLetter(letter: Letter, marks: Marks, now: Date): Reading {
  const { headers } = letter;
  const sent = sentAt(headers, now);
  if (!sent) return leftOut("unreadable");
  const reason = leftOutReason(letter);
  if (reason) return leftOut(reason, letter.calendar === "REQUEST" ? sent.at : null);
  const body = bodyOf(letter);
  const { text: ownText, closingThanks } = ownWords(body);
  const sentences = sentencesOf(ownText);
  const words = sentences.flatMap((sentence) => sentence.words);
  if (isForward(headers) && words.length < MIN_FORWARD_WORDS) return leftOut("forwarded");
  if (words.length === 0) return leftOut("noOwnWords");
  const to = addressesIn(headers.get("to"));
  const id = firstId(headers.get("message-id")) ?? `${sent.at}|${headers.get("subject") ?? ""}`;
  const inReplyTo = firstId(headers.get("in-reply-to"));
  const root = letter.threadId ?? firstId(headers.get("references")) ?? inReplyTo ?? id;
  const features: MessageFeatures = {
    id: marks.message(id),
    ...sent,
    isReply: inReplyTo !== null,
    recipients: to.length + addressesIn(headers.get("cc")).length,
    to: to.slice(0, MAX_MARKS).map(marks.recipient),
    thread: marks.thread(root),
    language: languageOf(ownText, words),
    latency: null,
    counts: countsOf(sentences, closingThanks),
  };
  return { kind: "own", features, ownText, allWords: countWords(body), inReplyTo };
}
