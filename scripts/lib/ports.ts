import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { LOOPBACK } from "./loopback.mjs";

// Systems assign the ports above these to outgoing connections, which could take one before the server starts.
const [LOWEST, HIGHEST] = [10_240, 32_767];

export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE" && code !== "EACCES"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isPortFree(port, LOOPBACK)) return port;
  }
}
