import { readFromTab, restoreFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";
import type { ClientMessage } from "./merge-messages";

/**
 * A message that is not known to be stored. `id` is its idempotency key, so that a repeat, also after a reload, stores
 * nothing twice; `priorIds` are the messages with the same text that were there before; `isReturned` when its text is
 * back in the input.
 */
export interface PendingSend {
  id: string;
  text: string;
  priorIds: string[];
  isReturned: boolean;
}

/** What a person has written and the server does not have yet. It survives a reload in this tab. */
export interface Unsent {
  draft: string;
  pendingSend: PendingSend | null;
}

// Like the server's cleaning, except for invisible characters.
const hasSameText = ({ role, content }: ClientMessage, text: string) =>
  role === "user" && content === text.normalize("NFC").trim();

export const createPendingSend = (id: string, text: string, messages: ClientMessage[]): PendingSend => ({
  id,
  text,
  priorIds: messages.filter((message) => hasSameText(message, text)).map((message) => message.id),
  isReturned: false,
});

export const wasStored = ({ text, priorIds }: PendingSend, rows: ClientMessage[]): boolean =>
  rows.some((row) => hasSameText(row, text) && !priorIds.includes(row.id));

const draftKey = (conversationId: string) => `clarity-draft-${conversationId}`;
const pendingSendKey = (conversationId: string) => `clarity-pending-send-${conversationId}`;

export function storeUnsent(conversationId: string, { draft, pendingSend }: Unsent): void {
  saveToTab(draftKey(conversationId), draft);
  saveToTab(pendingSendKey(conversationId), pendingSend ? JSON.stringify(pendingSend) : "");
}

export const loadUnsent = (conversationId: string): Unsent => ({
  draft: readFromTab(draftKey(conversationId)) ?? "",
  pendingSend: restoreFromTab(pendingSendKey(conversationId), (value) => value as PendingSend), // Written by storeUnsent.
});
