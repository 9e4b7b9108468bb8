/** The value after `#name=` in the address. A fragment is never sent, so it appears in no server or proxy log. */
export const readFragment = (name: string): string | null =>
  new URLSearchParams(window.location.hash.slice(1)).get(name);

export function takeFragment(name: string): string | null {
  const value = readFragment(name);
  if (value !== null)
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return value;
}
