import { z } from "zod";
import { failureOfEvent } from "./failure";
import { USES } from "./models";
import type { AnswerEvent, Call, Protocol } from "./protocol";

const part = z.looseObject({ type: z.string().optional(), text: z.string().nullish() });
/** Mistral's reasoning models answer with an array in which reasoning has its own type. */
const content = z
  .union([z.string(), z.array(part)])
  .nullish()
  .catch(null);
const reply = z
  .object({
    content,
    refusal: z.string().nullish(),
    reasoning_content: z.unknown().optional(),
    reasoning: z.unknown().optional(),
  })
  .nullish();
const count = z.number().int().nonnegative().catch(0);
const usage = z
  .object({
    prompt_tokens: count,
    completion_tokens: count,
    completion_tokens_details: z.object({ reasoning_tokens: count.nullish() }).nullish().catch(null),
  })
  .nullish()
  .catch(null);
const chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(z.object({ delta: reply, message: reply, text: z.string().nullish(), finish_reason: z.string().nullish() }))
    .nullish(),
  usage,
  // Groq reports its count here.
  x_groq: z.object({ usage }).nullish().catch(null),
});
type Chunk = z.output<typeof chunk>;

const textOf = (value: z.output<typeof content>): string =>
  typeof value === "string"
    ? value
    : (value ?? []).map(({ type, text }) => ((type ?? "text") === "text" ? (text ?? "") : "")).join("");

const hasReasoningPart = (value: z.output<typeof reply>): boolean =>
  Boolean(value?.reasoning_content || value?.reasoning) ||
  (Array.isArray(value?.content) && value.content.some(({ type }) => type !== undefined && type !== "text"));

const FINISHES: Record<string, AnswerEvent["finish"]> = {
  length: "length",
  model_length: "length",
  content_filter: "refused",
};

function eventOf({ error, choices, usage: ownUsage, x_groq: groq }: Chunk): AnswerEvent {
  if (error) return { failure: failureOfEvent(error) };
  const counted = ownUsage ?? groq?.usage;
  const choice = choices?.[0];
  const own = choice?.delta ?? choice?.message;
  const reasoned = (counted?.completion_tokens_details?.reasoning_tokens ?? 0) > 0;
  return {
    text: textOf(own?.content) || (choice?.text ?? ""),
    hasReasoning: hasReasoningPart(own) || reasoned,
    ...(counted && { usage: { inputTokens: counted.prompt_tokens, outputTokens: counted.completion_tokens } }),
    ...(own?.refusal && { finish: "refused" as const }),
    ...(choice?.finish_reason && { finish: FINISHES[choice.finish_reason] ?? "stop", isLast: true }),
  };
}

function bodyOf({ connection, capabilities, use, messages }: Call): Record<string, unknown> {
  const { tokenField, temperature, reasoningEffort, streamOptions, extraReasoningTokens } = capabilities;
  const limits = USES[use];
  return {
    model: connection.model,
    messages,
    stream: true,
    ...(streamOptions && { stream_options: { include_usage: true } }),
    ...(tokenField && { [tokenField]: limits.maxOutputTokens + extraReasoningTokens }),
    ...(temperature !== null && { temperature: temperature === "by-use" ? limits.temperature : temperature }),
    ...(reasoningEffort && { reasoning_effort: reasoningEffort }),
  };
}

export const chatCompletions: Protocol = {
  request: (call) => {
    const { apiKey, isAzureDeployment } = call.connection;
    const key: Record<string, string> = apiKey
      ? { ...(isAzureDeployment ? { "api-key": apiKey } : { authorization: `Bearer ${apiKey}` }) }
      : {};
    return { path: "/chat/completions", headers: key, body: bodyOf(call) };
  },
  read: (json) => {
    const parsed = chunk.safeParse(json);
    return parsed.success ? eventOf(parsed.data) : null;
  },
};
