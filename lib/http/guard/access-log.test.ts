import { createServer, type Server } from "node:http";
import { type AddressInfo } from "node:net";
import { metrics } from "@/lib/server/monitoring/metrics";
import { logAccess } from "./access-log";
import { routeTemplate } from "./route-template";

const mockInfo = jest.fn();
const mockDebug = jest.fn();
jest.mock("@/lib/server/logger", () => ({ logger: () => ({ info: mockInfo, debug: mockDebug }) }));
jest.mock("node:fs", () => ({
  ...jest.requireActual<object>("node:fs"),
  readFileSync: () =>
    JSON.stringify({
      a: "/api/[...unknown]",
      b: "/api/chat/messages/[sessionId]",
      c: "/api/chat/messages/remove",
      d: "/",
      e: "/api/ready",
    }),
}));

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    logAccess(request, response);
    response.statusCode = ["/api/ready", "/_next/static/chunks/a.js"].includes(request.url ?? "") ? 200 : 404;
    response.setHeader("x-request-id", "r1").end("not here");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());

describe("routeTemplate", () => {
  it.each([
    ["/", "/"],
    ["/api/chat/messages/remove", "/api/chat/messages/remove"],
    ["/api/chat/messages/cm123", "/api/chat/messages/[sessionId]"],
    ["/api/nothing/here", "/api/[...unknown]"],
    ["/_next/static/chunks/a.js", "/_next"],
    ["/wp-admin", "unmatched"],
  ])("names %s %s", (path, template) => {
    expect(routeTemplate(path)).toBe(template);
  });
});

describe("the access line", () => {
  it("has route, status, time and bytes, and neither ids of the path nor the query", async () => {
    const { port } = server.address() as AddressInfo;
    await (await fetch(`http://127.0.0.1:${port}/api/chat/messages/cm123?email=ada@example.com`)).text();
    expect(mockInfo).toHaveBeenCalledWith({
      event: "http.request",
      requestId: "r1",
      method: "GET",
      route: "/api/chat/messages/[sessionId]",
      status: 404,
      ms: expect.any(Number),
      bytes: expect.any(Number),
    });
    expect(mockInfo.mock.calls[0]?.[0].bytes).toBeGreaterThan(8);
    expect(await metrics().registry.metrics()).toContain(
      'clarity_http_request_duration_seconds_count{route="/api/chat/messages/[sessionId]",method="GET",status="404"} 1',
    );
  });

  it.each([
    ["/api/ready", "/api/ready"],
    ["/_next/static/chunks/a.js", "/_next"],
  ])("is for debugging where %s found all well", async (path, route) => {
    const { port } = server.address() as AddressInfo;
    mockInfo.mockClear();
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text();
    expect(mockDebug).toHaveBeenCalledWith(expect.objectContaining({ route, status: 200 }));
    expect(mockInfo).not.toHaveBeenCalled();
  });

  it("logs a missing script at level info", async () => {
    const { port } = server.address() as AddressInfo;
    await (await fetch(`http://127.0.0.1:${port}/_next/static/chunks/old.js`)).text();
    expect(mockInfo).toHaveBeenCalledWith(expect.objectContaining({ route: "/_next", status: 404 }));
  });
});
