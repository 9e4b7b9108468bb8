// @ts-check
import { launch } from "./lib/launch.mjs";
import { claimStart } from "./lib/lock.mjs";

// `npm start` and `npm run dev`: from a fresh clone to a running application. Runs on Node 20 without installed
// packages.
await launch("start", process.argv.slice(2), { before: claimStart });
