import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findDrift, missingSql, readSources, SNAPSHOT_FILE } from "../lib/schema/drift.ts";
import { migrate } from "../lib/migrate.ts";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { inRoot, ROOT, UserFacingError } from "../lib/project.mjs";

async function applyMigrations(): Promise<void> {
  const applied = await withDatabase(migrate);
  console.log(applied.length ? applied.map((name) => `applied ${name}`).join("\n") : "The database is up to date.");
}

async function checkDrift(): Promise<void> {
  const drift = await withDatabase((url) => findDrift(url));
  if (drift.length > 0)
    throw new UserFacingError("The migrations do not lead to the schema.", { detail: drift.join("\n") });
  console.log("The migrations lead to the schema.");
}

async function writeMigration(name = ""): Promise<void> {
  if (!/^[a-z0-9_]{3,60}$/.test(name))
    throw new UserFacingError("Please name the migration in small letters: npm run db:new -- add_goal_order");
  const sql = await withDatabase((url) => missingSql(url));
  if (!sql) throw new UserFacingError("prisma/schema.prisma has nothing that the migrations lack.");
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = inRoot("prisma", "migrations", `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "migration.sql"), sql);
  writeFileSync(SNAPSHOT_FILE, readSources().schema);
  console.log(`Written: ${relative(ROOT, folder)}. Please read migration.sql before it is applied.`);
}

export default async function db([action, name]: string[]): Promise<void> {
  if (action === "migrate") await applyMigrations();
  else if (action === "drift") await checkDrift();
  else await writeMigration(name);
}
