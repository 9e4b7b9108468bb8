// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as util from "node:util";

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

function givenDataDir() {
  const file = join(ROOT, ".env");
  // A Node too old for this reads the environment alone until the packaged one takes over.
  const fromFile = existsSync(file) ? util.parseEnv?.(readFileSync(file, "utf8")).CLARITY_DATA : undefined;
  return process.env.CLARITY_DATA?.trim() || fromFile?.trim();
}

export const DATA_DIR = resolve(ROOT, givenDataDir() || ".data");

export const inRoot = (/** @type {string[]} */ ...parts) => join(ROOT, ...parts);
export const inData = (/** @type {string[]} */ ...parts) => join(DATA_DIR, ...parts);

export const messageOf = (/** @type {unknown} */ error) => (error instanceof Error ? error.message : String(error));

export class UserFacingError extends Error {
  /**
   * @param {string} message
   * @param {{ detail?: string }} [options] `detail` is printed below the line, such as a tool's own output.
   */
  constructor(message, { detail } = {}) {
    super(message);
    this.name = "UserFacingError";
    this.detail = detail;
  }
}
