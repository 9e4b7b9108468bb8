import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

interface SignInLink {
  url: string;
  server: Server;
}

/**
 * A single-use link that gives one browser the cookies of a session. This command serves it on the loopback
 * interface, so the application needs no such endpoint; cookies do not distinguish ports.
 */
export async function serveSignInLink(cookies: ReadonlyMap<string, string>, target: string): Promise<SignInLink> {
  const path = `/${randomBytes(32).toString("base64url")}`;
  const { hostname } = new URL(target);
  const server = createServer(({ method, url }, response) => {
    if (method !== "GET" || url !== path || !server.listening) return response.writeHead(404).end();
    server.close();
    response.writeHead(303, {
      location: target,
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "set-cookie": [...cookies].map(([name, value]) => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`),
      connection: "close",
    });
    response.end();
  });
  await new Promise<void>((resolve, reject) =>
    server.once("error", reject).listen(0, hostname.replace(/[[\]]/g, ""), resolve),
  );
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return { url: `http://${hostname}:${port}${path}`, server };
}
