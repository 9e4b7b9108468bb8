/**
 * `npm run bench -- instances`: stored replies a second with one and with two instances on one PostgreSQL, the same
 * number of streams in both, and which process used the machine. Linux only; build first.
 */
import { cpus } from "node:os";
import { readdirSync, readFileSync } from "node:fs";
import { endProcess } from "../scripts/lib/child-process.ts";
import { type ClusterApp, startTestCluster } from "../tests/support/chat/test-cluster.ts";
import { chatTarget, openConversations, startProvider } from "./chat/benchmark-target.ts";
import { measure } from "./chat/load.ts";
import { cpuSeconds } from "./support/process-usage.ts";

const STREAMS = 120;
const REPLIES = 1_200;
/** A reply of 120 tokens in 0.6 s: faster than any model, so that storage is the bottleneck. */
const TOKEN_MS = 5;

function cpuSecondsOf(command: string): number {
  let seconds = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, "latin1").includes(command)) continue;
      seconds += cpuSeconds(pid);
    } catch {
      continue; // It ended meanwhile.
    }
  }
  return seconds;
}

async function figuresOf(apps: ClusterApp[]) {
  const width = STREAMS / apps.length;
  const targets = await Promise.all(
    apps.map(async (app) => chatTarget(app, await openConversations(app, { people: width, count: width * 2 }))),
  );
  await Promise.all(targets.map((target) => measure(target, { count: width, width })));
  const before = { database: cpuSecondsOf("postgres"), apps: cpuSecondsOf("next-server") };
  const began = performance.now();
  const figures = await Promise.all(targets.map((target) => measure(target, { count: REPLIES / apps.length, width })));
  const seconds = (performance.now() - began) / 1_000;
  return {
    "replies/s": (REPLIES / seconds).toFixed(1),
    "first token p95 ms": Math.max(...figures.map(({ firstP95 }) => firstP95)).toFixed(0),
    "gap p99 ms": Math.max(...figures.map(({ gapP99 }) => gapP99)).toFixed(0),
    "cores of instances": ((cpuSecondsOf("next-server") - before.apps) / seconds).toFixed(2),
    "cores of PostgreSQL": ((cpuSecondsOf("postgres") - before.database) / seconds).toFixed(2),
    failed: figures.reduce((sum, { failed }) => sum + failed, 0),
  };
}

const provider = await startProvider({ everyMs: TOKEN_MS });
const cluster = await startTestCluster({ modelUrl: provider.url });
try {
  const one = await cluster.startApp();
  const rows: Record<string, Record<string, string | number>> = { "1 instance": await figuresOf([one]) };
  const two = await cluster.startApp();
  rows["2 instances"] = await figuresOf([one, two]);
  console.table(rows);
  console.log(`instances: ${STREAMS} streams, ${cpus().length} cores shared with the load and the fake model`);
} finally {
  await Promise.all([endProcess(provider.child, 5_000), cluster.close()]);
}
