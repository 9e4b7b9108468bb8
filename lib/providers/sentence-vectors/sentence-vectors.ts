import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { logger } from "@/lib/server/logger";
import { processSingleton } from "@/lib/server/process/process-singleton";

export const VECTOR_SIZE = 512;
/** How long a reply in free conversation waits for vectors before the words alone decide. */
export const REPLY_VECTOR_WAIT_MS = 250;

type Vectors = Float32Array[] | null;
/** Limit of unanswered calls; more are refused, so that a burst of messages does not delay the others. */
const MAX_WAITING = 8;
/** Calls that something else can replace are refused earlier, so that they do not delay the check for danger. */
const MAX_WAITING_IF_REPLACEABLE = 3;

interface Thread {
  worker: Worker | null;
  isReady: boolean;
  whenReady: Promise<boolean>;
  next: number;
  waiting: Map<number, (vectors: Vectors) => void>;
}

type ThreadMessage = { isReady: true } | { id: number; vectors: Vectors };

// Excluded from the bundler: the file runs as it is, with the packages that it imports.
const workerFile = () => path.join(process.cwd(), ...["lib", "providers", "sentence-vectors", "worker.mjs"]);

function open(): Thread {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const waiting: Thread["waiting"] = new Map();
  const thread: Thread = { worker: null, isReady: false, whenReady: promise, next: 0, waiting };
  const end = (error?: unknown) => {
    if (thread.worker && error !== undefined) logger().warn({ event: "sentence_vectors.failed", err: error });
    thread.isReady = false;
    thread.worker = null;
    for (const answer of waiting.values()) answer(null);
    resolve(false);
  };
  const worker = new Worker(workerFile());
  thread.worker = worker;
  worker.unref();
  worker.on("error", end);
  worker.on("exit", () => end(new Error("The thread of the sentence vectors ended")));
  worker.on("message", (message: ThreadMessage) => {
    if (!("isReady" in message)) return waiting.get(message.id)?.(message.vectors);
    thread.isReady = true;
    resolve(true);
  });
  return thread;
}

const THREAD = processSingleton("sentence-vectors", open);

/** Loads the model in its own thread; resolves to false after logging when it cannot be loaded. */
export const startSentenceVectors = (): Promise<boolean> => THREAD.get().whenReady;

export async function stopSentenceVectors(): Promise<void> {
  const thread = THREAD.peek();
  THREAD.clear();
  const worker = thread?.worker;
  if (!thread || !worker) return;
  thread.worker = null; // A requested stop is not a failure.
  await worker.terminate();
}

/**
 * Returns a vector for each English text; texts with similar meaning have near vectors. Null when the vectors are not
 * available in time: the model is not loaded, or other calls are waiting.
 */
export async function sentenceVectors(
  texts: string[],
  { withinMs, isReplaceable = false }: { withinMs: number; isReplaceable?: boolean },
): Promise<Vectors> {
  const thread = THREAD.peek();
  const maxWaiting = isReplaceable ? MAX_WAITING_IF_REPLACEABLE : MAX_WAITING;
  if (!thread?.worker || !thread.isReady || thread.waiting.size >= maxWaiting) return null;
  const { worker, waiting } = thread;
  const id = (thread.next += 1);
  const { promise, resolve } = Promise.withResolvers<Vectors>();
  waiting.set(id, resolve);
  const timer = setTimeout(() => resolve(null), withinMs);
  worker.postMessage({ id, texts });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    waiting.delete(id);
  }
}
