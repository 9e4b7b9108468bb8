import { chromium } from "playwright-core";
import { ensureBrowser } from "../scripts/lib/browser.ts";
import { endProcess } from "../scripts/lib/child-process.ts";
import { freePort } from "../scripts/lib/ports.ts";
import { withClient } from "../scripts/lib/postgres/client.ts";
import { startTestCluster } from "../tests/support/chat/test-cluster.ts";
import { type Inspection, inspect } from "./site/lighthouse.ts";
import { requestRate } from "./site/load.ts";
import { weigh } from "./site/weigh.ts";
import { startReference } from "./support/reference.ts";
import { upperMedian } from "../lib/shared/numbers/median.ts";

// Size and speed of the public pages, each beside an empty static page of the same Next.js, in one run and on the same
// machine. Build the application first.

const ROWS = 10_000;
const RUNS = 5;
const ROUNDS = 3;
const SECONDS = 3;

const median = (values: number[]) => upperMedian(values) ?? NaN;
const kb = (bytes: number) => Math.round(bytes / 100) / 10;

const fill = (databaseUrl: string) =>
  withClient(databaseUrl, async (client) => {
    await client.query(`INSERT INTO comments (post_slug, author_name, content, content_hash)
      SELECT 'future-of-work', 'Reader ' || n, 'A thought of some length about the article, number ' || n, md5(n::text)
      FROM generate_series(1, ${ROWS}) AS n`);
    await client.query(`INSERT INTO email_signups (email, email_key)
      SELECT 'reader' || n || '@example.com', 'reader' || n || '@example.com' FROM generate_series(1, ${ROWS}) AS n`);
    await client.query("ANALYZE");
  });

const cluster = await startTestCluster();
const reference = await startReference();
const debuggingPort = await freePort();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu", `--remote-debugging-port=${debuggingPort}`],
});
try {
  await fill(cluster.databaseUrl);
  const app = await cluster.startApp();
  const pages = [
    { name: "empty", url: `${reference.url}/` },
    { name: "landing", url: `${app.url}/` },
    { name: "notes", url: `${app.url}/notes` },
    { name: "article", url: `${app.url}/notes/future-of-work` },
    { name: "sample report", url: `${app.url}/sample-report` },
    { name: "method", url: `${app.url}/method` },
  ];

  const rates = new Map<string, number[]>(pages.map(({ name }) => [name, []]));
  for (const { url } of pages) await requestRate(url, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, url } of pages) rates.get(name)?.push(await requestRate(url, SECONDS));
  }
  const rateOf = (name: string) => median(rates.get(name) ?? []);

  const weights = new Map<string, Awaited<ReturnType<typeof weigh>>>();
  for (const { name, url } of pages) weights.set(name, await weigh(browser, url));

  const inspections = new Map<string, Inspection[]>(pages.map(({ name }) => [name, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { name, url } of pages) inspections.get(name)?.push(await inspect(url, debuggingPort));
  }
  const lcpOf = (name: string) => median((inspections.get(name) ?? []).map(({ lcpMs }) => lcpMs));

  console.table(
    Object.fromEntries(
      pages.map(({ name }) => {
        const { script, all, html } = weights.get(name) ?? { script: NaN, all: NaN, html: NaN };
        const base = weights.get("empty")?.script ?? NaN;
        return [
          name,
          {
            "JS kB (gzip)": kb(script),
            "x empty": (script / base).toFixed(3),
            "transfer kB": kb(all),
            "HTML kB (raw)": kb(html),
            "requests/s": Math.round(rateOf(name)),
            "x empty ": (rateOf(name) / rateOf("empty")).toFixed(2),
          },
        ];
      }),
    ),
  );
  console.table(
    Object.fromEntries(
      pages.map(({ name }) => {
        const runs = inspections.get(name) ?? [];
        const score = (at: number) => median(runs.map(({ scores }) => scores[at] ?? NaN));
        return [
          name,
          {
            performance: score(0),
            accessibility: score(1),
            "best practices": score(2),
            SEO: score(3),
            "LCP ms": Math.round(lcpOf(name)),
            "x empty": (lcpOf(name) / lcpOf("empty")).toFixed(2),
            "LCP element": runs[0]?.lcpElement,
            "layout shift": Math.max(...runs.map(({ layoutShift }) => layoutShift)),
          },
        ];
      }),
    ),
  );
} finally {
  await browser.close();
  await Promise.all([endProcess(reference.child, 5_000), cluster.close()]);
}
