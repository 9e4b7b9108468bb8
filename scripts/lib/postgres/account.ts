import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { isRoot } from "../is-root.ts";
import { UserFacingError } from "../project.mjs";

export type Account = { uid: number; gid: number } | undefined;

const NAME = "clarity-postgres";
const SHARED_DIR = "/var/lib/clarity";

function findAccount(): Account {
  const line = readFileSync("/etc/passwd", "utf8").split(`\n${NAME}:`)[1];
  const [, uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

/**
 * PostgreSQL refuses to run as root. Root therefore runs it as the account that owns the data, or as a dedicated one,
 * which is created when missing: `nobody` is shared with other services, which could then read the data.
 */
export function postgresAccount(dataDir: string): Account {
  if (!isRoot()) return undefined;
  const owner = existsSync(dataDir) ? statSync(dataDir) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const known = findAccount();
  if (known) return known;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", NAME]);
  const created = findAccount();
  if (created) return created;
  throw new UserFacingError(
    `PostgreSQL does not run as root, and the account ${NAME} could not be made for it. ` +
      "Please start Clarity as an ordinary user, or set DATABASE_URL.",
  );
}

export const canEnter = (account: Account, folder: string): boolean =>
  !account || spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/" }).status === 0;

/** A folder owned by root, for when the account cannot enter the checkout, for example in root's home directory. */
export function sharedDataDir(): string {
  mkdirSync(SHARED_DIR, { recursive: true });
  chmodSync(SHARED_DIR, 0o755);
  return SHARED_DIR;
}
