import { spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  existsSync,
  fchownSync,
  lchownSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { UserFacingError } from "../project.mjs";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { quoteName, quoteText } from "./client.ts";

export const ADMIN = "postgres";

/** Minimal environment for PostgreSQL's programs: no redirecting variables and no secrets. */
const PROGRAM_ENV: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: "C", NODE_ENV: "production" };

export const asAccount = (account: Account) => ({ ...account, cwd: "/", env: PROGRAM_ENV });

interface DataOptions {
  dataDir: string;
  adminPassword: string;
  isDurable: boolean;
}

/** Creates a new file only: an existing link is neither followed nor given to the account. */
function writePasswordFile(path: string, password: string, account: Account): void {
  rmSync(path, { force: true });
  const file = openSync(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW, 0o600);
  try {
    if (account) fchownSync(file, account.uid, account.gid);
    writeSync(file, password);
  } finally {
    closeSync(file);
  }
}

/** UTF-8, one sort order on every machine, passwords for all connections. Created completely or not at all. */
export function ensureDataDirectory(binaries: Binaries, account: Account, options: DataOptions): void {
  const { dataDir, adminPassword, isDurable } = options;
  if (existsSync(join(dataDir, "PG_VERSION"))) return;
  const fresh = `${dataDir}.new`;
  const passwordFile = `${dataDir}.password`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  if (account) lchownSync(fresh, account.uid, account.gid);
  writePasswordFile(passwordFile, adminPassword, account);
  const result = spawnSync(
    binaries.initdb,
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
      {
        detail: result.error?.message ?? result.stderr.trim(),
      },
    );
  }
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(fresh, dataDir);
}

/** Runs while the server is stopped, for data whose secrets were lost. */
export function setAdminPassword(binaries: Binaries, account: Account, { dataDir, adminPassword }: DataOptions): void {
  const input = `ALTER ROLE ${quoteName(ADMIN)} PASSWORD ${quoteText(adminPassword)};\n`;
  const options = { ...asAccount(account), input, encoding: "utf8" } as const;
  const { status, stderr } = spawnSync(binaries.postgres, ["--single", "-D", dataDir, "postgres"], options);
  if (status !== 0)
    throw new UserFacingError("The database's password could not be set again; `npm run doctor` looks for the cause.", {
      detail: stderr.trim(),
    });
}
