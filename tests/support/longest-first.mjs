// @ts-check
import * as jest from "@jest/test-sequencer";

/** Small but slow files; Jest would start the largest files first and these last. */
const LONGEST = ["/security/hostile-input.", "/security/identity-matrix."];

/** @param {{ path: string }} test */
const rankOf = ({ path }) => [...LONGEST, ""].findIndex((part) => path.includes(part));

export default class LongestFirst extends jest.default {
  /** @param {import("@jest/test-result").Test[]} tests */
  sort(tests) {
    return super.sort(tests).sort((a, b) => rankOf(a) - rankOf(b));
  }
}
