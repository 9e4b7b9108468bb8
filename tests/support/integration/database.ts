import { closeDb } from "@/lib/server/db";
import { closeQueue } from "@/lib/server/queue";
import { copyDatabase } from "../scratch-database.ts";

const { TEST_DATABASE_TEMPLATE: template = "", DATABASE_URL: url = "" } = process.env;

// Each file counts its own rows only, whatever ran before it in the same worker.
beforeAll(() => copyDatabase(template, url));

// An open pool would keep the worker alive and block its database.
afterAll(async () => {
  await closeQueue(1_000);
  await closeDb();
});
