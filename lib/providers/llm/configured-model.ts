import "server-only";
import "./sdk-environment";
import { createOpenAI } from "@ai-sdk/openai";
import { defaultSettingsMiddleware, wrapLanguageModel, type LanguageModel } from "ai";
import { llmConnection } from "./connection";
import { limitedFetch } from "./limited-fetch";
import { isReasoningModel, REASONING_ROOM, USES, type LlmUse } from "./models";

/**
 * The configured model for one use, with that use's limits, as the AI SDK wants it; null when none is configured. Its
 * calls carry the deadlines and retries of this provider, and fail with LlmFailure, which the SDK does not retry.
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
