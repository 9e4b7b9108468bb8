import { existsSync, statfsSync, statSync } from "node:fs";
import nodemailer from "nodemailer";
import type { Client } from "pg";
import { smtpOptions } from "../../lib/server/mail/smtp-options.ts";
import { findBrowser } from "../lib/browser.ts";
import { isBuildFresh } from "../lib/build.ts";
import { readHolder, START_LOCK } from "../lib/lock.mjs";
import { listMigrations, pendingMigrations, readAppliedMigrations } from "../lib/migrate.ts";
import { readModelStatus } from "../lib/app/model-status.ts";
import { isPortFree } from "../lib/ports.ts";
import { withClient } from "../lib/postgres/client.ts";
import { findBrokenLine } from "../lib/admin-record.ts";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { inData, messageOf, ROOT, UserFacingError } from "../lib/project.mjs";
import { loadSettings, type Settings } from "../lib/settings.ts";

interface Finding {
  name: string;
  level: "good" | "note" | "bad";
  text: string;
}

const SIGN: Record<Finding["level"], string> = { good: "ok  ", note: "note", bad: "BAD " };
const MIN_FREE_MB = 500;
const good = (name: string, text: string): Finding => ({ name, level: "good", text });
const note = (name: string, text: string): Finding => ({ name, level: "note", text });
const bad = (name: string, text: string): Finding => ({ name, level: "bad", text });

function checkDisk(): Finding {
  const { bavail, bsize } = statfsSync(ROOT);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  return free > MIN_FREE_MB
    ? good("Disk", `${free} MB free`)
    : bad("Disk", `only ${free} MB free; Clarity needs ${MIN_FREE_MB} MB`);
}

function checkSecrets(): Finding {
  const file = inData("secrets.env");
  if (!existsSync(file)) return note("Secrets", "none are kept here yet; the first start makes them");
  return (statSync(file).mode & 0o077) === 0
    ? good("Secrets", ".data/secrets.env is readable for its owner only")
    : bad("Secrets", "others can read .data/secrets.env: chmod 600 .data/secrets.env");
}

async function checkPort({ env }: Settings): Promise<Finding> {
  const running = readHolder(START_LOCK);
  if (running)
    return good("Port", `Clarity runs in this folder (process ${running.pid}, ${running.url ?? "starting"})`);
  return (await isPortFree(env.PORT, env.LISTEN_HOST))
    ? good("Port", `${env.PORT} is free`)
    : bad("Port", `${env.PORT} is in use by another program: stop it, or set PORT`);
}

const inspectDatabase = (url: string): Promise<Finding[]> =>
  withClient(url, async (client) => {
    const one = async (sql: string) =>
      String(Object.values((await client.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0]);
    const major = Math.floor(Number(await one("SHOW server_version_num")) / 10_000);
    const isDurable = (await one("SHOW fsync")) === "on" && (await one("SHOW synchronous_commit")) !== "off";
    const isSuperuser = (await one("SELECT rolsuper FROM pg_roles WHERE rolname = current_user")) === "true";
    const hasTable = (await one("SELECT to_regclass('_prisma_migrations')")) !== "null";
    const hasRecord = (await one("SELECT to_regprocedure('admin_activity_hash(text, admin_activity_log)')")) !== "null";
    const pending = pendingMigrations(listMigrations(), hasTable ? await readAppliedMigrations(client) : []);
    return [
      major >= 14
        ? good("Database", `PostgreSQL ${major} answers`)
        : bad("Database", `PostgreSQL ${major} is too old; Clarity needs 14 or newer`),
      isDurable
        ? good("Durability", "what is acknowledged is on the disk")
        : bad("Durability", "fsync or synchronous_commit is off: a crash of the machine loses acknowledged words"),
      isSuperuser
        ? note("Database role", "is a superuser; a role that owns only its database is enough")
        : good("Database role", "is no superuser"),
      pending.length === 0
        ? good("Migrations", "all applied")
        : note("Migrations", `the next start applies ${pending.map(({ name }) => name).join(", ")}`),
      ...(hasRecord ? [await checkAdminRecord(client)] : []),
    ];
  });

async function checkAdminRecord(client: Client): Promise<Finding> {
  const { lines, brokenAt, newest } = await findBrokenLine(client);
  if (brokenAt !== null)
    return bad("Record of admins", `line ${brokenAt} was changed, or one before it removed: compare with a backup`);
  return good("Record of admins", lines === 0 ? "is empty" : `${lines} lines, unbroken, the newest is ${newest}`);
}

async function checkDatabase(): Promise<Finding[]> {
  try {
    return await withDatabase(inspectDatabase);
  } catch (error) {
    const detail = error instanceof UserFacingError && error.detail ? ` (${error.detail.split("\n")[0]})` : "";
    return [bad("Database", `${messageOf(error)}${detail}`)];
  }
}

async function checkMail({ env }: Settings): Promise<Finding> {
  if (!env.SMTP_URL) return note("Mail", "not configured: written to .data/outbox/");
  const { hostname } = new URL(env.SMTP_URL);
  const transport = nodemailer.createTransport({
    ...smtpOptions(env.SMTP_URL),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
  });
  try {
    await transport.verify();
    return good("Mail", `${hostname} takes mail`);
  } catch (error) {
    return bad("Mail", `${hostname} refuses (${messageOf(error)})`);
  } finally {
    transport.close();
  }
}

async function checkServices(settings: Settings): Promise<Finding[]> {
  const { env } = settings;
  const model = await readModelStatus(env);
  const on = (name: string, isSet: boolean, without: string) =>
    isSet ? good(name, "configured") : note(name, `not configured: ${without}`);
  return [
    (model.isHealthy ? good : bad)("Language model", model.text),
    on("Google", Boolean(env.GOOGLE_CLIENT_ID), "no Google sign-in, no Gmail"),
    on("Profiles", Boolean(env.PROFILE_API_KEY), "read from their address and from what people upload"),
    await checkMail(settings),
    ...(env.ENABLE_TEST_ROUTES ? [note("Test routes", "on: anyone may sign in as an admin and delete accounts")] : []),
  ];
}

async function examine(): Promise<Finding[]> {
  const first = [good("Node", process.version), checkDisk(), checkSecrets()];
  try {
    const settings = loadSettings("start");
    const browser = await findBrowser().catch(() => undefined); // The browser's package is installed with those of the tests.
    return [
      ...first,
      good("Settings", "valid"),
      await checkPort(settings),
      ...(await checkDatabase()),
      isBuildFresh() ? good("Build", "up to date") : note("Build", "the next start builds"),
      browser ? good("Browser for tests", browser) : note("Browser for tests", "none found; `npm test` needs Chromium"),
      ...(await checkServices(settings)),
    ];
  } catch (error) {
    if (!(error instanceof UserFacingError)) throw error;
    return [...first, bad("Settings", error.message)];
  }
}

export default async function doctor(args: string[]): Promise<void> {
  const findings = await examine();
  const isHealthy = findings.every(({ level }) => level !== "bad");
  if (args.includes("--json")) console.log(JSON.stringify({ healthy: isHealthy, findings }));
  else for (const { name, level, text } of findings) console.log(`  ${SIGN[level]}  ${name.padEnd(18)} ${text}`);
  if (!isHealthy) process.exitCode = 1;
}
