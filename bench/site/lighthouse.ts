import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

interface Run {
  lhr: {
    runtimeError?: { code: string; message: string };
    audits: Record<string, { numericValue?: number; details?: unknown } | undefined>;
    categories: Record<string, { score: number | null } | undefined>;
  };
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<Run | undefined>;

const path = createRequire(import.meta.url).resolve("lighthouse");
const { default: lighthouse } = (await import(pathToFileURL(path).href)) as { default: Lighthouse }; // The interface above.

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

const ATTEMPTS = 3;

export interface Inspection {
  scores: number[];
  lcpMs: number;
  lcpElement: string;
  layoutShift: number;
}

function elementOf(details: unknown): string {
  const text = JSON.stringify(details ?? {});
  return /"snippet":"<(\w+)/.exec(text)?.[1] ?? "?";
}

/** Repeats a run without result: the browser sometimes loses the start of a trace. */
async function measure(url: string, debuggingPort: number) {
  for (let attempt = 1; ; attempt += 1) {
    const run = await lighthouse(url, {
      port: debuggingPort,
      onlyCategories: [...CATEGORIES],
      output: "json",
      logLevel: "error",
    });
    if (run && !run.lhr.runtimeError) return run.lhr;
    const isLost = run?.lhr.runtimeError?.code === "NO_NAVSTART" && attempt < ATTEMPTS;
    if (!isLost) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? "no result"}`);
  }
}

export async function inspect(url: string, debuggingPort: number): Promise<Inspection> {
  const { audits, categories } = await measure(url, debuggingPort);
  return {
    scores: CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
    lcpMs: audits["largest-contentful-paint"]?.numericValue ?? NaN,
    lcpElement: elementOf(audits["lcp-breakdown-insight"]?.details),
    layoutShift: audits["cumulative-layout-shift"]?.numericValue ?? NaN,
  };
}
