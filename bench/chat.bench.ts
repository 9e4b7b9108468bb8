/**
 * `npm run bench -- chat`: the cost of a stored reply beside a plain forwarding route and the AI SDK's streamText
 * without storage, all under `next start` with one loopback provider. All run at the same time and are measured in
 * turn, so that other work on the machine affects them alike; figures are medians of three rounds (`ROUNDS=1` for one).
 * Build first.
 */
import type { ChildProcess } from "node:child_process";
import { endProcess } from "../scripts/lib/child-process.ts";
import { startTestCluster } from "../tests/support/chat/test-cluster.ts";
import type { Figures } from "./chat/load.ts";
import {
  chatTarget,
  figuresOf,
  openConversations,
  plainBody,
  startProvider,
  type Subject,
  type SubjectFigures,
} from "./chat/benchmark-target.ts";
import { startReference } from "./support/reference.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 3);

const provider = await startProvider();
const results: SubjectFigures[] = [];
try {
  const plain = (url: string) => ({ url, headers: () => ({}), body: () => plainBody });
  const subjects: Subject[] = [{ name: "direct", target: plain(`${provider.url}/chat/completions`) }];
  const settings = { OPENAI_BASE_URL: provider.url };
  const references: ChildProcess[] = [];
  const cluster = await startTestCluster({ modelUrl: provider.url });
  try {
    for (const [name, path] of [
      ["plain route", "plain"],
      ["streamText", "stream-text"],
    ] as const) {
      const { child, url } = await startReference(settings);
      references.push(child);
      subjects.push({ name, pid: child.pid, target: plain(`${url}/${path}`) });
    }
    const app = await cluster.startApp();
    const target = chatTarget(app, await openConversations(app, { people: 20, count: 400 }));
    subjects.push({ name: "Clarity, stored", pid: app.pid, target });
    results.push(...(await figuresOf(subjects, ROUNDS)));
  } finally {
    await Promise.all([cluster.close(), ...references.map((child) => endProcess(child, 5_000))]);
  }
} finally {
  await endProcess(provider.child, 5_000);
}

const [direct] = results;
const base = results.find(({ name }) => name === "streamText");
if (direct && base) {
  const added = (figures: Figures, key: "firstP50" | "firstP95") => figures[key] - direct.alone[key];
  const peak = ({ burst, steady }: Pick<SubjectFigures, "burst" | "steady">) => Math.max(burst.peakMb, steady.peakMb);
  const one = (value: number) => value.toFixed(1);
  const ratio = (value: number, of: number) => (value / of).toFixed(2);
  const row = ({ name, alone, fifty, burst, steady }: SubjectFigures) => [
    ["first token + ms", one(added(alone, "firstP50"))],
    ["x streamText", ratio(added(alone, "firstP50"), added(base.alone, "firstP50"))],
    ["p95 + ms", one(added(alone, "firstP95"))],
    ["p95 x streamText", ratio(added(alone, "firstP95"), added(base.alone, "firstP95"))],
    ["CPU ms / 1,000 tokens at 50", fifty.cpuPer1000.toFixed(0)],
    ["x streamText at 50", ratio(fifty.cpuPer1000, base.fifty.cpuPer1000)],
    ["200 open: rate / direct", ratio(steady.rate, direct.steady.rate)],
    ["gap p99 ms", steady.gapP99.toFixed(0)],
    ["first p99 ms", steady.firstP99.toFixed(0)],
    ["CPU ms / 1,000 tokens at 200", steady.cpuPer1000.toFixed(0)],
    ["200 at once: rate / direct", ratio(burst.rate, direct.burst.rate)],
    ["gap p99 ms, at once", burst.gapP99.toFixed(0)],
    ["first p99 ms, at once", burst.firstP99.toFixed(0)],
    ["peak MB", peak({ burst, steady }).toFixed(0)],
    ["peak x streamText", ratio(peak({ burst, steady }), peak(base))],
    ["failed", String(alone.failed + fifty.failed + burst.failed + steady.failed)],
    ["name", name],
  ];
  const rows = results.map((result) => Object.fromEntries(row(result)));
  const lines = Object.keys(rows[0] ?? {}).filter((key) => key !== "name");
  console.table(
    Object.fromEntries(
      lines.map((line) => [line, Object.fromEntries(rows.map((figures) => [figures.name, figures[line]]))]),
    ),
  );
}
