import type { Env } from "../../../lib/server/env.ts";
import { connectionOf } from "../../../lib/providers/llm/connection.ts";
import { probeModel } from "../../../lib/providers/llm/probe-model.ts";
import { findLocalModel } from "./local-models.ts";
import type { AppOutput } from "./output.ts";

interface ModelStatus {
  isHealthy: boolean;
  text: string;
}

export async function readModelStatus(env: Env): Promise<ModelStatus> {
  const connection = connectionOf(env);
  if (!connection) return { isHealthy: true, text: await describeOfflineCoach(env) };
  const { isAnswering, message } = await probeModel(connection);
  return { isHealthy: isAnswering, text: message };
}

const PROBE_WAIT_MS = 11_000;

/** Reads from the application's log what its own probe found, so that the model is not called a second time. */
export async function readStartedModelStatus(env: Env, { modelMessage }: AppOutput): Promise<string> {
  const connection = connectionOf(env);
  if (!connection) return describeOfflineCoach(env);
  const isLogged = ["debug", "info"].includes(env.LOG_LEVEL);
  const message = await modelMessage(isLogged ? PROBE_WAIT_MS : 0);
  return message ?? `${connection.model}; npm run doctor tells whether it answers`;
}

async function describeOfflineCoach(env: Env): Promise<string> {
  if (env.ANTHROPIC_API_KEY) return "the built-in offline coach (ANTHROPIC_API_KEY is set, ANTHROPIC_MODEL is not)";
  const local = await findLocalModel();
  return local
    ? `the built-in offline coach; ${local.server} runs here: OPENAI_BASE_URL=${local.baseUrl} OPENAI_MODEL=${local.model} would use it`
    : "the built-in offline coach (no language model is set)";
}
