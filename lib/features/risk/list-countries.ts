import "server-only";
import { helplines, nameOf } from "./helplines";

/** The countries whose helplines are known, by name. */
export const listCountries = (): { code: string; name: string }[] =>
  Object.keys(helplines().countries)
    .map((code) => ({ code, name: nameOf(code, "en") }))
    .sort((a, b) => a.name.localeCompare(b.name));
