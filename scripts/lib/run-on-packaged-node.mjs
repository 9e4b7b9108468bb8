// @ts-check
import { explainErrors, runCommand } from "./launch.mjs";

const [file = "", ...args] = process.argv.slice(2);
await explainErrors(() => runCommand(file, args));
if (process.connected) process.disconnect();
