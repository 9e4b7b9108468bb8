import { z } from "zod";
import { failureOfEvent } from "./failure";
import { USES } from "./models";
import type { AnswerEvent, Call, ChatTurn, Protocol } from "./protocol";

const VERSION = "2023-06-01";
const CACHED = { cache_control: { type: "ephemeral" } };

const count = z.number().int().nonnegative().nullish().catch(0);
const usage = z.object({
  input_tokens: count,
  output_tokens: count,
  cache_read_input_tokens: count,
  cache_creation_input_tokens: count,
});
const event = z.object({
  type: z.string(),
  error: z.unknown().optional(),
  message: z.object({ usage: usage.nullish() }).nullish(),
  content_block: z.object({ type: z.string(), text: z.string().nullish() }).nullish(),
  delta: z
    .object({ type: z.string().nullish(), text: z.string().nullish(), stop_reason: z.string().nullish() })
    .nullish(),
  usage: usage.nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().nullish() })).nullish(),
  stop_reason: z.string().nullish(),
});
type Event = z.output<typeof event>;

const FINISHES: Record<string, AnswerEvent["finish"]> = { max_tokens: "length", refusal: "refused" };
const finishOf = (reason: string | null | undefined) =>
  reason ? { finish: FINISHES[reason] ?? ("stop" as const) } : {};

const inputOf = (counted: z.output<typeof usage>) =>
  (counted.input_tokens ?? 0) + (counted.cache_read_input_tokens ?? 0) + (counted.cache_creation_input_tokens ?? 0);

const READERS: Record<string, (event: Event) => AnswerEvent> = {
  message_start: ({ message }) => (message?.usage ? { usage: { inputTokens: inputOf(message.usage) } } : {}),
  content_block_start: ({ content_block: block }) => ({
    text: block?.text ?? "",
    hasReasoning: block?.type === "thinking",
  }),
  content_block_delta: ({ delta }) => ({
    text: delta?.type === "text_delta" ? (delta.text ?? "") : "",
    hasReasoning: delta?.type === "thinking_delta",
  }),
  message_delta: ({ delta, usage: counted }) => ({
    ...(counted && { usage: { outputTokens: counted.output_tokens ?? 0 } }),
    ...finishOf(delta?.stop_reason),
  }),
  message_stop: () => ({ isLast: true }),
  error: ({ error }) => ({ failure: failureOfEvent(error) }),
  // A whole answer, from a server that does not stream.
  message: ({ content, usage: counted, stop_reason: reason }) => ({
    text: (content ?? []).map(({ type, text }) => (type === "text" ? (text ?? "") : "")).join(""),
    hasReasoning: (content ?? []).some(({ type }) => type === "thinking"),
    ...(counted && { usage: { inputTokens: inputOf(counted), outputTokens: counted.output_tokens ?? 0 } }),
    ...finishOf(reason),
    isLast: true,
  }),
};

/** Merges adjacent turns of one role: turns must alternate and start with the person's. */
function alternating(turns: ChatTurn[]): ChatTurn[] {
  const merged: ChatTurn[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.role === turn.role) last.content += `\n\n${turn.content}`;
    else merged.push({ ...turn });
  }
  return merged[0]?.role === "assistant" ? merged.slice(1) : merged;
}

function bodyOf({ connection, capabilities, use, messages }: Call): Record<string, unknown> {
  const { temperature, extraReasoningTokens } = capabilities;
  const limits = USES[use];
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  return {
    model: connection.model,
    max_tokens: limits.maxOutputTokens + extraReasoningTokens,
    stream: true,
    ...(system.length > 0 && { system: [{ type: "text", text: system.join("\n\n"), ...CACHED }] }),
    messages: alternating(messages.filter(({ role }) => role !== "system")).map(({ role, content }, index, all) => ({
      role,
      // The last message ends with text that changes every turn, so the cached part ends before it.
      content: [{ type: "text", text: content, ...(index === all.length - 2 && CACHED) }],
    })),
    ...(temperature !== null && { temperature: temperature === "by-use" ? limits.temperature : temperature }),
  };
}

export const anthropicMessages: Protocol = {
  request: (call) => ({
    path: "/v1/messages",
    headers: { "anthropic-version": VERSION, ...(call.connection.apiKey && { "x-api-key": call.connection.apiKey }) },
    body: bodyOf(call),
  }),
  read: (json) => {
    const parsed = event.safeParse(json);
    return parsed.success ? (READERS[parsed.data.type]?.(parsed.data) ?? null) : null;
  },
};
