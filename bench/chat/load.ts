import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../support/percentile.ts";
import { cpuSeconds, residentMb } from "../support/process-usage.ts";

export interface Target {
  url: string;
  headers: (index: number) => Record<string, string>;
  body: (index: number) => string;
}

interface StreamResult {
  firstMs: number;
  gaps: number[];
  tokens: number;
  ms: number;
  failed: boolean;
}

const TOKENS = 120;
const TOKEN = "tok";

function requestOf({ url, headers, body }: Target, index: number): string {
  const { pathname, host } = new URL(url);
  const content = body(index);
  const lines = {
    host,
    connection: "close",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(content)),
    ...headers(index),
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${pathname} HTTP/1.1\r\n${head.join("")}\r\n${content}`;
}

function countTokens(text: string): number {
  let count = 0;
  for (let at = text.indexOf(TOKEN); at !== -1; at = text.indexOf(TOKEN, at + TOKEN.length)) count += 1;
  return count;
}

/** A bare socket: the load generator shares the machine with the measured server and must be cheap. */
function stream(target: Target, index: number): Promise<StreamResult> {
  const { hostname, port } = new URL(target.url);
  const request = requestOf(target, index);
  return new Promise((resolve) => {
    const began = performance.now();
    const result: StreamResult = { firstMs: Infinity, gaps: [], tokens: 0, ms: 0, failed: true };
    let last = 0;
    let carry = "";
    let isGood = false;
    const socket = connect({ host: hostname === "localhost" ? "127.0.0.1" : hostname, port: Number(port) });
    socket.setNoDelay(true);
    socket.write(request);
    socket.on("data", (piece: Buffer) => {
      const text = carry + piece.toString("latin1");
      if (last === 0) isGood ||= text.startsWith("HTTP/1.1 200");
      const tokens = countTokens(text);
      carry = text.slice(tokens > 0 ? Math.max(text.lastIndexOf(TOKEN) + TOKEN.length, text.length - 6) : -6);
      if (tokens === 0) return;
      const now = performance.now();
      if (last === 0) result.firstMs = now - began;
      else result.gaps.push(now - last);
      last = now;
      result.tokens += tokens;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      // A cut response lacks the terminating chunk.
      const isWhole = carry.endsWith("0\r\n\r\n");
      resolve({ ...result, ms: performance.now() - began, failed: !isGood || !isWhole || result.tokens !== TOKENS });
    });
  });
}

const cpuMs = (pid: number) => cpuSeconds(pid) * 1_000;

export interface Figures {
  firstP50: number;
  firstP95: number;
  firstP99: number;
  gapP99: number;
  rate: number;
  cpuPer1000: number;
  peakMb: number;
  failed: number;
}

interface Load {
  count: number;
  width: number;
  everyMs?: number;
  pid?: number;
}

export async function measure(target: Target, { count, width, everyMs = 0, pid }: Load): Promise<Figures> {
  const before = pid ? cpuMs(pid) : 0;
  let peakMb = 0;
  const watch = setInterval(() => pid && (peakMb = Math.max(peakMb, residentMb(pid))), 100);
  const results: StreamResult[] = [];
  let next = 0;
  const worker = async (_: unknown, index: number) => {
    await sleep(index * everyMs);
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
