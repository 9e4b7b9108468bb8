import { randomInt } from "node:crypto";
import { createServer } from "node:net";

// Systems give the ports above these to outgoing connections, one of which could come before the server that asked.
const [LOWEST, HIGHEST] = [10_240, 32_767];

/** Whether this process could listen there. An address that the machine does not have counts as free. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", ({ code }: NodeJS.ErrnoException) => resolve(code !== "EADDRINUSE" && code !== "EACCES"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A free port of 127.0.0.1 that no outgoing connection will be given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST + 1);
    if (await isPortFree(port, "127.0.0.1")) return port;
  }
}
