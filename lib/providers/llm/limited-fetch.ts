import "server-only";
import { streamBytes } from "@/lib/shared/stream-bytes";
import { DEADLINES, type Deadlines } from "./models";
import { openAnswer } from "./open-answer";

/**
 * A `fetch` for the AI SDK with this provider's deadlines and retries. It resolves with a 200 whose first byte has come
 * and throws LlmFailure for everything else, which the SDK passes on and does not retry.
 */
export function limitedFetch(deadlines: Deadlines = DEADLINES): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const { isEventStream, chunks } = await openAnswer({
      url,
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: String(init?.body ?? ""),
      signal: init?.signal ?? new AbortController().signal,
      deadlines,
    });
    const type = isEventStream ? "text/event-stream" : "application/json";
    return new Response(streamBytes(chunks), { status: 200, headers: { "content-type": type } });
  };
}
