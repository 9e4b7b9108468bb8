import "server-only";
import type { IncomingMessage } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { retryAfterMs } from "@/lib/providers/retry";
import { failureOfStatus, LlmFailure } from "./failure";
import { CoalescingReader } from "./coalescing-reader";
import { MAX_RETRIES, type Deadlines } from "./models";
import { postJson } from "./post-json";

const MAX_ERROR_BYTES = 16 * 1024;
const FIRST_PAUSE_MS = 400;
const MAX_PAUSE_MS = 10_000;

interface OpenRequest {
  url: URL;
  headers: Record<string, string>;
  body: string;
  signal: AbortSignal;
  deadlines: Deadlines;
}

interface OpenAnswer {
  isEventStream: boolean;
  chunks: AsyncGenerator<Buffer>;
}

/**
 * Calls the provider until the first byte of an answer, at most three times. Retries transient failures after a pause
 * with jitter, or after the provider's Retry-After when that is short and before the deadline. Retries nothing after
 * the first byte.
 * @throws LlmFailure or the signal's reason.
 */
export async function openAnswer(request: OpenRequest): Promise<OpenAnswer> {
  const deadline = Date.now() + request.deadlines.firstByte;
  for (let attempt = 0; ; attempt++) {
    try {
      return await attemptOnce(request, deadline);
    } catch (error) {
      const pause = pauseBeforeRetry(error, attempt, deadline);
      if (pause === null || request.signal.aborted) throw error;
      await delay(pause, undefined, { signal: request.signal });
    }
  }
}

function pauseBeforeRetry(error: unknown, attempt: number, deadline: number): number | null {
  if (!(error instanceof LlmFailure) || !error.isTransient || attempt >= MAX_RETRIES) return null;
  const backoff = FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random());
  const pause = error.retryAfter === undefined ? backoff : error.retryAfter * 1_000 + Math.random() * FIRST_PAUSE_MS;
  return pause <= MAX_PAUSE_MS && Date.now() + pause < deadline ? pause : null;
}

async function attemptOnce(request: OpenRequest, deadline: number): Promise<OpenAnswer> {
  const clock = new RequestDeadlines(request);
  try {
    clock.start(deadline - Date.now(), "first byte timeout");
    const response = await postJson({ ...request, signal: clock.signal, connectTimeoutMs: request.deadlines.connect });
    if (response.statusCode !== 200) throw await refusalOf(response);
    const body = new CoalescingReader(response);
    const first = await body.take();
    clock.pause();
    if (!first) throw new LlmFailure("unavailable", { detail: "no body", isTransient: true });
    const isEventStream = !String(response.headers["content-type"] ?? "").includes("application/json");
    return { isEventStream, chunks: rest({ first, body, response, clock, idle: request.deadlines.idle }) };
  } catch (error) {
    clock.stop();
    throw clock.signal.aborted ? clock.signal.reason : asFailure(error, { isTransient: true });
  }
}

interface OpenedBody {
  first: Buffer;
  body: CoalescingReader;
  response: IncomingMessage;
  clock: RequestDeadlines;
  idle: number;
}

async function* rest({ first, body, response, clock, idle }: OpenedBody): AsyncGenerator<Buffer> {
  try {
    yield first;
    for (;;) {
      clock.start(idle, "idle timeout");
      const next = await body.take();
      clock.pause();
      if (!next) return;
      yield next;
    }
  } catch (error) {
    throw clock.signal.aborted ? clock.signal.reason : asFailure(error);
  } finally {
    clock.stop();
    response.destroy();
  }
}

const asFailure = (cause: unknown, { isTransient = false } = {}) =>
  cause instanceof LlmFailure
    ? cause
    : new LlmFailure("unavailable", { detail: "connection lost", cause, isTransient });

async function refusalOf(response: IncomingMessage): Promise<LlmFailure> {
  const waitMs = retryAfterMs(response.headers["retry-after"]);
  let body = "";
  for await (const chunk of response) {
    body += String(chunk);
    if (body.length > MAX_ERROR_BYTES) break;
  }
  response.destroy();
  return failureOfStatus({
    status: response.statusCode ?? 0,
    body,
    retryAfter: waitMs === null ? undefined : Math.ceil(waitMs / 1000),
  });
}

class RequestDeadlines {
  private readonly controller = new AbortController();
  readonly signal = this.controller.signal;
  private readonly caller: AbortSignal;
  private readonly total: NodeJS.Timeout;
  private timer: NodeJS.Timeout | undefined;
  private detail = "";
  private isWaiting = false;
  private readonly onAbort = () => this.controller.abort(this.caller.reason);

  constructor({ signal, deadlines }: OpenRequest) {
    this.caller = signal;
    this.total = setTimeout(() => this.expire("total time"), deadlines.total);
    if (signal.aborted) this.onAbort();
    else signal.addEventListener("abort", this.onAbort, { once: true });
  }

  start(milliseconds: number, detail: string): void {
    this.isWaiting = true;
    if (this.timer && this.detail === detail) {
      this.timer.refresh();
      return;
    }
    clearTimeout(this.timer);
    this.detail = detail;
    this.timer = setTimeout(() => (this.isWaiting ? this.expire(detail) : undefined), Math.max(0, milliseconds));
  }

  pause(): void {
    this.isWaiting = false;
  }

  stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.total);
    this.caller.removeEventListener("abort", this.onAbort);
  }

  private expire(detail: string): void {
    this.controller.abort(new LlmFailure("unavailable", { detail }));
  }
}
