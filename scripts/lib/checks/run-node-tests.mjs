// @ts-check
import { writeFileSync } from "node:fs";
import { run } from "node:test";
import { spec } from "node:test/reporters";

const [concurrency, timeout, countsFile = "", ...files] = process.argv.slice(2);

// `node --test` does the same but sorts the files by name.
const events = run({ files, concurrency: Number(concurrency), timeout: Number(timeout) });
events.compose(spec).pipe(process.stdout);
events.on("test:summary", ({ file, counts }) => {
  // Each file has a summary as well; the one without a file covers the whole run.
  if (file === undefined) writeFileSync(countsFile, JSON.stringify(counts));
});
