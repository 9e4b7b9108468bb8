import type { DocumentAnswer } from "./document-messages";

const TIMEOUT_MS = 30_000;

/** Reads a document or pasted text in a worker of its own, ended after half a minute. Never rejects. */
export function readDocument(source: File | string): Promise<DocumentAnswer> {
  const worker = new Worker(new URL("./document-worker.ts", import.meta.url));
  return new Promise<DocumentAnswer>((resolve) => {
    const refuse = (message: string) => resolve({ type: "refused", message });
    const timer = setTimeout(
      () => refuse("This file took too long to read. Please paste its text instead."),
      TIMEOUT_MS,
    );
    worker.onmessage = ({ data }: MessageEvent<DocumentAnswer>) => {
      // The PDF library greets the page from inside a worker; that is no answer of ours.
      if (data.type !== "read" && data.type !== "refused") return;
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => refuse("This file could not be read. Please paste its text instead.");
    worker.postMessage(source);
  }).finally(() => worker.terminate());
}
