import { withDatabase } from "../lib/database.ts";
import { findDrift } from "../lib/drift.ts";
import { Refusal } from "../lib/project.mjs";

/** `npm run db:drift`: whether the migrations lead to prisma/schema.prisma. */
export default async function dbDrift(): Promise<void> {
  const drift = await withDatabase(findDrift);
  if (drift.length > 0) throw new Refusal("The migrations do not lead to the schema.", { detail: drift.join("\n") });
  console.log("The migrations lead to the schema.");
}
