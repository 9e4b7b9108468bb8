import { readFromTab, removeFromTab, restoreFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";
import type { ClientMessage } from "./merge-messages";

// A repeat of a request whose response was lost has the same key, also after a reload: it creates nothing twice.

const CREATION_KEY = "clarity-beginning";
const pendingSendKey = (conversationId: string) => `clarity-unsure-${conversationId}`;

/** The key of the conversation that is being created. */
export function creationIdempotencyKey(): string {
  const key = readFromTab(CREATION_KEY) ?? crypto.randomUUID();
  saveToTab(CREATION_KEY, key);
  return key;
}

export const clearCreationIdempotencyKey = (): void => removeFromTab(CREATION_KEY);

/**
 * A message that is not known to be stored. `id` is its key; `priorIds` are the messages with the same text that were
 * there before; `isReturned` when the input has taken its text over.
 */
export interface PendingSend {
  id: string;
  text: string;
  priorIds: string[];
  isReturned?: boolean;
}

// Like the server's cleaning, except for invisible characters.
const hasSameText = ({ role, content }: ClientMessage, text: string) =>
  role === "user" && content === text.normalize("NFC").trim();

export const createPendingSend = (id: string, text: string, messages: ClientMessage[]): PendingSend => ({
  id,
  text,
  priorIds: messages.filter((message) => hasSameText(message, text)).map((message) => message.id),
});

export const wasStored = ({ text, priorIds }: PendingSend, rows: ClientMessage[]): boolean =>
  rows.some((row) => hasSameText(row, text) && !priorIds.includes(row.id));

export function storePendingSend(conversationId: string, pendingSend: PendingSend | null): void {
  if (pendingSend) saveToTab(pendingSendKey(conversationId), JSON.stringify(pendingSend));
  else removeFromTab(pendingSendKey(conversationId));
}

export const loadPendingSend = (conversationId: string): PendingSend | null =>
  restoreFromTab(pendingSendKey(conversationId), (value) => value as PendingSend); // Written by storePendingSend.
