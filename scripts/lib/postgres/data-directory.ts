import { spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Refusal } from "../project.mjs";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { quoteName, quoteText } from "./client.ts";

/** The administrator's role, which only these scripts use. */
export const ADMIN = "postgres";

/** What PostgreSQL's programs see of this process's environment: nothing that could redirect them, and no secret. */
const PROGRAM_ENV: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: "C", NODE_ENV: "production" };

/** How its programs are run: under their account, and in a folder that every account can enter. */
export const asAccount = (account: Account) => ({ ...account, cwd: "/", env: PROGRAM_ENV });

interface Making {
  dataDir: string;
  adminPassword: string;
  isDurable: boolean;
}

/** Makes a data directory: UTF-8, one sort order on every machine, passwords for everyone. It appears whole or not at all. */
export function ensureDataDirectory(binaries: Binaries, account: Account, making: Making): void {
  const { dataDir, adminPassword, isDurable } = making;
  if (existsSync(join(dataDir, "PG_VERSION"))) return assertSameMajor(binaries, dataDir);
  const fresh = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, adminPassword, { mode: 0o600 });
  if (account) for (const path of [fresh, passwordFile]) chownSync(path, account.uid, account.gid);
  const made = spawnSync(
    binaries.initdb,
    [
      ...["-D", fresh, "-U", ADMIN, `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8"],
      ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions"],
      ...(isDurable ? [] : ["--no-sync"]),
    ],
    { ...asAccount(account), encoding: "utf8" },
  );
  rmSync(passwordFile, { force: true });
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Refusal("The embedded database could not be made.", {
      detail: made.error?.message ?? made.stderr.trim(),
    });
  }
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(fresh, dataDir);
}

function assertSameMajor(binaries: Binaries, dataDir: string): void {
  const kept = readFileSync(join(dataDir, "PG_VERSION"), "utf8").trim();
  const version = spawnSync(binaries.postgres, ["--version"], { cwd: "/", encoding: "utf8" }).stdout ?? "";
  const ours = version.trim().split(" ").at(-1)?.split(".")[0];
  if (ours && ours !== kept)
    throw new Refusal(
      `The data in ${dirname(dataDir)} was written by PostgreSQL ${kept} and this is PostgreSQL ${ours}; ` +
        "see docs/operations.md, Upgrading the database.",
    );
}

/** Gives the administrator a new password while no server runs, for data whose secrets were lost. */
export function setAdminPassword(binaries: Binaries, account: Account, making: Making): void {
  const statement = `ALTER ROLE ${quoteName(ADMIN)} PASSWORD ${quoteText(making.adminPassword)};\n`;
  const done = spawnSync(binaries.postgres, ["--single", "-D", making.dataDir, "postgres"], {
    ...asAccount(account),
    input: statement,
    encoding: "utf8",
  });
  if (done.status !== 0)
    throw new Refusal("The database's password could not be set again.", { detail: done.stderr.trim() });
}
