import "server-only";
import { helplines, countryName } from "./helplines";

export const listCountries = (): { code: string; name: string }[] =>
  Object.keys(helplines().countries)
    .map((code) => ({ code, name: countryName(code, "en") }))
    .sort((a, b) => a.name.localeCompare(b.name));
