/**
 * Never shown: unknown addresses get `global-not-found.tsx`, and each page that can return 404 has its own
 * `not-found.tsx`. It replaces the framework's default, which would otherwise be included in the data of every page.
 */
export default function NotFound() {
  return null;
}
