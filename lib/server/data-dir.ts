import "server-only";
import { join, resolve } from "node:path";
import { env } from "./env";

/** A place in the folder that holds what this installation keeps outside its database. */
export const inDataDir = (...parts: string[]): string =>
  join(resolve(process.cwd(), env().CLARITY_DATA ?? ".data"), ...parts);
