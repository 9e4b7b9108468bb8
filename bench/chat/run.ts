/**
 * `node bench/chat/run.ts`: the cost of an answer that is stored, beside a plain route and the AI SDK's streamText
 * without storage, all under `next start` and against one loopback provider. Build the application first.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { endProcess } from "../../scripts/lib/child-process.ts";
import { freePort } from "../../scripts/lib/ports.ts";
import { inRoot } from "../../scripts/lib/project.mjs";
import { LabPerson, openLab } from "../../tests/support/chat/lab.ts";
import { type Figures, measure, type Target } from "./load.ts";

const NEXT = inRoot("node_modules", "next", "dist", "bin", "next");
const REFERENCE = inRoot("bench", "chat", "reference");
const messages = [{ role: "user", content: "How do I raise my promotion with my boss?" }];

async function startProvider(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [inRoot("bench", "chat", "provider.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise<string>((resolve) =>
    child.stdout?.once("data", (line) => resolve(String(line).trim())),
  );
  return { child, url: `http://127.0.0.1:${port}/v1` };
}

async function startReference(providerUrl: string): Promise<{ child: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    OPENAI_BASE_URL: providerUrl,
    NEXT_TELEMETRY_DISABLED: "1",
  };
  execFileSync(process.execPath, [NEXT, "build"], { env, cwd: REFERENCE, stdio: "ignore" });
  const port = await freePort();
  const child = spawn(process.execPath, [NEXT, "start", "-H", "127.0.0.1", "-p", String(port)], {
    env,
    cwd: REFERENCE,
    stdio: "ignore",
  });
  const url = `http://127.0.0.1:${port}`;
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return { child, url };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Subject {
  name: string;
  pid?: number;
  target: Target;
}

async function figuresOf({ name, pid, target }: Subject) {
  await measure(target, { count: 10, width: 10, pid });
  const alone = await measure(target, { count: 24, width: 4, pid });
  const fifty = await measure(target, { count: 100, width: 50, pid });
  const many = await measure(target, { count: 200, width: 200, pid });
  console.log(`${name}: measured`);
  return { name, alone, fifty, many };
}

const provider = await startProvider();
const lab = await openLab({ modelUrl: provider.url });
const reference = await startReference(provider.url);
try {
  const app = await lab.startApp();
  const person = await LabPerson.signUp(app);
  // A conversation for each stream: one answer at a time is written in each.
  const sessions = await Promise.all(Array.from({ length: 200 }, () => person.newConversation(app)));
  const body = JSON.stringify({ messages });
  const subjects: Subject[] = [
    { name: "direct", target: { url: `${provider.url}/chat/completions`, headers: {}, body: () => body } },
    {
      name: "plain route",
      pid: reference.child.pid,
      target: { url: `${reference.url}/plain`, headers: {}, body: () => body },
    },
    {
      name: "streamText",
      pid: reference.child.pid,
      target: { url: `${reference.url}/stream-text`, headers: {}, body: () => body },
    },
    {
      name: "Clarity, stored",
      pid: app.pid,
      target: {
        url: `${app.url}/api/chat`,
        headers: { cookie: person.cookie },
        body: (index) => {
          const sessionId = sessions[index % sessions.length] ?? "";
          const sent = [{ id: randomUUID(), ...messages[0] }];
          return JSON.stringify({ id: sessionId, messages: sent, userId: person.userId, sessionId });
        },
      },
    },
  ];
  const results: Awaited<ReturnType<typeof figuresOf>>[] = [];
  for (const subject of subjects) results.push(await figuresOf(subject));
  report(results);
} finally {
  await Promise.all([endProcess(reference.child, 5_000), endProcess(provider.child, 5_000), lab.close()]);
}

function report(results: { name: string; alone: Figures; fifty: Figures; many: Figures }[]): void {
  const direct = results[0];
  const base = results.find(({ name }) => name === "streamText");
  if (!direct || !base) return;
  const added = (figures: Figures, key: "firstP50" | "firstP95") => figures[key] - direct.alone[key];
  console.table(
    Object.fromEntries(
      results.slice(1).map(({ name, alone, fifty, many }) => [
        name,
        {
          "first token + ms (p50)": added(alone, "firstP50").toFixed(1),
          p95: added(alone, "firstP95").toFixed(1),
          "x streamText": (added(alone, "firstP50") / added(base.alone, "firstP50")).toFixed(2),
          "CPU ms / 1,000 tokens at 50": fifty.cpuPer1000.toFixed(0),
          "x streamText ": (fifty.cpuPer1000 / base.fifty.cpuPer1000).toFixed(2),
          "rate at 200 / direct": (many.rate / direct.many.rate).toFixed(2),
          "gap p99": many.gapP99.toFixed(0),
          "first p99": many.firstP99.toFixed(0),
          "peak MB": many.peakMb.toFixed(0),
          failed: many.failed + fifty.failed + alone.failed,
        },
      ]),
    ),
  );
}
