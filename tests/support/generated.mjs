// Jest loads this file as it is (.mjs), so it may use the project's own scripts, which are ES modules.
import { ensureGenerated } from "../../scripts/lib/build.ts";

/** Tests find what a start would have made in `lib/generated`. */
export default async function setup() {
  await ensureGenerated();
}
