import type { Env } from "../../lib/server/env.ts";
import "./app-modules.mjs";
import { findLocalModel } from "./local-models.ts";

export interface ModelStatus {
  /** False when a language model is set and does not answer. */
  isHealthy: boolean;
  text: string;
}

/** Who answers in the chat: the offline coach, or the language model, which is asked one short question. */
export async function readModelStatus(env: Env): Promise<ModelStatus> {
  const { connectionOf } = await import("../../lib/providers/llm/connection.ts");
  const { probeModel } = await import("../../lib/providers/llm/probe-model.ts");
  const connection = connectionOf(env);
  if (!connection) return { isHealthy: true, text: await describeOfflineCoach(env) };
  const { isAnswering, message } = await probeModel(connection);
  return { isHealthy: isAnswering, text: message };
}

async function describeOfflineCoach(env: Env): Promise<string> {
  if (env.ANTHROPIC_API_KEY) return "the built-in offline coach (ANTHROPIC_API_KEY is set, ANTHROPIC_MODEL is not)";
  const local = await findLocalModel();
  return local
    ? `the built-in offline coach; ${local.server} runs here: OPENAI_BASE_URL=${local.baseUrl} OPENAI_MODEL=${local.model} would use it`
    : "the built-in offline coach (no language model is set)";
}
