import { forgetInTab, keepInTab, readFromTab } from "@/lib/shared/tab-storage";

const KEY = "clarity-beginning";

/**
 * Names the conversation that is being made, so that asking for it again, when the answer was lost, makes no second one.
 * This tab keeps the name over a reload, until the conversation is there.
 */
export function beginningKey(): string {
  const key = readFromTab(KEY) ?? crypto.randomUUID();
  keepInTab(KEY, key);
  return key;
}

export const forgetBeginning = (): void => forgetInTab(KEY);
