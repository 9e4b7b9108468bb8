import { spawnSync } from "node:child_process";
import { existsSync, lchownSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { UserFacingError } from "../project.mjs";
import type { Account } from "./account.ts";
import { quoteName, quoteText } from "./client.ts";

export const ADMIN = "postgres";

/** Minimal environment for PostgreSQL's programs: no redirecting variables and no secrets. */
const PROGRAM_ENV: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: "C", NODE_ENV: "production" };

export const asAccount = (account: Account) => ({ ...account, cwd: "/", env: PROGRAM_ENV });

export interface DataOptions {
  dataDir: string;
  adminPassword: string;
  /** False for temporary test data: writes are not flushed to disk. */
  isDurable: boolean;
}

/** UTF-8, one sort order on every machine, passwords for all connections. Created completely or not at all. */
export function ensureDataDirectory(programs: string, account: Account, options: DataOptions): void {
  const { dataDir, adminPassword, isDurable } = options;
  if (existsSync(join(dataDir, "PG_VERSION"))) return;
  const fresh = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  for (const path of [fresh, passwordFile]) rmSync(path, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, adminPassword, { mode: 0o600, flag: "wx" }); // Follows no link.
  if (account) for (const path of [fresh, passwordFile]) lchownSync(path, account.uid, account.gid);
  const result = spawnSync(
    join(programs, "initdb"),
    [
      ...["-D", fresh, "-U", ADMIN, `--pwfile=${passwordFile}`, "--auth=scram-sha-256", "--encoding=UTF8"],
      ...["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--no-instructions"],
      ...(isDurable ? [] : ["--no-sync"]),
    ],
    { ...asAccount(account), encoding: "utf8" },
  );
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new UserFacingError(
      "The embedded database could not be made; please see that its folder can be written and the disk has room.",
      { detail: result.error?.message ?? result.stderr.trim() },
    );
  }
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(fresh, dataDir);
}

/** Runs while the server is stopped, for data whose secrets were lost. */
export function setAdminPassword(programs: string, account: Account, { dataDir, adminPassword }: DataOptions): void {
  const input = `ALTER ROLE ${quoteName(ADMIN)} PASSWORD ${quoteText(adminPassword)};\n`;
  const options = { ...asAccount(account), input, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(join(programs, "postgres"), ["--single", "-D", dataDir, "postgres"], options);
  if (status !== 0)
    throw new UserFacingError("The database's password could not be set again; `npm run doctor` looks for the cause.", {
      detail: stderr.trim(),
    });
}
