// Jest loads this file as it is (.mjs), so it may use the project's own scripts, which are ES modules.
import { ensureGenerated } from "../../scripts/lib/build.ts";

export default async function setup() {
  await ensureGenerated();
}
