/**
 * Never shown: addresses without a page get `global-not-found.tsx`, and each page that can miss something has a
 * `not-found.tsx` beside it. It only keeps the framework's own, which would otherwise travel in the data of every page.
 */
export default function NotFound() {
  return null;
}
