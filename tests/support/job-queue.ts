import { randomUUID } from "node:crypto";
import { PgBoss } from "pg-boss";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { waitFor } from "./wait-for.ts";

export interface JobQueue {
  add: (name: "check-ins.send" | "accounts.outbox") => Promise<string>;
  close: () => Promise<void>;
}

async function hasSchedule(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ there: boolean }>(
      "SELECT to_regclass('pgboss.schedule') IS NOT NULL AS there",
    );
    if (!rows[0]?.there) return false;
    return (await client.query("SELECT 1 FROM pgboss.schedule WHERE name = 'check-ins.send'")).rowCount === 1;
  });
}

/** Waits until the application has made its queues, which it does after its first page. */
export const waitForQueues = (databaseUrl: string): Promise<void> => waitFor(() => hasSchedule(databaseUrl));

export async function openJobQueue(databaseUrl: string): Promise<JobQueue> {
  const boss = new PgBoss({ connectionString: databaseUrl, migrate: false, supervise: false, schedule: false });
  await waitForQueues(databaseUrl);
  await boss.start();
  return {
    add: async (name) => {
      const id = await boss.send(name, {}, { singletonKey: randomUUID() });
      if (!id) throw new Error(`The queue took no ${name}`);
      return id;
    },
    close: () => boss.stop({ graceful: false }),
  };
}
