import { generateText, streamText } from "ai";
import { createOpenAI } from "@ai-sdk/openai";
import { startFakeOpenAi, type ModelReply, type FakeOpenAi } from "@/tests/support/fakes/fake-openai";
import { connection } from "@/tests/support/factories/connection";
import { forgetLearned } from "./capabilities";
import { LlmFailure } from "./failure";
import type { Deadlines } from "./models";
import { streamModel, type StreamOptions } from "./stream-model";

// Long enough for a busy machine; a test of one deadline shortens that one.
const DEADLINES_MS: Deadlines = { connect: 5_000, firstByte: 2_500, idle: 10_000, total: 20_000 };
let fakeModel: FakeOpenAi;

beforeAll(async () => {
  fakeModel = await startFakeOpenAi();
});
beforeEach(() => {
  fakeModel.calls.length = 0;
  forgetLearned();
});
afterAll(() => fakeModel.close());

function options(over: Partial<StreamOptions> = {}): StreamOptions {
  return {
    connection: connection({ baseURL: fakeModel.url }),
    use: "coach-chat",
    messages: [{ role: "user", content: "Hello" }],
    signal: new AbortController().signal,
    deadlines: DEADLINES_MS,
    ...over,
  };
}

async function collect(over: Partial<StreamOptions> = {}) {
  let text = "";
  let failure: unknown = null;
  try {
    for await (const piece of streamModel(options(over))) text += piece;
  } catch (error) {
    failure = error;
  }
  return { text, failure };
}

const sse = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const stop = `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: "stop" }] })}\n\n`;

describe("an answer", () => {
  it("arrives as text with the tokens the provider counted", async () => {
    fakeModel.always({ text: "A short answer." });
    const usages: unknown[] = [];
    const { text, failure } = await collect({ onUsage: (usage) => usages.push(usage) });
    expect({ text, failure, usages }).toEqual({
      text: "A short answer.",
      failure: null,
      usages: [{ inputTokens: 20, outputTokens: 10 }],
    });
    expect(fakeModel.calls[0]).toMatchObject({
      authorization: "Bearer key-1",
      body: { model: "some-model", stream: true, max_tokens: 600, stream_options: { include_usage: true } },
    });
  });

  it("asks a reasoning model with its own parameters and sends no key when there is none", async () => {
    fakeModel.always({ text: "Yes." });
    await collect({ connection: connection({ baseURL: fakeModel.url, apiKey: undefined, model: "o4-mini" }) });
    const [request] = fakeModel.calls;
    expect(request?.authorization).toBeUndefined();
    expect(request?.body).toMatchObject({ max_completion_tokens: 3_100, reasoning_effort: "low" });
    expect(request?.body).not.toHaveProperty("temperature");
  });

  it("is read through comments, CRLF, split characters, other vendors' events and a missing end mark", async () => {
    const euro = Buffer.from(sse("€ 5"));
    const at = euro.indexOf(0xe2) + 1;
    fakeModel.always({
      raw: {
        pieces: [
          ": keep-alive\r\n\r\n",
          sse("Ünï ").replaceAll("\n", "\r\n"),
          euro.subarray(0, at),
          euro.subarray(at),
          "event: ping\ndata: {}\n\n",
          "data: not json at all\n\n",
          'data: {"choices":[{"delta":{"content"\ndata: :" and"}}]}\n\n',
          stop,
        ],
      },
    });
    expect(await collect()).toEqual({ text: "Ünï € 5 and", failure: null });
  });

  it("is accepted as a whole when a server does not stream", async () => {
    const body = { choices: [{ message: { content: "All at once." }, finish_reason: "stop" }] };
    fakeModel.always({ raw: { contentType: "application/json", pieces: [JSON.stringify(body)] } });
    expect(await collect()).toEqual({ text: "All at once.", failure: null });
  });

  it("is cleaned of reasoning, control characters and halves of characters, and of nothing else", async () => {
    const content = ["<thi", "nk>secret</thi", "nk>\n\nGood\u0000 \ud83d", "\ude00 text\u202e \u0007!"];
    fakeModel.always({ raw: { pieces: [...content.map(sse), stop] } });
    expect(await collect()).toEqual({ text: "Good 😀 text !", failure: null });
  });
});

describe("a failure", () => {
  const failing: [string, ModelReply, string, number][] = [
    ["401 is not retried", { status: 401 }, "misconfigured", 1],
    ["403 is not retried", { status: 403 }, "misconfigured", 1],
    ["an unknown model is not retried", { status: 404 }, "misconfigured", 1],
    ["a context that is too long says so", { status: 400, errorCode: "context_length_exceeded" }, "too_long", 1],
    ["a content policy says so", { status: 400, errorCode: "content_filter" }, "refused", 1],
    ["429 is retried twice and then busy", { status: 429 }, "busy", 3],
    ["an empty account is not retried", { status: 429, errorCode: "insufficient_quota" }, "misconfigured", 1],
    ["500 is retried twice", { status: 500 }, "unavailable", 3],
    ["an answer without a byte is retried", { raw: { pieces: [] } }, "unavailable", 3],
    ["an answer without text is an error", { raw: { pieces: ["data: [DONE]\n\n"] } }, "unavailable", 1],
    ["an error event says what it is", { raw: { pieces: ['data: {"error":{"type":"overloaded"}}\n\n'] } }, "busy", 1],
    ["an event over 64 kB is refused", { raw: { pieces: [sse("x".repeat(70_000)), stop] } }, "unavailable", 1],
    [
      "an endless line is refused",
      { raw: { pieces: [`data: {"a":"${"x".repeat(40_000)}`, "x".repeat(40_000)] } },
      "unavailable",
      1,
    ],
    [
      "an answer over 256 kB is refused",
      { raw: { pieces: Array.from({ length: 6 }, () => sse("x".repeat(60_000))) } },
      "unavailable",
      1,
    ],
    [
      "broken JSON is an error rather than a hole",
      { raw: { pieces: ['data: {"choices":[{"del\n\n', stop] } },
      "unavailable",
      1,
    ],
    ["a filtered answer without text is refused", { text: "", finishReason: "content_filter" }, "refused", 1],
  ];
  it.each(failing)("%s", async (_name, reply, code, calls) => {
    fakeModel.always(reply);
    const { failure } = await collect();
    expect(failure).toBeInstanceOf(LlmFailure);
    expect(failure).toMatchObject({ code });
    expect(fakeModel.calls).toHaveLength(calls);
  });

  it.each([
    ["the token limit", "length", "unavailable"],
    ["a content policy", "content_filter", "refused"],
  ] as const)("in the middle, by %s, is reported after the received text", async (_by, finishReason, code) => {
    fakeModel.always({ text: "First, ask Priya what", finishReason });
    expect(await collect()).toEqual({ text: "First, ask Priya what", failure: expect.objectContaining({ code }) });
  });

  it("that is transient is hidden by a retry", async () => {
    fakeModel.next({ status: 500 }, { text: "Here now." });
    expect(await collect()).toEqual({ text: "Here now.", failure: null });
  });

  it("between the headers and the first byte is hidden by a retry as well", async () => {
    fakeModel.next({ breakBy: "silence" }, { text: "Here now." });
    expect(await collect()).toEqual({ text: "Here now.", failure: null });
  });

  it("with a Retry-After beyond the deadline is reported at once, with the seconds", async () => {
    fakeModel.always({ status: 429, retryAfter: 60 });
    const { failure } = await collect();
    expect(failure).toMatchObject({ code: "busy", retryAfter: 60 });
    expect(fakeModel.calls).toHaveLength(1);
  });

  it("with a long Retry-After is reported at once with the deadlines of a slow local model, too", async () => {
    fakeModel.always({ status: 429, retryAfter: 60 });
    const { failure } = await collect({ deadlines: { ...DEADLINES_MS, firstByte: 120_000, total: 300_000 } });
    expect(failure).toMatchObject({ code: "busy", retryAfter: 60 });
    expect(fakeModel.calls).toHaveLength(1);
  });

  it("with a short Retry-After waits for it", async () => {
    fakeModel.next({ status: 429, retryAfter: 1 }, { text: "Ready." });
    const started = Date.now();
    expect((await collect()).text).toBe("Ready.");
    expect(Date.now() - started).toBeGreaterThanOrEqual(950);
  });

  it("in the middle keeps the received text and is never retried", async () => {
    fakeModel.always({ text: "Half of it", breakBy: "cut", breakAfter: 2 });
    const { text, failure } = await collect();
    expect(text).toBe("Half of it");
    expect(failure).toMatchObject({ code: "unavailable" });
    expect(fakeModel.calls).toHaveLength(1);
  });

  it("is an end without any sign of completion", async () => {
    fakeModel.always({ raw: { pieces: [sse("Half")] } });
    expect(await collect()).toMatchObject({ text: "Half", failure: { detail: "cut before its end" } });
  });

  it("is a silence longer than the idle timeout", async () => {
    fakeModel.always({ text: "Half", breakBy: "hang", breakAfter: 1 });
    const deadlines = { ...DEADLINES_MS, idle: 150 };
    expect(await collect({ deadlines })).toMatchObject({ text: "Half", failure: { detail: "idle timeout" } });
  });

  it("does not include a reader who is slow with the first words", async () => {
    jest.useFakeTimers({ doNotFake: ["Date", "nextTick", "performance", "queueMicrotask", "setImmediate"] });
    try {
      fakeModel.always({ raw: { pieces: [sse("First"), sse(" and last."), stop] } });
      let text = "";
      for await (const piece of streamModel(options({ deadlines: { ...DEADLINES_MS, idle: 150 } }))) {
        if (text === "") jest.advanceTimersByTime(DEADLINES_MS.firstByte);
        text += piece;
      }
      expect(text).toBe("First and last.");
    } finally {
      jest.useRealTimers();
    }
  });

  it("is a first byte after the deadline, over all attempts together", async () => {
    fakeModel.always({ isSilent: true });
    const deadlines = { ...DEADLINES_MS, firstByte: 200 };
    expect(await collect({ deadlines })).toMatchObject({ failure: { detail: "first byte timeout" } });
    expect(fakeModel.calls).toHaveLength(1);
  });

  it("is an answer that never ends", async () => {
    fakeModel.always({ text: "a ".repeat(2_000), delayMs: 20 });
    const deadlines = { ...DEADLINES_MS, total: 300 };
    expect(await collect({ deadlines })).toMatchObject({ failure: { detail: "total time" } });
  });

  it("is a server that does not exist", async () => {
    const nowhere = connection({ baseURL: "http://127.0.0.1:9/v1" });
    expect(await collect({ connection: nowhere })).toMatchObject({
      failure: { code: "unavailable", detail: "no connection" },
    });
  });

  it("is distinct from a stop: the caller's own reason is thrown and the connection closes", async () => {
    fakeModel.always({ text: "a ".repeat(2_000), delayMs: 10 });
    const controller = new AbortController();
    const seen: string[] = [];
    const reading = (async () => {
      for await (const piece of streamModel(options({ signal: controller.signal }))) {
        seen.push(piece);
        if (seen.length === 3) controller.abort(new Error("stopped"));
      }
    })();
    await expect(reading).rejects.toThrow("stopped");
    expect(seen).toHaveLength(3);
    while (!fakeModel.calls[0]?.wasAborted) await new Promise((resolve) => setImmediate(resolve));
  });
});

describe("the fake server", () => {
  const model = () => createOpenAI({ baseURL: fakeModel.url, apiKey: "k" }).chat("some-model");

  it("speaks the protocol that an independent client reads", async () => {
    fakeModel.always({ text: "From the SDK." });
    expect((await generateText({ model: model(), prompt: "Hi" })).text).toBe("From the SDK.");
    let text = "";
    for await (const piece of streamText({ model: model(), prompt: "Hi" }).textStream) text += piece;
    expect(text).toBe("From the SDK.");
  });
});
