import type { DocumentResponse } from "./document-worker-protocol";

const READ_TIMEOUT_MS = 30_000;

export function readDocument(source: File | string): Promise<DocumentResponse> {
  const worker = new Worker(new URL("./document-worker.ts", import.meta.url));
  return new Promise<DocumentResponse>((resolve) => {
    const refuse = (message: string) => resolve({ type: "refused", message });
    const timer = setTimeout(
      () => refuse("This file took too long to read. Please paste its text instead."),
      READ_TIMEOUT_MS,
    );
    worker.onmessage = ({ data }: MessageEvent<DocumentResponse>) => {
      // The PDF library posts its own messages.
      if (data.type !== "read" && data.type !== "refused") return;
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = () => refuse("This file could not be read. Please paste its text instead.");
    worker.postMessage(source);
  }).finally(() => worker.terminate());
}
