// @ts-check
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of this checkout. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Everything this checkout keeps on the machine that runs it: secrets, the embedded database, outgoing mail. */
export const DATA_DIR = join(ROOT, ".data");

export const inRoot = (/** @type {string[]} */ ...parts) => join(ROOT, ...parts);
export const inData = (/** @type {string[]} */ ...parts) => join(DATA_DIR, ...parts);

/** An end that is explained to the person in one line; anything else that is thrown is a defect and shows its stack. */
export class UserFacingError extends Error {
  /** @param {string} message @param {{ detail?: string }} [options] `detail` is shown below the line, such as a tool's own output. */
  constructor(message, { detail } = {}) {
    super(message);
    this.name = "UserFacingError";
    this.detail = detail;
  }
}
