import { closeDb } from "@/lib/server/db";
import { closeQueue } from "@/lib/server/queue";

// An open pool would keep the worker alive and block its database.
afterAll(async () => {
  await closeQueue(1_000);
  await closeDb();
});
