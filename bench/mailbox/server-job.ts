import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Client } from "pg";
import { inRoot } from "../../scripts/lib/project.mjs";
import type { RunningApp } from "../../tests/support/e2e/app.ts";
import { type Visitor } from "../../tests/support/e2e/visitor.ts";
import { residentMb } from "../support/process-usage.ts";

const CONCURRENCY = 8;

export async function startGoogle(count: number, latencyMs: number): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [inRoot("bench", "mailbox", "fake-google-server.ts"), String(count), String(latencyMs)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  return { url: line.toString().trim(), child };
}

async function connect(visitor: Visitor): Promise<void> {
  const start = await visitor.call("/api/try-clarity/auth/gmail");
  const permission = await fetch(start.headers.get("location") ?? "", { redirect: "manual" });
  const back = new URL(permission.headers.get("location") ?? "");
  await visitor.call(back.pathname + back.search);
}

async function secondsOfRequests(google: string): Promise<number> {
  const headers = { authorization: "Bearer bench" };
  const ask = async (path: string) => {
    const response = await fetch(`${google}/gmail/v1/users/me/${path}`, { headers });
    if (!response.ok) throw new Error(`The fake server answered ${response.status}.`);
    return (await response.json()) as { messages?: { id: string }[]; nextPageToken?: string };
  };
  const from = performance.now();
  let pageToken: string | undefined = "";
  while (pageToken !== undefined) {
    const page: Awaited<ReturnType<typeof ask>> = await ask(`messages?labelIds=SENT&pageToken=${pageToken || 0}`);
    const ids = (page.messages ?? []).map(({ id }) => id);
    const worker = async () => {
      for (let id = ids.shift(); id; id = ids.shift()) await ask(`messages/${id}?format=full`);
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    pageToken = page.nextPageToken;
  }
  return (performance.now() - from) / 1000;
}

interface JobFigures {
  requests: number;
  job: number;
  ratio: number;
  memory: [number, number];
}

interface Job {
  google: string;
  count: number;
  visitor: Visitor;
}

export async function measureJob(app: RunningApp, { google, count, visitor }: Job): Promise<JobFigures> {
  const database = new Client({ connectionString: app.databaseUrl });
  await database.connect();
  try {
    await connect(visitor);
    let early = NaN;
    let highest = 0;
    for (;;) {
      const { rows } = await database.query<{ state: string; messages: number; seconds: number }>(
        "SELECT state, messages, extract(epoch FROM finished_at - created_at)::float AS seconds FROM mailbox_imports ORDER BY created_at DESC LIMIT 1",
      );
      const [row] = rows;
      const memory = residentMb(app.pid);
      if (row && Number.isNaN(early) && row.messages >= count / 10) early = memory;
      if (row && row.messages >= count / 10) highest = Math.max(highest, memory);
      if (row?.state === "failed") throw new Error("The reading failed.");
      if (row?.state === "done") {
        const requests = await secondsOfRequests(google);
        return { requests, job: row.seconds, ratio: row.seconds / requests, memory: [early, highest] };
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  } finally {
    await database.end();
  }
}
