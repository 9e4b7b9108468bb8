import "server-only";
import { join, resolve } from "node:path";
import { env } from "./env";

export const inDataDir = (...parts: string[]): string =>
  join(resolve(process.cwd(), env().CLARITY_DATA ?? ".data"), ...parts);
