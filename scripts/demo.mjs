// @ts-check
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LOOPBACK, LOOPBACK_HOST } from "./lib/loopback.mjs";

// `npm run demo` and `npm run screenshots`: a start with a data folder, a database, a port and an address of its own,
// so that it touches neither data nor cookies of a normal start. The modules loaded below read the folder's name at
// once.
const data = process.env.CLARITY_DATA?.trim() || fileURLToPath(new URL("../.data", import.meta.url));
process.env.CLARITY_DATA = join(data, "demo");
process.env.PORT ??= "3100";
process.env.APP_URL = `http://${LOOPBACK_HOST}:${process.env.PORT}`;
process.env.LISTEN_HOST = LOOPBACK;
process.env.CLARITY_DEMO = "true";
for (const name of ["DATABASE_URL", "SMTP_URL"]) delete process.env[name];

const { launch } = await import("./lib/launch.mjs");
const { claimStart } = await import("./lib/lock.mjs");
const [command = "demo"] = process.argv.slice(2);
await launch(command, [], { before: claimStart, packages: command === "demo" ? "run" : "develop" });
