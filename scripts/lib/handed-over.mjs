// @ts-check
import { pathToFileURL } from "node:url";
import { explain } from "./launch.mjs";

// Where the packaged Node goes on; see launch.mjs.
const [file = "", ...args] = process.argv.slice(2);
try {
  await (await import(pathToFileURL(file).href)).default(args);
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
if (process.connected) process.disconnect();
