import { removeFromTab, saveToTab, restoreFromTab } from "@/lib/shared/tab-storage";
import type { ClientMessage } from "./merge-messages";

/** `id` is the idempotency key; `priorIds` are the messages with the same text that were there before. */
export interface PendingSend {
  id: string;
  text: string;
  priorIds: string[];
  isReturned?: boolean;
}

const storageKey = (conversationId: string) => `clarity-unsure-${conversationId}`;
// Like the server's cleaning, except for invisible characters.
const normalizeText = (text: string) => text.normalize("NFC").trim();
const hasSameText = ({ role, content }: ClientMessage, text: string) =>
  role === "user" && content === normalizeText(text);

export const createPendingSend = (id: string, text: string, messages: ClientMessage[]): PendingSend => ({
  id,
  text,
  priorIds: messages.filter((message) => hasSameText(message, text)).map((message) => message.id),
});

export const wasStored = ({ text, priorIds }: PendingSend, rows: ClientMessage[]): boolean =>
  rows.some((row) => hasSameText(row, text) && !priorIds.includes(row.id));

export function storePendingSend(conversationId: string, pendingSend: PendingSend | null): void {
  if (pendingSend) saveToTab(storageKey(conversationId), JSON.stringify(pendingSend));
  else removeFromTab(storageKey(conversationId));
}

export const loadPendingSend = (conversationId: string): PendingSend | null =>
  restoreFromTab(storageKey(conversationId), (value) => value as PendingSend); // Written by storePendingSend.
