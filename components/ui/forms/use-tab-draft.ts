import { useCallback, useEffect, useState } from "react";
import { removeFromTab, restoreFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";

type Fields = Record<string, string>;

const readDraft = (key: string): Fields => restoreFromTab(key, (stored) => stored as Fields) ?? {}; // Only `change` below writes the key.

/**
 * Text fields of a form that survive a reload, in this tab alone. Stored text comes after the first paint, because
 * storage exists in the browser only, and never replaces what was typed before.
 */
export function useTabDraft<T extends Fields>(
  key: string,
  initial: T,
): [values: T, change: (part: Partial<T>) => void, clearDraft: () => void] {
  const [values, setValues] = useState(initial);
  const [first] = useState(initial);

  useEffect(() => {
    const stored = Object.entries(readDraft(key));
    if (stored.length === 0) return;
    // eslint-disable-next-line react-hooks/set-state-in-effect -- as said above
    setValues((shown) => {
      const unchanged = stored.filter(([name]) => name in first && shown[name] === first[name]);
      return { ...shown, ...Object.fromEntries(unchanged) };
    });
  }, [key, first]);

  const change = useCallback(
    (part: Partial<T>) => {
      setValues((shown) => ({ ...shown, ...part }));
      saveToTab(key, JSON.stringify({ ...readDraft(key), ...part }));
    },
    [key],
  );
  const clearDraft = useCallback(() => removeFromTab(key), [key]);
  return [values, change, clearDraft];
}

export const hasTabDraft = (key: string): boolean => Object.values(readDraft(key)).some((text) => text.trim() !== "");
