import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { signalGroup } from "./child-process.ts";
import { identify, isAlive, readHolder } from "./lock.mjs";
import { inData } from "./project.mjs";

/** The processes that a killed command may leave behind. */
type LeftoverName = "app" | "build";

const fileOf = (name: LeftoverName) => inData("run", `${name}.json`);

/** Notes a process, the leader of its group, so that a later command can end it should this one be killed. */
export function remember(name: LeftoverName, pid: number): void {
  mkdirSync(inData("run"), { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(identify(pid)));
}

export const forget = (name: LeftoverName): void => rmSync(fileOf(name), { force: true });

/** Ends what a killed command left running, giving it some time to end in order. */
export async function endLeftover(name: LeftoverName, withinMs: number): Promise<void> {
  const left = readHolder(fileOf(name));
  if (left && isAlive(left)) {
    if (withinMs > 0) signalGroup(left.pid, "SIGTERM");
    for (const giveUpAt = Date.now() + withinMs; isAlive(left) && Date.now() < giveUpAt;) await sleep(50);
    if (isAlive(left)) signalGroup(left.pid, "SIGKILL");
  }
  forget(name);
}
