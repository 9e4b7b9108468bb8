import { readFileSync } from "node:fs";

/** The cases of a file with one JSON value a line, as `Line` without a check. */
export const readJsonLines = <Line>(file: URL | string): Line[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
