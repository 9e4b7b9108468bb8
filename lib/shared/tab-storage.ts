// What this tab keeps over a reload. Storage that is full or forbidden costs what would have been kept, and nothing else.

/** What stood in a page's forms when it was left; see `typed-fields.ts`, which is loaded only when there is something. */
export const TYPED_FIELDS_KEY = "clarity-typed-fields";

export function saveToTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // As above.
  }
}

export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** What was kept as JSON, as `read` understands it; null when there is nothing, or nothing that can be understood. */
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
    // Nothing was kept then.
  }
}
