import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Connection } from "@/lib/providers/llm/connection";
import { connection } from "../factories/connection";
import { listenOnLoopback } from "../listen-on-loopback";
import type { QuirkCall, ServerQuirk } from "./server-quirks";

export interface FakeModelServer {
  connection: Connection;
  calls: QuirkCall[];
  close(): Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as Record<string, unknown>; // The product under test is the only caller.
}

async function answer(quirk: ServerQuirk, calls: QuirkCall[], request: IncomingMessage, response: ServerResponse) {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://fake");
  const call = { path: pathname, query: searchParams, headers: request.headers, body: await readBody(request) };
  calls.push(call);
  const reply = quirk.reply(call);
  if ("status" in reply) {
    response.writeHead(reply.status, { "content-type": "application/json" });
    return response.end(JSON.stringify(reply.json));
  }
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  for (const piece of reply.stream) {
    response.write(piece);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return response.end();
}

export async function startFakeModelServer(quirk: ServerQuirk): Promise<FakeModelServer> {
  const calls: QuirkCall[] = [];
  const server = createServer((request, response) => {
    answer(quirk, calls, request, response).catch(() => response.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    connection: connection({ baseURL: `http://127.0.0.1:${port}${quirk.basePath}`, ...quirk.connection }),
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
