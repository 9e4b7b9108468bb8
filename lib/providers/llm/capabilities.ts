import { processSingleton } from "@/lib/server/process/process-singleton";
import type { Connection } from "./connection";
import { DEADLINES_MS, USES, type Deadlines, type LlmUse } from "./models";

type TokenField = "max_tokens" | "max_completion_tokens";

/** A null `tokenField` sends no limit; a null `temperature` leaves it to the model, "by-use" takes that of the use. */
export interface Capabilities {
  tokenField: TokenField | null;
  temperature: number | "by-use" | null;
  reasoningEffort: string | null;
  streamOptions: boolean;
  extraReasoningTokens: number;
  startsWithReasoning: boolean;
  contextWindow: number;
  headers: Record<string, string>;
  deadlines: Deadlines;
}

/** `undefined` leaves a value to presets and learning. */
export interface CapabilitySettings {
  contextWindow?: number;
  headers?: Record<string, string>;
  tokenField?: TokenField | "none";
  temperature?: number | "none";
  reasoningEffort?: string;
  streamOptions?: boolean;
  timeoutSeconds?: number;
}

const REASONING_TOKENS = 2_500;
const MANY_REASONING_TOKENS = 8_000;
/** A local server loads a model before its first token, and a reasoning model thinks before it. */
const SLOW_MODEL_DEADLINES_MS: Deadlines = { connect: 10_000, firstByte: 120_000, idle: 90_000, total: 300_000 };

const BASE: Capabilities = {
  tokenField: "max_tokens",
  temperature: "by-use",
  reasoningEffort: null,
  streamOptions: true,
  extraReasoningTokens: 0,
  startsWithReasoning: false,
  contextWindow: 16_000,
  headers: {},
  deadlines: DEADLINES_MS,
};

type Preset = [pattern: RegExp, capabilities: Partial<Capabilities>];

const LOCAL =
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\]|host\.docker\.internal|(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+)$/;

const HOSTS: Preset[] = [
  [LOCAL, { contextWindow: 4_096, deadlines: SLOW_MODEL_DEADLINES_MS }],
  [
    /(?:^|\.)openai\.com$|\.openai\.azure\.com$|\.cognitiveservices\.azure\.com$/,
    { tokenField: "max_completion_tokens", contextWindow: 128_000 },
  ],
  [/(?:^|\.)anthropic\.com$/, { contextWindow: 200_000 }],
  [/(?:^|\.)openrouter\.ai$/, { contextWindow: 32_000, headers: { "x-title": "Clarity" } }],
  [/(?:^|\.)mistral\.ai$/, { streamOptions: false, contextWindow: 32_000 }],
  [/(?:^|\.)deepseek\.com$/, { contextWindow: 64_000 }],
  [/(?:^|\.)groq\.com$/, { tokenField: "max_completion_tokens", contextWindow: 32_000 }],
  [/(?:^|\.)together\.(?:ai|xyz)$/, { contextWindow: 32_000 }],
];

const OPENAI_REASONING = {
  temperature: null,
  reasoningEffort: "low",
  extraReasoningTokens: REASONING_TOKENS,
  tokenField: "max_completion_tokens",
  deadlines: SLOW_MODEL_DEADLINES_MS,
} as const;

/**
 * By model family; presets save the first call a retry. Other reasoning models are recognised by their answers: they
 * send reasoning separately, count reasoning tokens, or send only reasoning.
 */
const FAMILIES: Preset[] = [
  [/(?:^|\/)(?:o\d|gpt-[5-9](?!\S*chat))/, OPENAI_REASONING],
  [
    /deepseek-(?:r\d|reasoner)|qwq|magistral|gpt-oss|-(?:thinking|reasoner|reasoning)\b/i,
    { extraReasoningTokens: REASONING_TOKENS, deadlines: SLOW_MODEL_DEADLINES_MS },
  ],
  [/deepseek-r\d|qwq|qwen3\S*-thinking/i, { startsWithReasoning: true }],
];

type Learned = Partial<
  Pick<
    Capabilities,
    | "tokenField"
    | "temperature"
    | "reasoningEffort"
    | "streamOptions"
    | "extraReasoningTokens"
    | "startsWithReasoning"
    | "contextWindow"
  >
>;

const LEARNED = processSingleton("llm.learned-capabilities", () => new Map<string, Learned>());
const keyOf = ({ baseURL, model }: Connection) => `${baseURL} ${model}`;

export function learn(connection: Connection, learned: Learned): void {
  const known = LEARNED.get();
  known.set(keyOf(connection), { ...known.get(keyOf(connection)), ...learned });
}

export const forgetLearned = (): void => LEARNED.get().clear();

export const isLocal = ({ baseURL }: Pick<Connection, "baseURL">): boolean => LOCAL.test(new URL(baseURL).hostname);

function explicit({
  contextWindow,
  headers,
  tokenField,
  temperature,
  reasoningEffort,
  streamOptions,
}: CapabilitySettings): Partial<Capabilities> {
  return {
    ...(contextWindow !== undefined && { contextWindow }),
    ...(headers && { headers }),
    ...(tokenField && { tokenField: tokenField === "none" ? null : tokenField }),
    ...(temperature !== undefined && { temperature: temperature === "none" ? null : temperature }),
    ...(reasoningEffort && { reasoningEffort: reasoningEffort === "none" ? null : reasoningEffort }),
    ...(streamOptions !== undefined && { streamOptions }),
  };
}

export function capabilitiesOf(connection: Connection): Capabilities {
  const { hostname } = new URL(connection.baseURL);
  const presets = [
    ...HOSTS.filter(([pattern]) => pattern.test(hostname)),
    ...FAMILIES.filter(([pattern]) => pattern.test(connection.model)),
  ].map(([, capabilities]) => capabilities);
  const merged = Object.assign(
    {},
    BASE,
    ...presets,
    LEARNED.get().get(keyOf(connection)),
    explicit(connection.settings),
  ) as Capabilities; // Every field comes from BASE; the other parts override it.
  const { timeoutSeconds } = connection.settings;
  if (timeoutSeconds === undefined) return merged;
  const wait = timeoutSeconds * 1_000;
  return {
    ...merged,
    deadlines: {
      ...merged.deadlines,
      firstByte: wait,
      idle: Math.max(wait, merged.deadlines.idle),
      total: Math.max(4 * wait, merged.deadlines.total),
    },
  };
}

const PARAMETERS: {
  name: string;
  setting: keyof CapabilitySettings;
  sends(capabilities: Capabilities): boolean;
  instead(body: string): Learned;
}[] = [
  {
    name: "max_tokens",
    setting: "tokenField",
    sends: ({ tokenField }) => tokenField === "max_tokens",
    instead: () => ({ tokenField: "max_completion_tokens" }),
  },
  {
    name: "max_completion_tokens",
    setting: "tokenField",
    sends: ({ tokenField }) => tokenField === "max_completion_tokens",
    instead: (body) => ({
      tokenField: /['"`]max_tokens['"`]|extra|unknown|unrecognized|unsupported/i.test(body) ? "max_tokens" : null,
    }),
  },
  {
    name: "temperature",
    setting: "temperature",
    sends: ({ temperature }) => temperature !== null,
    instead: () => ({ temperature: null }),
  },
  {
    name: "reasoning_effort",
    setting: "reasoningEffort",
    sends: ({ reasoningEffort }) => reasoningEffort !== null,
    instead: () => ({ reasoningEffort: null }),
  },
  {
    name: "stream_options",
    setting: "streamOptions",
    sends: ({ streamOptions }) => streamOptions,
    instead: () => ({ streamOptions: false }),
  },
];

export function findRefusedParameter(
  connection: Connection,
  { status, body }: { status: number; body: string },
): { name: string; instead: Learned } | null {
  if (status !== 400 && status !== 422) return null;
  const capabilities = capabilitiesOf(connection);
  const named = PARAMETERS.filter(
    ({ setting, sends }) => sends(capabilities) && connection.settings[setting] === undefined,
  )
    .map((parameter) => ({ ...parameter, at: body.search(new RegExp(`\\b${parameter.name}\\b`)) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at)[0];
  return named ? { name: named.name, instead: named.instead(body) } : null;
}

export function parseContextWindow(body: string): number | null {
  const found = /(?:maximum context length|context (?:length|window|size)|n_ctx|max_model_len)\D{0,40}?(\d{3,7})/i.exec(
    body.replace(/(\d),(\d{3})/g, "$1$2"),
  );
  return found ? Number(found[1]) : null;
}

export function learnReasoning(
  connection: Connection,
  {
    hasReasoning,
    endsUnopenedReasoning,
    hasAnswer,
  }: { hasReasoning: boolean; endsUnopenedReasoning: boolean; hasAnswer: boolean },
): void {
  const { extraReasoningTokens } = capabilitiesOf(connection);
  if (endsUnopenedReasoning) learn(connection, { startsWithReasoning: true });
  if (!hasAnswer)
    learn(connection, { extraReasoningTokens: extraReasoningTokens === 0 ? REASONING_TOKENS : MANY_REASONING_TOKENS });
  else if (hasReasoning && extraReasoningTokens === 0) learn(connection, { extraReasoningTokens: REASONING_TOKENS });
}

const PROMPT_MARGIN_TOKENS = 200;
const MIN_PROMPT_TOKENS = 2_200;
const LARGE_WINDOW_SHARE = 1 / 8;

/**
 * Estimated tokens that a prompt for this use may have: its own limit, more of a large window where the use allows it,
 * and never more than the window minus the answer.
 */
export function promptBudget(connection: Connection, use: LlmUse): number {
  const { contextWindow, extraReasoningTokens } = capabilitiesOf(connection);
  const { maxOutputTokens, maxPromptTokens, maxPromptTokensOfLargeWindow = maxPromptTokens } = USES[use];
  const answer = maxOutputTokens + Math.min(extraReasoningTokens, contextWindow / 4);
  const wanted = Math.max(maxPromptTokens, Math.min(maxPromptTokensOfLargeWindow, contextWindow * LARGE_WINDOW_SHARE));
  return Math.max(MIN_PROMPT_TOKENS, Math.floor(Math.min(wanted, contextWindow - answer - PROMPT_MARGIN_TOKENS)));
}
