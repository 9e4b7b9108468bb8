import { readFromTab, removeFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";

const STORAGE_KEY = "clarity-creation-key";

/**
 * The key of the conversation that is being created. A repeat of a request whose response was lost has the same key,
 * also after a reload, so that it creates no second conversation.
 */
export function creationIdempotencyKey(): string {
  const key = readFromTab(STORAGE_KEY) ?? crypto.randomUUID();
  saveToTab(STORAGE_KEY, key);
  return key;
}

export const clearCreationIdempotencyKey = (): void => removeFromTab(STORAGE_KEY);
