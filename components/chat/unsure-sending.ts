import { forgetInTab, keepInTab, restoreFromTab } from "@/lib/shared/tab-storage";
import type { ThreadMessage } from "./merge-messages";

/** A sending of which this page does not know (yet) whether the server has it. */
export interface UnsureSending {
  id: string;
  text: string;
  /** Messages with the same words that were there before. */
  known: string[];
}

const keyOf = (sessionId: string) => `clarity-unsure-${sessionId}`;
// As the server keeps it, but for characters that cannot be seen.
const plain = (text: string) => text.normalize("NFC").trim();
const saysTheSame = ({ role, content }: ThreadMessage, text: string) => role === "user" && content === plain(text);

export const newSending = (id: string, text: string, messages: ThreadMessage[]): UnsureSending => ({
  id,
  text,
  known: messages.filter((message) => saysTheSame(message, text)).map((message) => message.id),
});

/** The server has it: its words stand among what the server has stored, and did not before. */
export const wasTaken = ({ text, known }: UnsureSending, rows: ThreadMessage[]): boolean =>
  rows.some((row) => saysTheSame(row, text) && !known.includes(row.id));

/** Keeps it for this tab beyond a reload; null when its fate is known. */
export function keepSending(sessionId: string, sending: UnsureSending | null): void {
  if (sending) keepInTab(keyOf(sessionId), JSON.stringify(sending));
  else forgetInTab(keyOf(sessionId));
}

export const keptSending = (sessionId: string): UnsureSending | null =>
  restoreFromTab(keyOf(sessionId), (value) => value as UnsureSending); // Our own; see keepSending.
