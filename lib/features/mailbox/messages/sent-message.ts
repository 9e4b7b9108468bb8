import type { SentMessage } from "@/lib/providers/mailbox/port";
import { htmlToText } from "../own-text/html-to-text";
import { extractOwnText } from "../own-text/extract-own-text";
import type { Exclusion, MessageFeatures } from "../schema";
import { countsOf } from "./counts";
import {
  addressesIn,
  exclusionByHeaders,
  hasCalendarSubject,
  type Headers,
  isForward,
  senderNames,
  sentAt,
} from "./headers";
import { languageOf } from "./language";
import { countWords, sentencesOf } from "./text";

export interface Pseudonymizer {
  recipient: (address: string) => string;
  thread: (id: string) => string;
  message: (id: string) => string;
}

export type Extraction =
  | {
      kind: "own";
      features: MessageFeatures;
      ownText: string;
      allWords: number;
      inReplyTo: string | null;
      isForward: boolean;
      foreignSigner: string | null;
    }
  | { kind: "excluded"; reason: Exclusion; invitedAt: number | null };

const MAX_PSEUDONYMS = 10;
const MIN_FORWARD_WORDS = 6;
const MAX_RESPONSE_WORDS = 3;

/** cyrb53, a 53-bit hash: distinguishes messages of one person; not cryptographic. */
export function cyrb53Hash(text: string): string {
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

const exclude = (reason: Exclusion, invitedAt: number | null = null): Extraction => ({
  kind: "excluded",
  reason,
  invitedAt,
});

const bodyOf = ({ text, html }: SentMessage): string => (text?.trim() ? text : htmlToText(html ?? ""));

const firstMessageId = (field: string | undefined): string | null => /<[^<>\s]{1,400}>/.exec(field ?? "")?.[0] ?? null;

export const conversationRootId = (headers: Headers): string | null =>
  firstMessageId(headers.get("references")) ??
  firstMessageId(headers.get("in-reply-to")) ??
  firstMessageId(headers.get("message-id"));

function exclusionOf(message: SentMessage): Exclusion | null {
  return exclusionByHeaders(message.headers) ?? (message.calendar === null ? null : "calendar");
}

interface ExtractOptions {
  pseudonymizer: Pseudonymizer;
  now: Date;
  offsetMinutesAt?: (at: number) => number;
  isStrict?: boolean;
}

export function extractFeatures(message: SentMessage, options: ExtractOptions): Extraction {
  const { pseudonymizer, now, offsetMinutesAt, isStrict = false } = options;
  const { headers } = message;
  const reason = exclusionOf(message);
  const sent = sentAt(headers, now);
  if (reason) return exclude(reason, message.calendar === "REQUEST" ? (sent?.at ?? null) : null);
  if (!sent) return exclude("undated");
  const body = bodyOf(message);
  const names = senderNames(headers);
  const {
    text: ownText,
    closingThanks,
    signerName: signer,
    isDoubtful,
  } = extractOwnText(body, { senderNames: names, isStrict });
  const sentences = sentencesOf(ownText);
  const words = sentences.flatMap((sentence) => sentence.words);
  if (hasCalendarSubject(headers) && words.length <= MAX_RESPONSE_WORDS) return exclude("calendar");
  if (isForward(headers) && words.length < MIN_FORWARD_WORDS) return exclude("forwarded");
  if (words.length === 0) return exclude("noOwnWords");
  if (isDoubtful) return exclude("doubtful");
  const to = addressesIn(headers.get("to"));
  const id = firstMessageId(headers.get("message-id")) ?? `${sent.at}|${headers.get("subject") ?? ""}`;
  const inReplyTo = firstMessageId(headers.get("in-reply-to"));
  const features: MessageFeatures = {
    id: pseudonymizer.message(id),
    at: sent.at,
    offset: offsetMinutesAt ? offsetMinutesAt(sent.at) : sent.offset,
    isReply: inReplyTo !== null,
    recipients: to.length + addressesIn(headers.get("cc")).length,
    to: to.slice(0, MAX_PSEUDONYMS).map(pseudonymizer.recipient),
    thread: pseudonymizer.thread(message.threadId ?? conversationRootId(headers) ?? id),
    language: languageOf(ownText, words),
    latency: null,
    counts: countsOf(sentences, closingThanks),
    isForward: isForward(headers),
    parent: inReplyTo === null ? null : pseudonymizer.message(inReplyTo),
  };
  return {
    kind: "own",
    features,
    ownText,
    allWords: countWords(body),
    inReplyTo,
    isForward: isForward(headers),
    // Pasted mail names no sender, so no signature in it is foreign.
    foreignSigner: names.size > 0 && signer !== null && !names.has(signer) ? signer : null,
  };
}
