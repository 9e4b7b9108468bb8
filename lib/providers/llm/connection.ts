import "server-only";
import { env, type Env } from "@/lib/server/env";
import type { CapabilitySettings } from "./capabilities";
import { DEFAULT_BASE_URL, DEFAULT_MODEL } from "./models";

const ANTHROPIC_BASE_URL_DEFAULT = "https://api.anthropic.com";

export interface Connection {
  protocol: "chat-completions" | "messages";
  baseURL: string;
  apiKey: string | undefined;
  model: string;
  /** Azure's classic deployment URL requires the key in its own header. */
  isAzureDeployment: boolean;
  apiVersion: string | undefined;
  settings: CapabilitySettings;
}

export type LlmSettings = Pick<
  Env,
  | "OPENAI_API_KEY"
  | "OPENAI_BASE_URL"
  | "OPENAI_MODEL"
  | "OPENAI_API_VERSION"
  | "ANTHROPIC_API_KEY"
  | "ANTHROPIC_BASE_URL"
  | "ANTHROPIC_MODEL"
  | "LLM_CONTEXT_WINDOW"
  | "LLM_EXTRA_HEADERS"
  | "LLM_MAX_TOKENS_FIELD"
  | "LLM_REASONING_EFFORT"
  | "LLM_STREAM_OPTIONS"
  | "LLM_TEMPERATURE"
  | "LLM_TIMEOUT_SECONDS"
>;

const settingsOf = (settings: LlmSettings): CapabilitySettings => ({
  contextWindow: settings.LLM_CONTEXT_WINDOW,
  headers: settings.LLM_EXTRA_HEADERS,
  tokenField: settings.LLM_MAX_TOKENS_FIELD,
  reasoningEffort: settings.LLM_REASONING_EFFORT,
  streamOptions: settings.LLM_STREAM_OPTIONS,
  temperature: settings.LLM_TEMPERATURE,
  timeoutSeconds: settings.LLM_TIMEOUT_SECONDS,
});

/** OpenAI's settings take precedence over Anthropic's. Null: the built-in offline coach answers. */
export function connectionOf(env: LlmSettings): Connection | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_API_VERSION } = env;
  const { ANTHROPIC_API_KEY, ANTHROPIC_BASE_URL, ANTHROPIC_MODEL } = env;
  const settings = settingsOf(env);
  if (OPENAI_API_KEY || OPENAI_BASE_URL) {
    const baseURL = OPENAI_BASE_URL ?? DEFAULT_BASE_URL;
    return {
      protocol: "chat-completions",
      baseURL,
      apiKey: OPENAI_API_KEY,
      model: OPENAI_MODEL ?? DEFAULT_MODEL,
      isAzureDeployment: /\/openai\/deployments\//.test(baseURL),
      apiVersion: OPENAI_API_VERSION,
      settings,
    };
  }
  if (!ANTHROPIC_API_KEY || !ANTHROPIC_MODEL) return null;
  return {
    protocol: "messages",
    // Both forms of the address are common; the protocol's path contains the version.
    baseURL: (ANTHROPIC_BASE_URL ?? ANTHROPIC_BASE_URL_DEFAULT).replace(/\/v1$/, ""),
    apiKey: ANTHROPIC_API_KEY,
    model: ANTHROPIC_MODEL,
    isAzureDeployment: false,
    apiVersion: undefined,
    settings,
  };
}

export const llmConnection = (): Connection | null => connectionOf(env());
