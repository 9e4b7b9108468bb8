// @ts-check
import { launch } from "./lib/launch.mjs";

// `npm test`: every check of the product, from a fresh clone. Runs on Node 20 without installed packages.
await launch("test", process.argv.slice(2), { packages: "develop" });
