import { existsSync, statfsSync, statSync } from "node:fs";
import { findBrowser } from "./browser.ts";
import { isBuildFresh } from "./build.ts";
import { isAlive, readHolder } from "./lock.mjs";
import { listMigrations, pendingMigrations, readLedger } from "./migrate.ts";
import { withClient } from "./postgres/client.ts";
import { findEmbedded, startEmbedded } from "./postgres/embedded.ts";
import { stopServer } from "./postgres/server.ts";
import { isPortFree } from "./ports.ts";
import { inData, Refusal, ROOT } from "./project.mjs";
import { START_LOCK } from "./start-lock.mjs";
import { loadSettings, type Settings } from "./settings.ts";

export interface Finding {
  name: string;
  /** good; fine, but worth knowing; or in the way of a start. */
  level: "good" | "note" | "bad";
  text: string;
}

const MIN_FREE_MB = 500;
const good = (name: string, text: string): Finding => ({ name, level: "good", text });
const note = (name: string, text: string): Finding => ({ name, level: "note", text });
const bad = (name: string, text: string): Finding => ({ name, level: "bad", text });

function disk(): Finding {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  return free > MIN_FREE_MB
    ? good("Disk", `${free} MB free`)
    : bad("Disk", `only ${free} MB free; Clarity wants ${MIN_FREE_MB} MB`);
}

function secrets(): Finding {
  const file = inData("secrets.env");
  if (!existsSync(file)) return note("Secrets", "none are kept here yet; the first start makes them");
  const isOpen = (statSync(file).mode & 0o077) !== 0;
  return isOpen
    ? bad("Secrets", "others can read .data/secrets.env: chmod 600 .data/secrets.env")
    : good("Secrets", ".data/secrets.env is readable for its owner only");
}

const holder = () => {
  const found = readHolder(START_LOCK);
  return found && isAlive(found) ? found : null;
};

async function port({ env }: Settings): Promise<Finding> {
  const running = holder();
  if (running)
    return good("Port", `Clarity runs in this folder (process ${running.pid}, ${running.note ?? "starting"})`);
  return (await isPortFree(env.PORT, env.LISTEN_HOST))
    ? good("Port", `${env.PORT} is free`)
    : bad("Port", `${env.PORT} is in use by another program: stop it, or set PORT`);
}

/** What a database says of itself that matters here. */
async function inspect(url: string): Promise<Finding[]> {
  return withClient(url, async (client) => {
    const one = async (sql: string) =>
      Object.values((await client.query<Record<string, string>>(sql)).rows[0] ?? {})[0];
    const version = Number(await one("SHOW server_version_num"));
    const isDurable = (await one("SHOW fsync")) === "on" && (await one("SHOW synchronous_commit")) !== "off";
    const isSuperuser = String(await one("SELECT rolsuper FROM pg_roles WHERE rolname = current_user")) === "true";
    const hasLedger = (await one("SELECT to_regclass('_prisma_migrations')")) !== null;
    const pending = pendingMigrations(listMigrations(), hasLedger ? await readLedger(client) : []);
    return [
      version >= 140_000
        ? good("Database", `PostgreSQL ${Math.floor(version / 10_000)} answers`)
        : bad("Database", `PostgreSQL ${Math.floor(version / 10_000)} is too old; Clarity needs 14 or newer`),
      isDurable
        ? good("Durability", "what is acknowledged is on the disk")
        : bad("Durability", "fsync or synchronous_commit is off: a crash of the machine loses acknowledged words"),
      isSuperuser
        ? note("Database role", "is a superuser; a role that owns only its database is enough")
        : good("Database role", "is no superuser"),
      pending.length === 0
        ? good("Migrations", "all applied")
        : note("Migrations", `the next start applies ${pending.map(({ name }) => name).join(", ")}`),
    ];
  });
}

async function database({ isEmbedded, values }: Settings): Promise<Finding[]> {
  try {
    if (!isEmbedded) return await inspect(values.DATABASE_URL ?? "");
    const wasRunning = (await findEmbedded()) !== null;
    const { server, url } = await startEmbedded();
    try {
      return await inspect(url);
    } finally {
      if (!wasRunning) await stopServer(server, 5_000);
    }
  } catch (error) {
    const detail = error instanceof Refusal && error.detail ? ` (${error.detail.split("\n")[0]})` : "";
    return [bad("Database", `${error instanceof Error ? error.message : String(error)}${detail}`)];
  }
}

function services({ env }: Settings): Finding[] {
  const on = (name: string, isSet: boolean, without: string) =>
    isSet ? good(name, "configured") : note(name, `not configured: ${without}`);
  return [
    on("Language model", Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL), "the built-in offline coach answers"),
    on("Google", Boolean(env.GOOGLE_CLIENT_ID), "no Google sign-in, no Gmail"),
    on("Profiles", Boolean(env.PROFILE_API_KEY), "read from their address and from what people upload"),
    on("Mail", Boolean(env.SMTP_URL), "written to .data/outbox/"),
    ...(env.ENABLE_TEST_ROUTES ? [note("Test routes", "on: anyone may sign in as an admin and delete accounts")] : []),
  ];
}

/** Looks at everything that a start needs. */
export async function examine(): Promise<Finding[]> {
  const first = [good("Node", process.version), disk(), secrets()];
  try {
    const settings = loadSettings("start");
    const browser = await findBrowser();
    return [
      ...first,
      good("Settings", "valid"),
      await port(settings),
      ...(await database(settings)),
      isBuildFresh() ? good("Build", "up to date") : note("Build", "the next start builds"),
      browser ? good("Browser for tests", browser) : note("Browser for tests", "none found; `npm test` needs Chromium"),
      ...services(settings),
    ];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [...first, bad("Settings", error.message)];
  }
}
