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
      const pids = async () => [
        (await one.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid,
        (await two.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid,
      ];
      for (let round = 0; round < ROUNDS; round++) {
        const [first, second] = await pids();
        if (first === second)
          throw new UserFacingError(
            "DATABASE_URL leads through a pooler in transaction mode, which Clarity cannot use: " +
              "set pool_mode = session for its database, or name the server itself.",
          );
      }
    }),
  );
}
