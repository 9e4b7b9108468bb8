import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { inRoot } from "../../../scripts/lib/project.mjs";

const OUTBOX = inRoot(".data", "outbox");
const TIMEOUT_MS = 60_000;

export async function waitForMail(address: string, words: string): Promise<string> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(200)) {
    for (const file of newestFirst()) {
      const text = textOf(file).replaceAll("=\r\n", "").replaceAll("=3D", "=");
      if (!text.includes(address) || !text.includes(words)) continue;
      rmSync(join(OUTBOX, file));
      return text;
    }
  }
  throw new Error(`No mail to ${address} says '${words}'`);
}

/** Empty for a file that another test file, which runs at the same time, has removed since it was listed. */
function textOf(file: string): string {
  try {
    return readFileSync(join(OUTBOX, file), "utf8");
  } catch {
    return "";
  }
}

function newestFirst(): string[] {
  try {
    return readdirSync(OUTBOX).sort().reverse();
  } catch {
    return [];
  }
}

export function linkIn(mail: string, page: string): string {
  const token = new RegExp(`${page}\\?token=([\\w-]{43})`).exec(mail)?.[1];
  if (!token) throw new Error(`The mail has no link to ${page}`);
  return `${page}?token=${token}`;
}
