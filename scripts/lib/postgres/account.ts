import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { isRoot } from "../data-dir.ts";
import { Refusal } from "../project.mjs";

/** The system account that PostgreSQL runs under; undefined means the one that runs this command. */
export type Account = { uid: number; gid: number } | undefined;

const NOBODY = 65534;

/**
 * PostgreSQL refuses to run as root. Root therefore lends it the account that owns the data, or nobody's.
 * @throws Refusal when the machine knows no such account (initdb looks its name up).
 */
export function postgresAccount(dataDir: string): Account {
  if (!isRoot()) return undefined;
  if (existsSync(dataDir)) {
    const { uid, gid } = statSync(dataDir);
    if (uid !== 0) return { uid, gid };
  }
  const accounts = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const nobody = accounts.find(({ uid }) => uid === NOBODY) ?? accounts.find(({ name }) => name === "nobody");
  if (!nobody || nobody.uid === 0)
    throw new Refusal(
      "PostgreSQL does not run as root, and this machine has no account `nobody` to lend it. " +
        "Please start Clarity as an ordinary user, or set DATABASE_URL.",
    );
  return { uid: nobody.uid, gid: nobody.gid };
}

/** Whether the account can go into a folder. */
export const canEnter = (account: Account, folder: string): boolean =>
  account === undefined || spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/" }).status === 0;

/** Whether the account can run one file and read another. */
export const canUse = (account: Account, program: string, data: string): boolean =>
  account === undefined ||
  spawnSync("/bin/sh", ["-c", 'test -x "$1" && test -r "$2"', "sh", program, data], { ...account, cwd: "/" }).status ===
    0;
