import { removeFromTab, restoreFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";
import type { ClientMessage } from "./merge-messages";

const storageKey = (conversationId: string) => `clarity-pending-send-${conversationId}`;

/**
 * A message that is not known to be stored. `id` is its idempotency key, so that a repeat, also after a reload, stores
 * nothing twice; `priorIds` are the messages with the same text that were there before; `isReturned` when the input has
 * taken its text over.
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
  if (pendingSend) saveToTab(storageKey(conversationId), JSON.stringify(pendingSend));
  else removeFromTab(storageKey(conversationId));
}

export const loadPendingSend = (conversationId: string): PendingSend | null =>
  restoreFromTab(storageKey(conversationId), (value) => value as PendingSend); // Written by storePendingSend.
