import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { listenOnLoopback } from "../listen-on-loopback.ts";

export interface RoundRobinProxy {
  url: string;
  answered: Map<string, number>;
  add(target: string): void;
  /** Sends a target no new requests, as a load balancer does before a restart; running requests continue. */
  remove(target: string): void;
  close(): Promise<void>;
}

/**
 * Sends each request to the next target, without sticky sessions. A target that cannot be reached, or answers 503
 * because it shuts down, is passed over, as nginx does with `proxy_next_upstream error http_503 non_idempotent`.
 */
export async function startRoundRobinProxy(chosenPort = 0): Promise<RoundRobinProxy> {
  const targets: string[] = [];
  const answered = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  const forward = (target: string, incoming: IncomingMessage, response: ServerResponse, body: Buffer) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { ...incoming.headers, "x-forwarded-for": incoming.socket.remoteAddress ?? "" };
      const outgoing = request(target + incoming.url, { method: incoming.method, headers, agent }, resolve);
      outgoing.on("error", reject);
      response.once("close", () => outgoing.destroy());
      outgoing.end(body);
    });

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const order = targets.map((_, index) => targets[(turn + index) % targets.length] ?? "");
    turn += 1;
    for (const target of order) {
      const isLast = target === order.at(-1);
      const answer = await forward(target, incoming, response, body).catch(() => null);
      if (!answer || (answer.statusCode === 503 && !isLast)) {
        answer?.resume();
        continue;
      }
      answered.set(target, (answered.get(target) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      response.flushHeaders();
      answer.on("error", () => response.destroy());
      answer.on("aborted", () => response.destroy());
      answer.pipe(response);
      return;
    }
    response.writeHead(502).end();
  };

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server, chosenPort);
  return {
    url: `http://localhost:${port}`,
    answered,
    add: (target) => void targets.push(target),
    remove: (target) => void targets.splice(targets.indexOf(target), 1),
    close: async () => {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
