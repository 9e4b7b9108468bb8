import "server-only";
import { z } from "zod";
import { learn } from "./capabilities";
import { adviceFor } from "./configuration-fault";
import type { Connection } from "./connection";
import { LlmFailure } from "./failure";
import { streamWithoutFaultReport } from "./stream-model";

const PROBE_LIMIT_MS = 10_000;
const PROBE_QUESTION = "Answer with the one word: ready";

interface ProbeResult {
  isAnswering: boolean;
  message: string;
}

const window = z.number().int().positive().optional().catch(undefined);
const modelList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      context_length: window,
      context_window: window,
      max_context_length: window,
      loaded_context_length: window,
      max_model_len: window,
    }),
  ),
});

async function learnWindow(connection: Connection, signal: AbortSignal): Promise<void> {
  const { baseURL, apiKey, model, settings } = connection;
  const response = await fetch(`${baseURL}/models`, {
    headers: { ...(apiKey && { authorization: `Bearer ${apiKey}` }), ...settings.headers },
    signal,
    redirect: "error",
  });
  const listed = modelList.safeParse(await response.json());
  const own = listed.data?.data.find(({ id }) => id === model);
  const contextWindow =
    own?.loaded_context_length ??
    own?.max_model_len ??
    own?.context_window ??
    own?.context_length ??
    own?.max_context_length;
  if (contextWindow) learn(connection, { contextWindow });
}

export async function probeModel(connection: Connection): Promise<ProbeResult> {
  const signal = AbortSignal.timeout(PROBE_LIMIT_MS);
  const startedAt = performance.now();
  const listing =
    connection.protocol === "chat-completions" ? learnWindow(connection, signal).catch(() => undefined) : null;
  const failure = await callOnce(connection, signal);
  await listing;
  if (!failure) {
    const ms = Math.round(performance.now() - startedAt);
    return { isAnswering: true, message: `${connection.model} answers after ${ms} ms` };
  }
  if (failure instanceof LlmFailure && failure.fault) {
    return { isAnswering: false, message: `${connection.model}: ${adviceFor(failure.fault, connection)}` };
  }
  const { host } = new URL(connection.baseURL);
  const detail = failure instanceof LlmFailure ? failure.detail : `no answer within ${PROBE_LIMIT_MS / 1_000} s`;
  return { isAnswering: false, message: `${connection.model} at ${host} does not answer (${detail})` };
}

/**
 * Returns the error, or null when the model has answered, even with reasoning alone. Reads the answer to its end,
 * because only the end shows that a model closes its reasoning without opening it; such a model's replies are then
 * held back until the closing tag.
 */
async function callOnce(connection: Connection, signal: AbortSignal): Promise<unknown> {
  const messages = [{ role: "user" as const, content: PROBE_QUESTION }];
  let hasText = false;
  try {
    for await (const piece of streamWithoutFaultReport({ connection, use: "probe", messages, signal }))
      hasText ||= piece !== "";
    return null;
  } catch (error) {
    if (hasText) return null;
    const hasOnlyReasoning = error instanceof LlmFailure && error.code === "no_answer";
    return hasOnlyReasoning ? null : error;
  }
}
