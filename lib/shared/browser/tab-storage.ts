// Data of this tab that survives a reload. Where storage is full or forbidden, it is lost and nothing else fails.

export const TYPED_FIELDS_KEY = "clarity-typed-fields";

/** An empty text is removed. */
export function saveToTab(key: string, text: string): void {
  if (text === "") return removeFromTab(key);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Not stored.
  }
}

export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function restoreFromTab<T>(key: string, read: (value: unknown) => T): T | null {
  try {
    return read(JSON.parse(readFromTab(key) ?? ""));
  } catch {
    return null;
  }
}

export function removeFromTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
