import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import { randomUUID } from "node:crypto";
import { type CDPSession, chromium, type Page } from "playwright-core";
import { ensureBrowser } from "../../scripts/lib/browser.ts";
import type { RunningApp } from "../../tests/support/e2e/app.ts";
import { makeMbox } from "./generate-mailbox.ts";

const SAMPLE_MS = 250;
const MEGABYTE = 1024 * 1024;
const READ_WITHIN_MS = 300_000;

interface BrowserFigures {
  megabytes: number;
  seconds: number;
  longestTaskMs: number;
  /**
   * Peak of script memory in page and worker together: heap, its embedder's part, and array buffers (CDP
   * Runtime.getHeapUsage).
   */
  memoryMegabytes: number;
}

async function writeMailbox(path: string, count: number): Promise<number> {
  const file = createWriteStream(path);
  let size = 0;
  for (const part of makeMbox(count)) {
    size += Buffer.byteLength(part);
    if (!file.write(part)) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
  return size / MEGABYTE;
}

interface HeapUsage {
  usedSize: number;
  embedderHeapUsedSize?: number;
  backingStorageSize?: number;
}

const bytesOf = ({ usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 }: HeapUsage) =>
  usedSize + embedderHeapUsedSize + backingStorageSize;

async function watchMemory(session: CDPSession): Promise<() => Promise<number>> {
  const workers = new Map<string, number>();
  let own = 0;
  let peak = 0;
  session.on("Target.attachedToTarget", ({ sessionId }) => workers.set(sessionId, 0));
  session.on("Target.detachedFromTarget", ({ sessionId }) => workers.delete(sessionId));
  session.on("Target.receivedMessageFromTarget", ({ sessionId, message }) => {
    const { result } = JSON.parse(message) as { result?: HeapUsage }; // The response of the only command sent below.
    if (result?.usedSize) workers.set(sessionId, bytesOf(result));
  });
  await session.send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  let id = 0;
  const timer = setInterval(() => {
    void session.send("Runtime.getHeapUsage").then((usage) => (own = bytesOf(usage)));
    const message = JSON.stringify({ id: ++id, method: "Runtime.getHeapUsage" });
    for (const sessionId of workers.keys())
      void session.send("Target.sendMessageToTarget", { sessionId, message }).catch(() => undefined);
    peak = Math.max(peak, own + [...workers.values()].reduce((sum, bytes) => sum + bytes, 0));
  }, SAMPLE_MS);
  return async () => {
    clearInterval(timer);
    return peak;
  };
}

const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const seen = window as Window & { longestTaskMs?: number };
    seen.longestTaskMs = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longestTaskMs = Math.max(seen.longestTaskMs ?? 0, duration);
    }).observe({ type: "longtask" });
  });

async function openPanel(page: Page, app: RunningApp): Promise<void> {
  const headers = { origin: app.url };
  await page.request.post("/api/access-gate", { data: { password: app.accessCode }, headers });
  const data = { email: `${randomUUID()}@example.com`, name: "Bench" };
  await page.request.post("/api/try-clarity/signup", { data, headers });
  await page.goto("/try?step=connect&panel=mailbox");
  await page.getByText("Drop your sent mail here").waitFor();
}

export async function measureInBrowser(app: RunningApp, count: number): Promise<BrowserFigures> {
  const folder = await mkdtemp(join(tmpdir(), "clarity-mailbox-"));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
  try {
    const path = join(folder, "Sent.mbox");
    const megabytes = await writeMailbox(path, count);
    const context = await browser.newContext({ baseURL: app.url });
    const page = await context.newPage();
    await openPanel(page, app);
    const endMemory = await watchMemory(await context.newCDPSession(page));
    await page.getByLabel("Drop your sent mail here, or choose files").setInputFiles(path);
    await page.getByText("Which of these addresses").waitFor({ timeout: READ_WITHIN_MS });
    await watchTasks(page);
    const from = performance.now();
    await page.getByRole("button", { name: "Read my sent mail" }).click();
    await page.getByText("Is this what you wrote?").waitFor({ timeout: READ_WITHIN_MS });
    const seconds = (performance.now() - from) / 1000;
    const longestTaskMs = await page.evaluate(() => (window as Window & { longestTaskMs?: number }).longestTaskMs ?? 0);
    return { megabytes, seconds, longestTaskMs, memoryMegabytes: (await endMemory()) / MEGABYTE };
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}
