import { connection } from "@/tests/support/factories/connection";
import { anthropicMessages } from "./anthropic-messages";
import { capabilitiesOf } from "./capabilities";
import type { ChatTurn } from "./protocol";

const CLAUDE = connection({
  protocol: "messages",
  baseURL: "https://api.anthropic.com",
  model: "some-claude",
  apiKey: "k",
});

const request = (messages: ChatTurn[]) =>
  anthropicMessages.request({ connection: CLAUDE, capabilities: capabilitiesOf(CLAUDE), use: "coach-chat", messages });

const text = (value: string, extra = {}) => ({ type: "text", text: value, ...extra });
const CACHED = { cache_control: { type: "ephemeral" } };

describe("a request", () => {
  it("sends the rules apart, and has the server cache all but the last message, which changes every turn", () => {
    const { path, headers, body } = request([
      { role: "system", content: "You are a coach." },
      { role: "user", content: "One" },
      { role: "assistant", content: "Two" },
      { role: "user", content: "Three\n\n[this turn] Today." },
    ]);
    expect(path).toBe("/v1/messages");
    expect(headers).toEqual({ "anthropic-version": "2023-06-01", "x-api-key": "k" });
    expect(body).toEqual({
      model: "some-claude",
      max_tokens: 600,
      stream: true,
      temperature: 0.6,
      system: [text("You are a coach.", CACHED)],
      messages: [
        { role: "user", content: [text("One")] },
        { role: "assistant", content: [text("Two", CACHED)] },
        { role: "user", content: [text("Three\n\n[this turn] Today.")] },
      ],
    });
  });

  it("begins with the person and alternates, whatever the conversation does", () => {
    const { body } = request([
      { role: "assistant", content: "Before" },
      { role: "user", content: "One" },
      { role: "user", content: "Two" },
    ]);
    expect(body.messages).toEqual([{ role: "user", content: [text("One\n\nTwo")] }]);
    expect(body.system).toBeUndefined();
  });
});

describe("an event", () => {
  it.each([
    [{ type: "message_delta", delta: { stop_reason: "max_tokens" } }, { finish: "length" }],
    [{ type: "message_delta", delta: { stop_reason: "refusal" } }, { finish: "refused" }],
    [
      { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 7 } },
      { finish: "stop", usage: { outputTokens: 7 } },
    ],
    [{ type: "error", error: { type: "overloaded_error", message: "Overloaded" } }, { failure: { code: "busy" } }],
    [{ type: "content_block_start", content_block: { type: "redacted_thinking", data: "x" } }, { text: "" }],
    [
      {
        type: "message",
        content: [{ type: "thinking" }, text("Whole.")],
        usage: { input_tokens: 3, output_tokens: 2 },
        stop_reason: "end_turn",
      },
      { text: "Whole.", hasReasoning: true, isLast: true, usage: { inputTokens: 3, outputTokens: 2 } },
    ],
  ])("%j is read as %j", (event, read) => {
    expect(anthropicMessages.read(event)).toMatchObject(read);
  });

  it("of an unknown kind belongs to no answer", () => {
    expect(anthropicMessages.read({ type: "ping" })).toBeNull();
    expect(anthropicMessages.read({ type: "something_new" })).toBeNull();
  });
});
