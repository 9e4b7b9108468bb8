import { once } from "node:events";
import { createServer } from "node:http";
import { listenOnLoopback } from "../listen-on-loopback.ts";

interface TraceCollector {
  url: string;
  received: () => string[];
  close: () => Promise<void>;
}

export async function startCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isTraces = request.method === "POST" && request.url === "/v1/traces";
    if (isTraces) bodies.push(Buffer.concat(chunks).toString());
    response.writeHead(isTraces ? 200 : 404, { "content-type": "application/json" }).end("{}");
  });
  const port = await listenOnLoopback(server);
  return {
    url: `http://127.0.0.1:${port}`,
    received: () => bodies,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
