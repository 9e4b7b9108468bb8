import { setTimeout as sleep } from "node:timers/promises";
import { messageOf, UserFacingError } from "../project.mjs";
import { codeOf, withClient } from "./client.ts";

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;

// The server is away or not ready yet; other failures, such as a wrong password, do not disappear by waiting.
const UNREACHABLE = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["57P01", "57P02", "57P03", "53300"],
]);

const isUnavailable = (error: unknown): boolean =>
  UNREACHABLE.has(codeOf(error) ?? "") || /timeout|terminated/i.test(messageOf(error));

interface WaitOptions {
  stop: AbortSignal;
  onWait: (text: string) => void;
}

/** @throws UserFacingError when the server refuses */
export async function waitForDatabase(url: string, { stop, onWait }: WaitOptions): Promise<void> {
  const { host } = new URL(url);
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    stop.throwIfAborted();
    try {
      await withClient(url, (client) => client.query("SELECT 1"));
      return onWait("");
    } catch (error) {
      const detail = messageOf(error);
      const cause = codeOf(error) ?? detail;
      if (!isUnavailable(error))
        throw new UserFacingError(`Clarity cannot start: the database of DATABASE_URL (${host}) refuses (${cause}).`, {
          detail,
        });
      if (pause === FIRST_PAUSE_MS)
        console.log(`\n  ${host} does not answer (${cause}); trying again until it does. Ctrl-C ends this.`);
      onWait(`waiting for ${host} (${cause})`);
      await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
