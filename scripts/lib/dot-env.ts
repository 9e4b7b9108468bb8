import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The names and values of a file in the form of `.env`; a file that is not there holds none. */
export function readEnvFile(path: string): Record<string, string> {
  if (!existsSync(path)) return {};
  return parseEnv(readFileSync(path, "utf8")) as Record<string, string>; // parseEnv gives only strings.
}
