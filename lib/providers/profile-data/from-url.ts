import "server-only";
import { NO_FACTS, type ProfileFacts, type ProfileProvider } from "./port";

/** Some profile URLs hold an internal id instead of a name. */
const INTERNAL_ID = /^ACo[A-Za-z0-9_-]{10,}$/;

/**
 * The name in a profile URL, for example `jane-doe-4a71b` -> `Jane Doe`, or null.
 * LinkedIn appends the parts with digits.
 */
function nameInUrl(profileUrl: string): string | null {
  const handle = new URL(profileUrl).pathname.split("/")[2] ?? "";
  if (INTERNAL_ID.test(handle)) return null;
  const words = decodeURIComponent(handle)
    .split(/[-_]+/)
    .filter((word) => /^[\p{L}\p{M}'’]+$/u.test(word))
    .map((word) => word.charAt(0).toLocaleUpperCase("en") + word.slice(1));
  return words.length > 0 ? words.join(" ").slice(0, 80) : null;
}

export const urlProvider: ProfileProvider = {
  kind: "url",
  lookUp: (profileUrl): Promise<ProfileFacts> => Promise.resolve({ ...NO_FACTS, name: nameInUrl(profileUrl) }),
};
