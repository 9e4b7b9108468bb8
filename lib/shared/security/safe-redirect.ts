const FORBIDDEN_TARGETS = ["/api/", "/_next/", "/access"];
const MAX_LENGTH = 512;

/**
 * The path after a gate or a sign-in, when it is a path on this site; otherwise the fallback. URL itself normalises,
 * because `/..//host` becomes `//host` only there.
 */
export function safeRedirect(value: unknown, fallback = "/try"): string {
  if (typeof value !== "string" || value.length === 0 || value.length > MAX_LENGTH) return fallback;

  if (!/^\/(?![/\\])/.test(value) || /[\u0000-\u001f\u007f\\]/.test(value)) return fallback;
  const base = "https://site.invalid";
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return fallback;
  }
  if (url.origin !== base || url.pathname.startsWith("//")) return fallback;
  const isForbidden = FORBIDDEN_TARGETS.some(
    (prefix) => url.pathname.startsWith(prefix) || url.pathname === prefix.replace(/\/$/, ""),
  );
  return isForbidden ? fallback : `${url.pathname}${url.search}${url.hash}`;
}
