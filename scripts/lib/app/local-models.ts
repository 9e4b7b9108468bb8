import { z } from "zod";
import { LOOPBACK_HOST } from "../loopback.mjs";

const LOOK_TIMEOUT_MS = 300;

const PLACES = [
  { name: "Ollama", port: 11434 },
  { name: "LM Studio", port: 1234 },
  { name: "llama.cpp", port: 8080 },
];

const modelList = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });
const NO_CHAT = /embed|rerank|whisper|bge-|minilm/i;

interface LocalModel {
  server: string;
  baseUrl: string;
  model: string;
}

async function queryServer({ name, port }: (typeof PLACES)[number]): Promise<LocalModel | null> {
  const baseUrl = `http://${LOOPBACK_HOST}:${port}/v1`;
  try {
    const response = await fetch(`${baseUrl}/models`, {
      signal: AbortSignal.timeout(LOOK_TIMEOUT_MS),
      redirect: "error",
    });
    const { data } = modelList.parse(await response.json());
    const model = data.find(({ id }) => !NO_CHAT.test(id))?.id;
    return model ? { server: name, baseUrl, model } : null;
  } catch {
    return null;
  }
}

/** The first language model found on this machine's usual ports within 300 ms; requests only the list of models. */
export async function findLocalModel(places = PLACES): Promise<LocalModel | null> {
  const found = await Promise.all(places.map(queryServer));
  return found.find((model) => model !== null) ?? null;
}
