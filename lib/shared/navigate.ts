/** Leaves for another address of this site with a fresh page, so that cookies set a moment ago are in force there. */
export function goTo(path: string): void {
  window.location.assign(path);
}
