/** @jest-environment node */
import http, { type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { install, networkOf } from "./guard";

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
  ])("counts %s as %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("the guard", () => {
  let server: http.Server;
  const emit = http.Server.prototype.emit;
  let seen: IncomingHttpHeaders = {};
  let answer = (response: http.ServerResponse): unknown => response.end();
  beforeAll(async () => {
    install();
    server = http.createServer((request, response) => {
      seen = request.headers;
      answer(response);
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
    "behind %i proxies believes the entry of %s that the outermost of them wrote",
    async (hops, forwarded, network) => {
      mockHops = hops;
      await send({ "x-forwarded-for": forwarded });
      mockHops = 0;
      expect(seen["x-forwarded-for"]).toBe(network);
    },
  );

  it.each(["/", "/login?google=failed", "//evil.example/"])(
    "leads a form that was posted to %s back to it",
    async (to) => {
      const posted = await new Promise<http.IncomingMessage>((resolve) => {
        const { port } = server.address() as AddressInfo;
        http.request({ port, host: "127.0.0.1", method: "POST", path: to }, resolve).end("email=ada@example.com");
      });
      posted.resume();
      expect([posted.statusCode, posted.headers.location]).toEqual([303, `http://localhost:3000${to}`]);
    },
  );

  it.each<[string, typeof answer]>([
    ["with its end", (response) => Object.assign(response, { statusCode: 405 }).end()],
    ["before its end", (response) => response.writeHead(405).end()],
  ])("gives a refused method of a call the one error body when its head is written %s", async (_when, refusing) => {
    const usual = answer;
    answer = refusing;
    const refused = await send({}, "/api/health");
    answer = usual;
    expect([refused.status, refused.headers.get("content-type")]).toEqual([405, "application/json"]);
    expect(await refused.json()).toMatchObject({ success: false, code: "method_not_allowed" });
    const other = await send({}, "/api/health");
    expect([other.status, await other.text()]).toEqual([200, ""]);
  });

  it("lets no header pass that only a proxy or the framework may write, and says itself where a request came from", async () => {
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
