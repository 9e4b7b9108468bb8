import "server-only";

export function textStream({
  messageId,
  stream,
}: {
  messageId?: string;
  stream: ReadableStream<Uint8Array>;
}): Response {
  return new Response(stream, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
      "x-content-type-options": "nosniff",
      ...(messageId && { "x-message-id": messageId }),
    },
  });
}
