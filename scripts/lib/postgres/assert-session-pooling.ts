import type { Client } from "pg";
import { UserFacingError } from "../project.mjs";
import { withClient } from "./client.ts";

const ROUNDS = 3;

/**
 * Refuses a pooler in transaction or statement mode, where locks, LISTEN and prepared plans of a connection end up on
 * other connections. Two connections that are open at the same time then share one server process, which never happens
 * with session pooling or without a pooler.
 * @throws UserFacingError
 */
export async function assertSessionPooling(url: string): Promise<void> {
  await withClient(url, (one) =>
    withClient(url, async (two) => {
      const pidOf = async (client: Client) =>
        (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;
      for (let round = 0; round < ROUNDS; round++)
        if ((await pidOf(one)) === (await pidOf(two)))
          throw new UserFacingError(
            "DATABASE_URL leads through a pooler in transaction mode, which Clarity cannot use: " +
              "set pool_mode = session for its database, or name the server itself.",
          );
    }),
  );
}
