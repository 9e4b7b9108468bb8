/** Loads a fresh page, so that cookies set just before apply there. */
export function goTo(path: string): void {
  window.location.assign(path);
}
