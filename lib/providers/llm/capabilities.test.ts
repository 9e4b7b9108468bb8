import { connection } from "@/tests/support/factories/connection";
import { startFakeOpenAi, type FakeOpenAi } from "@/tests/support/fakes/fake-openai";
import { capabilitiesOf, forgetLearned, learn, promptBudget } from "./capabilities";
import { standingFault } from "./configuration-fault";
import { connectionOf, type LlmSettings } from "./connection";
import { failureOfStatus } from "./failure";
import { probeModel } from "./probe-model";
import { streamModel } from "./stream-model";

const OPENAI = connection({ baseURL: "https://api.openai.com/v1", model: "gpt-4.1-mini" });
const UNSET: LlmSettings = {
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  OPENAI_MODEL: undefined,
  OPENAI_API_VERSION: undefined,
  ANTHROPIC_API_KEY: undefined,
  ANTHROPIC_BASE_URL: undefined,
  ANTHROPIC_MODEL: undefined,
  LLM_CONTEXT_WINDOW: undefined,
  LLM_EXTRA_HEADERS: undefined,
  LLM_MAX_TOKENS_FIELD: undefined,
  LLM_REASONING_EFFORT: undefined,
  LLM_STREAM_OPTIONS: undefined,
  LLM_TEMPERATURE: undefined,
  LLM_TIMEOUT_SECONDS: undefined,
};

afterEach(forgetLearned);

describe("the connection", () => {
  it("is OpenAI's protocol before Anthropic's, and none without either", () => {
    expect(connectionOf(UNSET)).toBeNull();
    expect(connectionOf({ ...UNSET, ANTHROPIC_API_KEY: "a" })).toBeNull();
    const anthropic = { ...UNSET, ANTHROPIC_API_KEY: "a", ANTHROPIC_MODEL: "some-claude" };
    expect(connectionOf(anthropic)).toMatchObject({ protocol: "messages", baseURL: "https://api.anthropic.com" });
    expect(connectionOf({ ...anthropic, OPENAI_API_KEY: "o" })).toMatchObject({
      protocol: "chat-completions",
      apiKey: "o",
    });
  });
});

describe("capabilities", () => {
  it("come from host and family, then from learned values; the operator's settings take precedence", () => {
    expect(capabilitiesOf(OPENAI)).toMatchObject({ tokenField: "max_completion_tokens", contextWindow: 128_000 });
    learn(OPENAI, { temperature: null, contextWindow: 64_000 });
    expect(capabilitiesOf(OPENAI)).toMatchObject({ temperature: null, contextWindow: 64_000 });
    const settings = { temperature: 0.2, contextWindow: 9_000, tokenField: "none", timeoutSeconds: 200 } as const;
    const set = capabilitiesOf({ ...OPENAI, settings });
    expect(set).toMatchObject({ temperature: 0.2, contextWindow: 9_000, tokenField: null });
    expect(set.deadlines.firstByte).toBe(200_000);
  });

  it("leave the prompt the context window minus the answer", () => {
    expect(promptBudget(OPENAI, "coach-chat")).toBe(16_000);
    expect(promptBudget(OPENAI, "coach-summary")).toBe(8_000);
    expect(promptBudget({ ...OPENAI, settings: { contextWindow: 1_000_000 } }, "coach-chat")).toBe(24_000);
    expect(promptBudget({ ...OPENAI, settings: { contextWindow: 32_000 } }, "coach-chat")).toBe(10_000);
    const local = connection({ baseURL: "http://127.0.0.1:11434/v1" });
    expect(promptBudget(local, "coach-chat")).toBe(4_096 - 600 - 200);
  });
});

describe("a refusal names the setting to check", () => {
  it.each([
    [401, "Incorrect API key provided", "key"],
    [403, "permission_error", "key"],
    [404, "The model `x` does not exist", "model"],
    [400, "model_not_found", "model"],
    [429, "insufficient_quota", "credit"],
    [402, "Insufficient Balance", "credit"],
    [400, "Your credit balance is too low to access the Anthropic API", "credit"],
    [422, "Extra inputs are not permitted: foo", "parameter"],
    [400, "prompt is too long: 210000 tokens > 200000 maximum", "context"],
  ])("%i '%s': %s", (status, body, fault) => {
    expect(failureOfStatus({ status, body })).toMatchObject({ fault });
  });

  it.each([429, 500, 503])("a refusal with the temporary status %i names no setting", (status) => {
    expect(failureOfStatus({ status, body: "{}" })).toMatchObject({ fault: undefined, isTransient: true });
  });
});

describe("with a server", () => {
  let server: FakeOpenAi;
  beforeEach(async () => {
    server = await startFakeOpenAi();
  });
  afterEach(() => server.close());

  const call = async (settings = {}) => {
    const options = { connection: connection({ baseURL: server.url, settings }), use: "coach-chat" as const };
    const { signal } = new AbortController();
    for await (const _piece of streamModel({ ...options, messages: [{ role: "user", content: "Hi" }], signal }));
  };

  it("a fault of the settings remains visible to the operator until a call succeeds", async () => {
    server.always({ status: 401 });
    await expect(call()).rejects.toMatchObject({ code: "misconfigured", fault: "key" });
    expect(standingFault()).toMatchObject({ advice: expect.stringContaining("OPENAI_API_KEY"), model: "some-model" });
    server.always({ text: "Here." });
    await call();
    expect(standingFault()).toBeNull();
  });

  it("the operator's settings are sent unchanged, with their headers, and learning never overrides them", async () => {
    server.always({ status: 400, errorCode: "temperature is not supported" });
    const settings = { temperature: 0.1, tokenField: "none", headers: { "x-team": "a" } } as const;
    await expect(call(settings)).rejects.toMatchObject({ fault: "parameter" });
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]?.body).toMatchObject({ temperature: 0.1 });
    expect(server.calls[0]?.body).not.toHaveProperty("max_tokens");
  });

  it("a probe reports that the model answers, or which setting to check", async () => {
    server.always({ text: "ready" });
    expect(await probeModel(connection({ baseURL: server.url }))).toMatchObject({ isAnswering: true });
    server.always({ status: 404 });
    const { isAnswering, message } = await probeModel(connection({ baseURL: server.url }));
    expect(isAnswering).toBe(false);
    expect(message).toContain("OPENAI_MODEL");
    const nowhere = await probeModel(connection({ baseURL: "http://127.0.0.1:9/v1" }));
    expect(nowhere.message).toBe("some-model at 127.0.0.1:9 does not answer (no connection)");
  });
});
