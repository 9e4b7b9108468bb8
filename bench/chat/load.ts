import { request as httpRequest } from "node:http";
import { readFileSync } from "node:fs";

/** What to call for one stream, and how to count the tokens in its bytes. */
export interface Target {
  url: string;
  headers: Record<string, string>;
  body: (index: number) => string;
}

interface StreamResult {
  firstMs: number;
  gaps: number[];
  tokens: number;
  ms: number;
  failed: boolean;
}

const countTokens = (text: string) => (text.match(/tok\d /g) ?? []).length;

function stream(target: Target, index: number): Promise<StreamResult> {
  return new Promise((resolve) => {
    const body = target.body(index);
    const began = performance.now();
    const result: StreamResult = { firstMs: Infinity, gaps: [], tokens: 0, ms: 0, failed: false };
    let last = 0;
    let rest = "";
    const end = (failed: boolean) => resolve({ ...result, ms: performance.now() - began, failed });
    const headers = {
      ...target.headers,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
    };
    const request = httpRequest(target.url, { method: "POST", headers, agent: false }, (response) => {
      response.setEncoding("utf8");
      response.on("data", (chunk: string) => {
        rest += chunk;
        const tokens = countTokens(rest);
        if (tokens === 0) return;
        rest = rest.slice(rest.lastIndexOf("tok") + 5);
        const now = performance.now();
        if (last === 0) result.firstMs = now - began;
        else result.gaps.push(now - last);
        last = now;
        result.tokens += tokens;
      });
      response.on("end", () => end(response.statusCode !== 200 || result.tokens < 120));
      response.on("error", () => end(true));
    });
    request.on("error", () => end(true));
    request.end(body);
  });
}

const percentile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
};

const TICKS_PER_SECOND = 100;

/** CPU milliseconds that a process has used (Linux). */
function cpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_PER_SECOND;
}

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "latin1"))?.[1] ?? 0) / 1_024;

export interface Figures {
  firstP50: number;
  firstP95: number;
  firstP99: number;
  gapP99: number;
  /** Tokens a second of one stream, on average. */
  rate: number;
  cpuPer1000: number;
  peakMb: number;
  failed: number;
}

/** `count` streams, `width` of them at a time, and what the server's process used for them. */
export async function measure(
  target: Target,
  { count, width, pid }: { count: number; width: number; pid?: number },
): Promise<Figures> {
  const before = pid ? cpuMs(pid) : 0;
  let peakMb = 0;
  const watch = setInterval(() => pid && (peakMb = Math.max(peakMb, residentMb(pid))), 100);
  const results: StreamResult[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) results.push(await stream(target, next++));
  };
  await Promise.all(Array.from({ length: width }, worker));
  clearInterval(watch);
  const tokens = results.reduce((sum, result) => sum + result.tokens, 0);
  const firsts = results.map(({ firstMs }) => firstMs);
  return {
    firstP50: percentile(firsts, 0.5),
    firstP95: percentile(firsts, 0.95),
    firstP99: percentile(firsts, 0.99),
    gapP99: percentile(
      results.flatMap(({ gaps }) => gaps),
      0.99,
    ),
    rate: results.reduce((sum, result) => sum + (result.tokens / result.ms) * 1_000, 0) / results.length,
    cpuPer1000: pid ? ((cpuMs(pid) - before) / tokens) * 1_000 : 0,
    peakMb,
    failed: results.filter(({ failed }) => failed).length,
  };
}
