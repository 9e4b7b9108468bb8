import type { AddressInfo, Server } from "node:net";

/** Returns the port: a free one unless it is given. */
export async function listenOnLoopback(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port; // A server that listens on TCP has an address with a port.
}
