import http, { type IncomingHttpHeaders } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { installRequestGuard, networkOf } from "./guard";

let mockHops = 0;
jest.mock("@/lib/server/env", () => ({
  env: () => ({
    TRUSTED_PROXY_HOPS: mockHops,
    NODE_ENV: "test",
    APP_URL: "http://localhost:3000",
    GOOGLE_ISSUER: "https://accounts.google.com",
  }),
  isHttps: () => false,
}));

describe("networkOf", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["203.0.113.9:50312", "203.0.113.9"],
    ["[2001:db8:1:2:3:4:5:6]:50312", "2001:db8:1:2::/64"],
    ["[2001:db8::1]", "2001:db8:0:0::/64"],
  ])("counts %s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the guard", () => {
  let server: http.Server;
  const emit = http.Server.prototype.emit;
  let seen: IncomingHttpHeaders = {};
  beforeAll(async () => {
    installRequestGuard();
    server = http.createServer((request, response) => {
      seen = request.headers;
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    http.Server.prototype.emit = emit;
    await new Promise((resolve) => server.close(resolve));
  });

  const send = (headers: Record<string, string>, path = "/") =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });

  it.each([
    [1, "203.0.113.9, 198.51.100.1, 192.0.2.1", "192.0.2.1"],
    [2, "203.0.113.9, 198.51.100.1, 192.0.2.1", "198.51.100.1"],
    [2, "192.0.2.1", "127.0.0.1"],
  ])(
    "behind %i proxies takes the client's address from the entry of %s that the outermost proxy wrote",
    async (hops, forwarded, network) => {
      mockHops = hops;
      await send({ "x-forwarded-for": forwarded });
      mockHops = 0;
      expect(seen["x-forwarded-for"]).toBe(network);
    },
  );

  it.each(["/", "/login?google=failed", "//evil.example/"])(
    "redirects a form that was posted to the page %s back to that page",
    async (to) => {
      const posted = await new Promise<http.IncomingMessage>((resolve) => {
        const { port } = server.address() as AddressInfo;
        http.request({ port, host: "127.0.0.1", method: "POST", path: to }, resolve).end("email=ada@example.com");
      });
      posted.resume();
      expect([posted.statusCode, posted.headers.location]).toEqual([303, `http://localhost:3000${to}`]);
    },
  );

  it("answers an unknown method with the allowed methods", async () => {
    const { port } = server.address() as AddressInfo;
    const refused = await fetch(`http://127.0.0.1:${port}/api/health`, { method: "PUT" });
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "GET, HEAD, POST, PATCH, DELETE, OPTIONS"]);
    expect(await refused.json()).toMatchObject({ success: false, code: "method_not_allowed" });
  });

  it("refuses an upgrade and closes its socket", async () => {
    server.on("upgrade", () => undefined);
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    const received: Buffer[] = [];
    for await (const chunk of socket) received.push(chunk as Buffer);
    expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 400 /);
  });

  it("removes headers that only a proxy or the framework may write, and sets the client's address itself", async () => {
    const names = [
      ...["x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "forwarded", "x-real-ip"],
      ...["x-middleware-subrequest", "next-resume"],
    ];
    const headers = Object.fromEntries([...names, "x-forwarded-for"].map((name) => [name, "evil.example"]));
    await send(headers);
    for (const name of names) expect([name, seen[name]]).toEqual([name, undefined]);
    expect(seen["x-forwarded-for"]).toBe("127.0.0.1");
  });
});
