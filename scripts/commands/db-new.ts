import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { withDatabase } from "../lib/database.ts";
import { currentSchema, missingSql } from "../lib/drift.ts";
import { inRoot, Refusal, ROOT } from "../lib/project.mjs";

/** `npm run db:new -- name`: writes the migration from the last kept schema to prisma/schema.prisma, without a network. */
export default async function dbNew([name = ""]: string[]): Promise<void> {
  if (!/^[a-z0-9_]{3,60}$/.test(name))
    throw new Refusal("Please name the migration in small letters: npm run db:new -- add_goal_order");
  const sql = await withDatabase(missingSql);
  if (!sql) throw new Refusal("prisma/schema.prisma has nothing that the migrations lack.");
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = inRoot("prisma", "migrations", `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, "migration.sql"), sql);
  writeFileSync(join(folder, "schema.prisma"), currentSchema());
  console.log(`Written: ${relative(ROOT, folder)}. Please read migration.sql before it is applied.`);
}
