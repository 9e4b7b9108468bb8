// @ts-check
import { writeFileSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";

// Browser tests wait a sixth of their time, which a third worker fills.
const WORKERS = 3;
// Per test; Node before 24 counts a whole file as one test.
const TIMEOUT_MS = 600_000;

const [countsFile = "", ...files] = process.argv.slice(2);
const findsAppModules = ["--import", new URL("../app-modules.mjs", import.meta.url).href];

// `node --test` does the same but sorts the files by name.
const events = run({ files, execArgv: findsAppModules, concurrency: WORKERS, timeout: TIMEOUT_MS });
events.compose(spec).pipe(process.stdout);
events.on("test:summary", ({ file, counts }) => {
  // Each file has a summary as well; the one without a file covers the whole run.
  if (file === undefined) writeFileSync(countsFile, JSON.stringify(counts));
});
