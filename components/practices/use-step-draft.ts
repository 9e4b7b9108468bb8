"use client";

import { useCallback, useState } from "react";
import { removeFromTab, restoreFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";

/**
 * The value being entered into a step's control. It survives a reload; `key` names the run and the step, and the
 * control is remounted for each.
 */
export function useStepDraft<T>(key: string, initial: T): [T, (value: T) => void, () => void] {
  const storageKey = `clarity-practice-${key}`;
  const [value, setValue] = useState<T>(() => restoreFromTab(storageKey, (stored) => stored as T) ?? initial); // Only this hook writes the key.
  const change = useCallback(
    (next: T) => {
      setValue(next);
      saveToTab(storageKey, JSON.stringify(next));
    },
    [storageKey],
  );
  const clear = useCallback(() => removeFromTab(storageKey), [storageKey]);
  return [value, change, clear];
}
