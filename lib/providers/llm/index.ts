import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import { defaultSettingsMiddleware, wrapLanguageModel, type LanguageModel } from "ai";
import { env } from "@/lib/server/env";
import { limitedFetch } from "./limited-fetch";
import { DEFAULT_BASE_URL, DEFAULT_MODEL, isReasoningModel, REASONING_ROOM, USES, type LlmUse } from "./models";
import type { Connection } from "./openai-compatible";

/** The server that the settings name, or null: then the built-in offline coach answers. */
export function llmConnection(): Connection | null {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = env();
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return null;
  return {
    baseURL: OPENAI_BASE_URL ?? DEFAULT_BASE_URL,
    apiKey: OPENAI_API_KEY,
    model: OPENAI_MODEL ?? DEFAULT_MODEL,
  };
}

/**
 * The configured model for one use, with that use's limits, as the AI SDK wants it; null when none is configured. Its
 * calls carry the deadlines and retries of this provider, so pass `maxRetries: 0` to the SDK; failures are LlmFailure.
 */
export function configuredModel(use: LlmUse): Exclude<LanguageModel, string> | null {
  const connection = llmConnection();
  if (!connection) return null;
  const { baseURL, apiKey, model } = connection;
  const { maxOutputTokens, temperature } = USES[use];
  const settings = isReasoningModel(model)
    ? { maxOutputTokens: maxOutputTokens + REASONING_ROOM }
    : { maxOutputTokens, temperature };
  return wrapLanguageModel({
    model: createOpenAI({ baseURL, apiKey: apiKey ?? "none", name: "configured", fetch: limitedFetch() }).chat(model),
    middleware: defaultSettingsMiddleware({ settings }),
  });
}
