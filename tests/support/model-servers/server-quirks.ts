import type { Connection } from "@/lib/providers/llm/connection";

export const ANSWER = "You carry the no alone. What would change if Sofia knew?";
export const THOUGHT = "Okay, the user wants a reflection. I should respond briefly. SECRET-THOUGHT.";
export const USAGE = { inputTokens: 321, outputTokens: 45 };

type Body = Record<string, unknown>;

export interface QuirkCall {
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: Body;
}

type QuirkReply = { status: number; json: unknown } | { stream: string[] };

export interface ServerQuirk {
  name: string;
  connection: Partial<Connection> & { model: string };
  basePath: string;
  reply(call: QuirkCall): QuirkReply;
}

const sse = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const DONE = "data: [DONE]\n\n";
const usage = (extra: object = {}) => ({ prompt_tokens: 321, completion_tokens: 45, total_tokens: 366, ...extra });
const delta = (own: object, finish: string | null = null, extra: object = {}) =>
  sse({
    id: "x",
    object: "chat.completion.chunk",
    created: 1,
    model: "m",
    choices: [{ index: 0, delta: own, finish_reason: finish }],
    ...extra,
  });
const pieces = (text: string, size = 5) => text.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
const say = (text: string, size?: number) => pieces(text, size).map((content) => delta({ content }));
const openAiError = (message: string, param: string | null = null, code: string | null = null) => ({
  error: { message, type: "invalid_request_error", param, code },
});
const wantsUsage = ({ stream_options: options }: Body) =>
  (options as { include_usage?: boolean } | undefined)?.include_usage === true;
const room = ({ max_tokens: a, max_completion_tokens: b }: Body) => Number(b ?? a ?? Infinity);
const MIN_THINKING = 1_000;

const plain = (body: Body, said: string[] = say(ANSWER)): QuirkReply => ({
  stream: [
    delta({ role: "assistant", content: "" }),
    ...said,
    delta({}, "stop"),
    ...(wantsUsage(body) ? [sse({ choices: [], usage: usage() })] : []),
    DONE,
  ],
});

const openAiReasoning = ({ body }: QuirkCall): QuirkReply => {
  if ("max_tokens" in body)
    return {
      status: 400,
      json: openAiError(
        "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        "max_tokens",
        "unsupported_parameter",
      ),
    };
  if ("temperature" in body)
    return {
      status: 400,
      json: openAiError(
        "Unsupported value: 'temperature' does not support 0.6 with this model. Only the default (1) value is supported.",
        "temperature",
        "unsupported_value",
      ),
    };
  const reasoned = usage({ completion_tokens_details: { reasoning_tokens: 40 } });
  if (room(body) < MIN_THINKING)
    return {
      stream: [
        delta({ role: "assistant", content: "" }),
        delta({}, "length"),
        sse({ choices: [], usage: reasoned }),
        DONE,
      ],
    };
  return {
    stream: [
      delta({ role: "assistant", content: "" }),
      ...say(ANSWER),
      delta({}, "stop"),
      sse({ choices: [], usage: reasoned }),
      DONE,
    ],
  };
};

const azureClassic = (call: QuirkCall): QuirkReply => {
  if (!call.query.get("api-version"))
    return { status: 404, json: { error: { code: "404", message: "Resource not found" } } };
  if (call.headers["api-key"] !== "key-1")
    return { status: 401, json: { error: { code: "401", message: "Access denied due to invalid subscription key" } } };
  if ("stream_options" in call.body)
    return { status: 400, json: openAiError("Unrecognized request argument supplied: stream_options") };
  return {
    stream: [
      sse({ choices: [], prompt_filter_results: [{ prompt_index: 0 }] }),
      ...(plain(call.body) as { stream: string[] }).stream,
    ],
  };
};

const mistral = ({ body }: QuirkCall): QuirkReply => {
  if ("stream_options" in body)
    return {
      status: 422,
      json: {
        object: "error",
        message: {
          detail: [
            {
              type: "extra_forbidden",
              loc: ["body", "stream_options"],
              msg: "Extra inputs are not permitted",
              input: {},
            },
          ],
        },
        type: "invalid_request_error",
      },
    };
  const thinking = (text: string) => delta({ content: [{ type: "thinking", thinking: [{ type: "text", text }] }] });
  return {
    stream: [
      delta({ role: "assistant", content: "" }),
      ...pieces(THOUGHT, 20).map(thinking),
      ...pieces(ANSWER).map((text) => delta({ content: [{ type: "text", text }] })),
      delta({ content: "" }, "stop", { usage: usage() }),
      DONE,
    ],
  };
};

const anthropicEvent = (type: string, value: object) =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...value })}\n\n`;
const anthropic = ({ headers, body, path }: QuirkCall): QuirkReply => {
  const error = (status: number, type: string, message: string) => ({
    status,
    json: { type: "error", error: { type, message } },
  });
  if (path !== "/v1/messages") return error(404, "not_found_error", "Not found");
  if (headers["x-api-key"] !== "key-1") return error(401, "authentication_error", "invalid x-api-key");
  if (!headers["anthropic-version"])
    return error(400, "invalid_request_error", "anthropic-version: header is required");
  if (typeof body.max_tokens !== "number") return error(400, "invalid_request_error", "max_tokens: Field required");
  const roles = (body.messages as { role: string }[]).map(({ role }) => role);
  if (roles.some((role) => role === "system") || roles[0] !== "user")
    return error(400, "invalid_request_error", "messages: first message must use the user role");
  const block = (index: number, kind: object) => anthropicEvent("content_block_start", { index, content_block: kind });
  return {
    stream: [
      anthropicEvent("message_start", {
        message: {
          id: "msg",
          role: "assistant",
          content: [],
          usage: { input_tokens: 21, cache_read_input_tokens: 200, cache_creation_input_tokens: 100, output_tokens: 1 },
        },
      }),
      anthropicEvent("ping", {}),
      block(0, { type: "thinking", thinking: "" }),
      ...pieces(THOUGHT, 20).map((thinking) =>
        anthropicEvent("content_block_delta", { index: 0, delta: { type: "thinking_delta", thinking } }),
      ),
      anthropicEvent("content_block_stop", { index: 0 }),
      block(1, { type: "text", text: "" }),
      ...pieces(ANSWER).map((text) =>
        anthropicEvent("content_block_delta", { index: 1, delta: { type: "text_delta", text } }),
      ),
      anthropicEvent("content_block_stop", { index: 1 }),
      anthropicEvent("message_delta", { delta: { stop_reason: "end_turn" }, usage: { output_tokens: 45 } }),
      anthropicEvent("message_stop", {}),
    ],
  };
};

/** A model of no known family whose reasoning has no opening tag and no typical first words. */
export const UNKNOWN_THINKER: ServerQuirk = {
  name: "vLLM, a model of an unknown family",
  connection: { model: "acme/sage-32b" },
  basePath: "/v1",
  reply: ({ body }) => plain(body, say(`Board moved the date. SECRET-THOUGHT.\n</think>\n\n${ANSWER}`, 4)),
};

export const SERVER_QUIRKS: ServerQuirk[] = [
  { name: "OpenAI", connection: { model: "gpt-4.1-mini" }, basePath: "/v1", reply: ({ body }) => plain(body) },
  {
    name: "OpenAI, a reasoning model of a new name",
    connection: { model: "aurora-1" },
    basePath: "/v1",
    reply: openAiReasoning,
  },
  {
    name: "Azure v1",
    connection: { model: "my-deployment" },
    basePath: "/openai/v1",
    reply: ({ body }) => ({
      stream: [
        sse({ choices: [], prompt_filter_results: [{ prompt_index: 0, content_filter_results: {} }] }),
        ...(plain(body) as { stream: string[] }).stream,
      ],
    }),
  },
  {
    name: "Azure classic",
    connection: { model: "my-deployment", isAzureDeployment: true, apiVersion: "2024-02-01" },
    basePath: "/openai/deployments/my-deployment",
    reply: azureClassic,
  },
  {
    name: "OpenRouter",
    connection: { model: "vendor/some-model" },
    basePath: "/api/v1",
    reply: ({ body }) => ({
      stream: [
        ": OPENROUTER PROCESSING\n\n",
        ": OPENROUTER PROCESSING\n\n",
        ...pieces(THOUGHT, 20).map((reasoning) => delta({ role: "assistant", content: "", reasoning })),
        ...(plain(body) as { stream: string[] }).stream,
      ],
    }),
  },
  {
    name: "Ollama",
    connection: { model: "qwen3:8b", apiKey: undefined },
    basePath: "/v1",
    reply: ({ body }) =>
      room(body) < MIN_THINKING
        ? {
            stream: [
              ...say(`<think>\n${THOUGHT}`),
              delta({ content: "" }, "length"),
              sse({ choices: [], usage: usage() }),
              DONE,
            ],
          }
        : plain(body, say(`<think>\n${THOUGHT}\n</think>\n\n${ANSWER}`, 3)),
  },
  {
    name: "LM Studio",
    connection: { model: "local-model", apiKey: undefined },
    basePath: "/v1",
    reply: ({ body }) => plain(body, say(`<thinking>${THOUGHT}</thinking>${ANSWER}`, 7)),
  },
  {
    name: "vLLM",
    connection: { model: "deepseek-ai/DeepSeek-R1-Distill-Qwen-32B" },
    basePath: "/v1",
    reply: ({ body }) => plain(body, say(`${THOUGHT}\n</think>\n\n${ANSWER}`, 4)),
  },
  {
    name: "llama.cpp",
    connection: { model: "gpt-oss-20b-mxfp4.gguf", apiKey: undefined },
    basePath: "/v1",
    reply: ({ body }) =>
      plain(
        body,
        say(`<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}`, 6),
      ),
  },
  { name: "Mistral", connection: { model: "magistral-medium-latest" }, basePath: "/v1", reply: mistral },
  {
    name: "DeepSeek",
    connection: { model: "deepseek-reasoner" },
    basePath: "/v1",
    reply: ({ body }) => ({
      stream: [
        ": keep-alive\n\n",
        ...pieces(THOUGHT, 20).map((reasoning_content) => delta({ content: null, reasoning_content })),
        ": keep-alive\n\n",
        ...(plain(body) as { stream: string[] }).stream,
      ],
    }),
  },
  {
    name: "Groq",
    connection: { model: "openai/gpt-oss-120b" },
    basePath: "/openai/v1",
    reply: () => ({
      stream: [
        ...pieces(THOUGHT, 20).map((reasoning) => delta({ reasoning, channel: "analysis" })),
        ...say(ANSWER),
        delta({}, "stop", { x_groq: { id: "req", usage: usage({ queue_time: 0.1 }) } }),
        DONE,
      ],
    }),
  },
  {
    name: "Together",
    connection: { model: "meta-llama/some-model" },
    basePath: "/v1",
    reply: () => ({
      stream: [
        ...pieces(ANSWER).map((text) =>
          sse({
            id: "x",
            choices: [
              {
                index: 0,
                text,
                logprobs: null,
                finish_reason: null,
                delta: { token_id: 1, role: "assistant", content: text, tool_calls: null },
              },
            ],
            usage: null,
          }),
        ),
        sse({
          id: "x",
          choices: [{ index: 0, text: "", finish_reason: "eos", delta: { role: "assistant", content: "" } }],
          usage: usage(),
        }),
        DONE,
      ],
    }),
  },
  { name: "Anthropic", connection: { protocol: "messages", model: "some-claude" }, basePath: "", reply: anthropic },
];
