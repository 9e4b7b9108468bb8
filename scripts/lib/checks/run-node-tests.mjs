// @ts-check
import { writeFileSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const [concurrency, timeout, countsFile = "", ...files] = process.argv.slice(2);

const findsAppModules = ["--import", new URL("../app-modules.mjs", import.meta.url).href];

// `node --test` does the same but sorts the files by name.
const limits = { concurrency: Number(concurrency), timeout: Number(timeout) };
const events = run({ files, execArgv: findsAppModules, ...limits });
events.compose(spec).pipe(process.stdout);
events.on("test:summary", ({ file, counts }) => {
  // Each file has a summary as well; the one without a file covers the whole run.
  if (file === undefined) writeFileSync(countsFile, JSON.stringify(counts));
});
