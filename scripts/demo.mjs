// @ts-check
import { fileURLToPath } from "node:url";

// `npm run demo` and `npm run screenshots`: a start with a data folder, a database, a port and an address of its own, so
// that it touches neither the data nor the cookies of the other. What is loaded below looks at the folder at once.
process.env.CLARITY_DATA = fileURLToPath(new URL("../.data/demo", import.meta.url));
process.env.PORT ??= "3100";
process.env.APP_URL = `http://127.0.0.1:${process.env.PORT}`;
process.env.LISTEN_HOST = "127.0.0.1";
process.env.CLARITY_DEMO = "true";
for (const name of ["DATABASE_URL", "SMTP_URL"]) delete process.env[name];

const { launch } = await import("./lib/launch.mjs");
const { claimStart } = await import("./lib/lock.mjs");
const [command = "demo"] = process.argv.slice(2);
await launch(command, [], { before: claimStart, packages: command === "demo" ? "run" : "develop" });
