import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { listenOnLoopback } from "../listen-on-loopback.ts";

export interface ModelReply {
  text?: string;
  chunkSize?: number;
  delayMs?: number;
  /** Sends this status and OpenAI's error body instead; `retryAfter` in seconds. */
  status?: 400 | 401 | 403 | 404 | 429 | 500 | 503;
  retryAfter?: number;
  errorCode?: string;
  isSilent?: boolean;
  /** Status 200 and exactly these bytes, one write each, instead of the protocol. */
  raw?: { pieces: (string | Buffer)[]; contentType?: string };
  hold?: { after: number; until: Promise<unknown> };
  breakAfter?: number;
  /**
   * cut: the connection is reset; end: the stream ends without a finish reason and `[DONE]`; hang: nothing more
   * arrives; silence: the headers are sent, and the connection is reset before a byte of the body; malformed: a data
   * line that is not JSON; error: an error object inside the stream.
   */
  breakBy?: "cut" | "silence" | "end" | "hang" | "malformed" | "error";
  finishReason?: "stop" | "length" | "content_filter";
  /** Sends comments, blank events and CRLF, and splits characters across packets, as some servers do. */
  isUntidy?: boolean;
}

interface ModelCall {
  authorization: string | undefined;
  body: { model: string; stream?: boolean; messages: { role: string; content: unknown }[] } & Record<string, unknown>;
  wasAborted: boolean;
}

export interface FakeOpenAi {
  url: string;
  calls: ModelCall[];
  next(...replies: ModelReply[]): void;
  always(reply: ModelReply | ((call: ModelCall) => ModelReply)): void;
  /** Answers risk-detection calls; `calls` omits these, like memory calls. By default none finds a risk. */
  onRisk(reply: ModelReply | ((call: ModelCall) => ModelReply)): void;
  close(): Promise<void>;
}

/** Same as in `probe-model.ts`, which cannot be imported here. */
const PROBE_QUESTION = "Answer with the one word: ready";
const MEMORY_INSTRUCTIONS = "You find what a person says about themselves";
const RISK_INSTRUCTIONS = "You read the last messages of a person to a career coach";
const NO_RISK: ModelReply = { text: '{"answer":"none"}' };
const NO_QUOTES: ModelReply = { text: '{"quotes":[]}' };
const SUMMARY_INSTRUCTIONS = "You keep the notes of a coaching conversation";

const instructionsOf = ({ body }: ModelCall) => String(body.messages[0]?.content);

export const isSummaryCall = (call: ModelCall): boolean => instructionsOf(call).startsWith(SUMMARY_INSTRUCTIONS);

const DEFAULT_REPLY: ModelReply = { text: "That makes sense. What would a good week look like for you?" };
const USAGE = { prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 };

export async function startFakeOpenAi(): Promise<FakeOpenAi> {
  const calls: ModelCall[] = [];
  const queue: ModelReply[] = [];
  let onRisk: ModelReply | ((call: ModelCall) => ModelReply) = NO_RISK;
  let fallback: ModelReply | ((call: ModelCall) => ModelReply) = DEFAULT_REPLY;
  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== "POST" || !request.url?.endsWith("/chat/completions")) {
      return sendError(response, 404, "Unknown request URL");
    }
    const call: ModelCall = {
      authorization: request.headers.authorization,
      body: await readJson(request),
      wasAborted: false,
    };
    // The application's own calls at start and beside a reply are no messages of a person.
    const isProbe = call.body.messages.at(-1)?.content === PROBE_QUESTION;
    if (instructionsOf(call).startsWith(MEMORY_INSTRUCTIONS)) return stream(response, call, NO_QUOTES);
    if (instructionsOf(call).startsWith(RISK_INSTRUCTIONS)) {
      const verdict = typeof onRisk === "function" ? onRisk(call) : onRisk;
      if (!verdict.isSilent) await stream(response, call, verdict);
      return;
    }
    if (!isProbe) calls.push(call);
    response.on("close", () => (call.wasAborted = !response.writableFinished));
    const queued = isProbe ? undefined : queue.shift();
    const reply = queued ?? (typeof fallback === "function" ? fallback(call) : fallback);
    if (reply.isSilent) return;
    if (reply.status) return sendError(response, reply.status, "The fake server was told to fail", reply);
    if (reply.raw) return sendRaw(response, reply.raw);
    if (call.body.stream) await stream(response, call, reply);
    else sendWhole(response, call, reply);
  }

  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    next: (...replies) => void queue.push(...replies),
    always: (reply) => (fallback = reply),
    onRisk: (reply) => (onRisk = reply),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readJson(request: IncomingMessage): Promise<ModelCall["body"]> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // A request stream without an encoding yields buffers.
  return JSON.parse(Buffer.concat(chunks).toString()) as ModelCall["body"]; // The product under test is the only caller.
}

function sendError(
  response: ServerResponse,
  status: number,
  message: string,
  { retryAfter, errorCode }: Pick<ModelReply, "retryAfter" | "errorCode"> = {},
): void {
  response.writeHead(status, {
    "content-type": "application/json",
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  });
  response.end(
    JSON.stringify({ error: { message, type: "invalid_request_error", param: null, code: errorCode ?? null } }),
  );
}

async function sendRaw(response: ServerResponse, { pieces, contentType }: NonNullable<ModelReply["raw"]>) {
  response.writeHead(200, { "content-type": contentType ?? "text/event-stream" });
  for (const piece of pieces) {
    if (response.destroyed) return;
    response.write(piece);
    await sleep(1);
  }
  response.end();
}

const frame = (call: ModelCall) => ({ id: "chatcmpl-fake", created: 1_700_000_000, model: call.body.model });

function sendWhole(response: ServerResponse, call: ModelCall, reply: ModelReply): void {
  const message = { role: "assistant", content: reply.text ?? DEFAULT_REPLY.text };
  const choices = [{ index: 0, message, finish_reason: reply.finishReason ?? "stop" }];
  response.writeHead(200, { "content-type": "application/json" });
  response.end(JSON.stringify({ ...frame(call), object: "chat.completion", choices, usage: USAGE }));
}

const piecesOf = (text: string, size: number): string[] => {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / size) }, (_, i) =>
    characters.slice(i * size, (i + 1) * size).join(""),
  );
};

async function stream(response: ServerResponse, call: ModelCall, reply: ModelReply): Promise<void> {
  const newline = reply.isUntidy ? "\r\n" : "\n";
  const write = async (data: string) => {
    const bytes = Buffer.from(
      `${reply.isUntidy ? `: keep-alive${newline}${newline}` : ""}data: ${data}${newline}${newline}`,
    );
    const at = reply.isUntidy ? Math.floor(bytes.length / 2) : bytes.length;
    response.write(bytes.subarray(0, at));
    if (at < bytes.length) {
      await sleep(1);
      response.write(bytes.subarray(at));
    }
  };
  const event = (delta: object, finishReason: string | null = null) =>
    write(
      JSON.stringify({
        ...frame(call),
        object: "chat.completion.chunk",
        choices: [{ index: 0, delta, finish_reason: finishReason }],
      }),
    );

  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-cache" });
  if (reply.breakBy === "silence") return tearDown(response);
  await event({ role: "assistant", content: "" });
  const pieces = piecesOf(reply.text ?? DEFAULT_REPLY.text ?? "", reply.chunkSize ?? 8);
  for (const [index, piece] of pieces.entries()) {
    if (reply.breakBy && index === (reply.breakAfter ?? 0)) return breakStream(response, reply.breakBy, write);
    if (reply.hold?.after === index) await reply.hold.until;
    if (response.destroyed) return;
    await event({ content: piece });
    if (reply.delayMs) await sleep(reply.delayMs);
  }
  if (reply.breakBy) return breakStream(response, reply.breakBy, write);
  await event({}, reply.finishReason ?? "stop");
  await write(JSON.stringify({ ...frame(call), object: "chat.completion.chunk", choices: [], usage: USAGE }));
  await write("[DONE]");
  response.end();
}

async function breakStream(
  response: ServerResponse,
  how: NonNullable<ModelReply["breakBy"]>,
  write: (data: string) => Promise<void>,
): Promise<void> {
  if (how === "hang") return;
  if (how === "malformed") await write('{"choices": [');
  if (how === "error")
    await write(JSON.stringify({ error: { message: "The server had an error", type: "server_error" } }));
  if (how !== "cut") return void response.end();
  await tearDown(response);
}

async function tearDown(response: ServerResponse): Promise<void> {
  // Flushes the text written so far.
  response.flushHeaders();
  await sleep(20);
  response.destroy();
}
