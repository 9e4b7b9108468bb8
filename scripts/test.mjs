// @ts-check
import { launch } from "./lib/launch.mjs";

// `npm test`: everything that shows that the product works, from a fresh clone. Runs on Node 20 with nothing installed.
await launch("test", process.argv.slice(2), { packages: "develop" });
