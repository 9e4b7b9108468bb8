import { findEmbedded, startEmbedded } from "./postgres/embedded.ts";
import { stopServer } from "./postgres/server.ts";
import { givenValues } from "./settings.ts";

/**
 * Runs work on the database of this checkout: that of DATABASE_URL, or the embedded one, which is started for the time
 * when it does not run already. The schema is not touched; see `migrate`.
 */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  const { DATABASE_URL } = givenValues();
  if (DATABASE_URL) return work(DATABASE_URL);
  const wasRunning = (await findEmbedded()) !== null;
  const { server, url } = await startEmbedded();
  try {
    return await work(url);
  } finally {
    if (!wasRunning) await stopServer(server, 10_000);
  }
}
