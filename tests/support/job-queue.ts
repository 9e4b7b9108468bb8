import { randomUUID } from "node:crypto";
import { PgBoss } from "pg-boss";

export interface JobQueue {
  /** Adds the job that the schedule adds each minute; a running application takes it at once. */
  add: (name: "check-ins.send" | "accounts.outbox") => Promise<string>;
  close: () => Promise<void>;
}

/** The queue of a running application, so that a test need not wait for the minute. */
export async function openJobQueue(databaseUrl: string): Promise<JobQueue> {
  const boss = new PgBoss({ connectionString: databaseUrl, migrate: false, supervise: false, schedule: false });
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
