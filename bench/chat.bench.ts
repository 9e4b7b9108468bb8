/**
 * `npm run bench -- chat`: the cost of a stored reply beside a plain forwarding route and the AI SDK's streamText
 * without storage, all under `next start` with one loopback provider. The application runs with the flags of `npm
 * start`; streamText runs without them and once more with them. Build first.
 */
import { NODE_FLAGS } from "../scripts/lib/app-process.ts";
import { endProcess } from "../scripts/lib/child-process.ts";
import { startTestCluster } from "../tests/support/chat/test-cluster.ts";
import type { Figures } from "./chat/load.ts";
import {
  chatTarget,
  figuresOf,
  openTalks,
  plainBody,
  startProvider,
  type SubjectFigures,
} from "./chat/benchmark-target.ts";
import { startReference } from "./support/reference.ts";

const provider = await startProvider();
const results: SubjectFigures[] = [];
try {
  const body = () => plainBody;
  const headers = () => ({});
  const direct = { url: `${provider.url}/chat/completions`, headers, body };
  results.push(await figuresOf({ name: "direct", target: direct }));
  const settings = { OPENAI_BASE_URL: provider.url };
  for (const [name, path, start] of [
    ["plain route", "plain", () => startReference(settings)],
    ["streamText", "stream-text", () => startReference(settings)],
    ["streamText, our flags", "stream-text", () => startReference(settings, NODE_FLAGS)],
  ] as const) {
    const { child, url } = await start();
    try {
      results.push(await figuresOf({ name, pid: child.pid, target: { url: `${url}/${path}`, headers, body } }));
    } finally {
      await endProcess(child, 5_000);
    }
  }
  const cluster = await startTestCluster({ modelUrl: provider.url });
  try {
    const app = await cluster.startApp();
    const target = chatTarget(app, await openTalks(app, { people: 20, count: 400 }));
    results.push(await figuresOf({ name: "Clarity, stored", pid: app.pid, target }));
  } finally {
    await cluster.close();
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
