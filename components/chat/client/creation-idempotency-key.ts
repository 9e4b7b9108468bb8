import { removeFromTab, saveToTab, readFromTab } from "@/lib/shared/tab-storage";

const KEY = "clarity-beginning";

/**
 * The idempotency key of the conversation that is being created. It survives a reload until creation succeeds, so that
 * a retry creates no second conversation.
 */
export function creationIdempotencyKey(): string {
  const key = readFromTab(KEY) ?? crypto.randomUUID();
  saveToTab(KEY, key);
  return key;
}

export const clearCreationIdempotencyKey = (): void => removeFromTab(KEY);
