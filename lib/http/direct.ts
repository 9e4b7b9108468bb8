import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { logger } from "@/lib/server/logger";

type Handler = (request: Request, context: { params: Promise<Record<string, never>> }) => Promise<Response>;

/** Handlers by path, for POST; each is at the same time the framework's own for that path. */
export type DirectCalls = Record<string, Handler>;

const NO_PARAMS = { params: Promise.resolve({}) };

/** The handler that answers a request directly, if there is one. */
export function directHandler(calls: DirectCalls, { method, url }: IncomingMessage): Handler | null {
  return (method === "POST" && calls[url?.split("?")[0] ?? ""]) || null;
}

/**
 * Answers a request with its handler and nothing of the framework between that and the socket: of an answer that comes
 * in sixty pieces, the framework's streams and its way to the handler were an eighth of all work. What the handler
 * returns is sent as it is: its body as it comes and no faster than it is taken, a body that fails as a cut. Never rejects.
 */
export async function answerDirectly(incoming: IncomingMessage, outgoing: ServerResponse, handle: Handler) {
  try {
    const response = await handle(requestOf(incoming), NO_PARAMS);
    outgoing.setHeaders(response.headers);
    // What was not read of this request must not be taken for the next one.
    if (!incoming.complete) outgoing.setHeader("connection", "close");
    outgoing.writeHead(response.status);
    if (response.body) await sendBody(response.body, outgoing);
    outgoing.end();
  } catch (err) {
    logger().info({ event: "http.cut", pathname: incoming.url?.split("?")[0], err });
    outgoing.destroy();
  }
}

function requestOf(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  // Without `duplex` a request may not have a stream for its body.
  const init: RequestInit & { duplex: "half" } = {
    method: incoming.method,
    headers,
    body: bodyOf(incoming),
    duplex: "half",
  };
  return new Request(`http://localhost${incoming.url}`, init);
}

/** Read as it is asked for; a body that nobody wants stays where it is. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces: AsyncIterator<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await pieces.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @throws what the body fails with. */
async function sendBody(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader();
  if (outgoing.destroyed) return reader.cancel();
  let goOn = () => {};
  outgoing.on("drain", () => goOn());
  outgoing.on("close", () => {
    goOn();
    reader.cancel().catch(() => undefined); // It may have failed already.
  });
  // The head goes out with the first piece, or alone when that is not there yet.
  const alone = setImmediate(() => outgoing.flushHeaders());
  try {
    for (;;) {
      const { done, value } = await reader.read();
      clearImmediate(alone);
      if (done) return;
      if (!outgoing.write(value) && !outgoing.destroyed) await new Promise<void>((resolve) => (goOn = resolve));
    }
  } finally {
    clearImmediate(alone);
  }
}
