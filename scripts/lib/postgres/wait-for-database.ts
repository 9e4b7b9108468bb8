import { setTimeout as sleep } from "node:timers/promises";
import { UserFacingError } from "../project.mjs";
import { codeOf, withClient } from "./client.ts";

const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 15_000;

// The server is away or not ready yet; other failures, such as a wrong password, do not disappear by waiting.
const UNREACHABLE = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["57P01", "57P02", "57P03", "53300"],
]);

const isUnavailable = (error: unknown): boolean =>
  UNREACHABLE.has(codeOf(error) ?? "") || /timeout|terminated/i.test(error instanceof Error ? error.message : "");

interface WaitOptions {
  stop: AbortSignal;
  onWait: (text: string) => void;
}

export async function waitForDatabase(url: string, { stop, onWait }: WaitOptions): Promise<string> {
  const { host } = new URL(url);
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, MAX_PAUSE_MS)) {
    stop.throwIfAborted();
    try {
      await withClient(url, (client) => client.query("SELECT 1"));
      onWait("");
      return url;
    } catch (error) {
      const detail = codeOf(error) ?? (error instanceof Error ? error.message : String(error));
      if (!isUnavailable(error))
        throw new UserFacingError(`Clarity cannot start: the database of DATABASE_URL (${host}) refuses (${detail}).`, {
          detail: error instanceof Error ? error.message : String(error),
        });
      if (pause === FIRST_PAUSE_MS)
        console.log(`\n  ${host} does not answer (${detail}); trying again until it does. Ctrl-C ends this.`);
      onWait(`waiting for ${host} (${detail})`);
      await sleep(pause, undefined, { signal: stop }).catch(() => undefined);
    }
  }
}
