/** @jest-environment node */
import { once } from "node:events";
import http from "node:http";
import { connect, type AddressInfo } from "node:net";
import { answerDirectly, directHandler } from "./direct";

const mockInfo = jest.fn();
jest.mock("@/lib/server/logger", () => ({ logger: () => ({ info: mockInfo }) }));

let handle: (request: Request) => Promise<Response>;
let server: http.Server;

beforeEach(async () => {
  mockInfo.mockClear();
  server = http.createServer((request, response) => {
    response.setHeader("x-content-type-options", "nosniff");
    void answerDirectly(request, response, (asked) => handle(asked));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port; // An address of the network, as it listens on one.
const url = () => `http://127.0.0.1:${port()}/api/talk?x=1`;
const post = (body: string) => fetch(url(), { method: "POST", body, headers: { "x-asked": "yes" } });

/** A body whose pieces the test hands over, and what became of it. */
function controlled() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const cancelled = Promise.withResolvers<void>();
  const body = new ReadableStream<Uint8Array>({
    start: (own) => void (controller = own),
    cancel: () => cancelled.resolve(),
  });
  const say = (text: string) => controller.enqueue(Buffer.from(text));
  return { body, say, end: () => controller.close(), fail: () => controller.error(new Error("cut")), cancelled };
}

it("takes a POST to a path that has a handler, whatever its query, and nothing else", () => {
  const calls = { "/api/talk": () => Promise.resolve(new Response()) };
  const asked = (method: string, path: string) => directHandler(calls, { method, url: path } as http.IncomingMessage);
  expect(asked("POST", "/api/talk")).toBe(calls["/api/talk"]);
  expect(asked("POST", "/api/talk?x=1")).toBe(calls["/api/talk"]);
  expect(asked("GET", "/api/talk")).toBeNull();
  expect(asked("POST", "/api/talk/more")).toBeNull();
  expect(asked("POST", "/toString")).toBeNull();
});

it("hands on what was asked, and gives back status, headers and body", async () => {
  const headers = new Headers({ "x-content-type-options": "nosniff" });
  for (const cookie of ["a=1", "b=2"]) headers.append("set-cookie", cookie);
  handle = async (request) =>
    Response.json(
      { path: new URL(request.url).pathname, asked: request.headers.get("x-asked"), said: await request.text() },
      { status: 418, headers },
    );
  const said = "ä".repeat(100_000);
  const response = await post(said);
  expect(response.status).toBe(418);
  expect(response.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.json()).toEqual({ path: "/api/talk", asked: "yes", said });
});

it("sends the head at once and each piece as it comes", async () => {
  const { body, say, end } = controlled();
  handle = () => Promise.resolve(new Response(body));
  const response = await post("{}");
  const reader = response.body?.getReader();
  for (const word of ["one", "two"]) {
    say(word);
    expect(Buffer.from((await reader?.read())?.value ?? []).toString()).toBe(word);
  }
  end();
  expect(await reader?.read()).toMatchObject({ done: true });
});

it("cuts the connection when the body fails", async () => {
  const { body, say, fail } = controlled();
  handle = () => Promise.resolve(new Response(body));
  const response = await post("{}");
  say("half");
  fail();
  await expect(response.text()).rejects.toThrow("terminated");
  expect(mockInfo).toHaveBeenCalledWith(expect.objectContaining({ event: "http.cut", pathname: "/api/talk" }));
});

it("gives up a body whose reader has left", async () => {
  const { body, say, cancelled } = controlled();
  handle = () => Promise.resolve(new Response(body));
  const leaving = new AbortController();
  const response = await fetch(url(), { method: "POST", signal: leaving.signal });
  say("one");
  await response.body?.getReader().read();
  leaving.abort();
  await cancelled.promise;
  expect(mockInfo).not.toHaveBeenCalled();
});

it("does not begin with a body whose reader has left before there was an answer", async () => {
  const { body, cancelled } = controlled();
  const leaving = new AbortController();
  const answered = Promise.withResolvers<Response>();
  handle = () => {
    leaving.abort();
    return answered.promise;
  };
  server.on("request", (_, response) => response.on("close", () => answered.resolve(new Response(body))));
  await expect(fetch(url(), { method: "POST", signal: leaving.signal })).rejects.toThrow("aborted");
  await cancelled.promise;
});

it("takes no more from the body than its reader takes", async () => {
  const [pieces, size] = [2_000, 64 * 1024];
  let [taken, received, ahead] = [0, 0, 0];
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken === pieces) return controller.close();
        taken += 1;
        controller.enqueue(Buffer.alloc(size));
      },
    },
    { highWaterMark: 0 },
  );
  handle = () => Promise.resolve(new Response(body));
  for await (const piece of (await post("{}")).body ?? []) {
    ahead = Math.max(ahead, taken * size - received);
    received += piece.length;
  }
  expect(received).toBe(pieces * size);
  // What the kernel's buffers hold, and by far not all.
  expect(ahead).toBeLessThan((pieces * size) / 4);
});

it("ends the connection when what was sent with a request was not read", async () => {
  handle = () => Promise.resolve(new Response("no", { status: 403 }));
  const socket = connect(port(), "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 100000\r\n\r\nonly the beginning");
  let answer = "";
  socket.on("data", (piece: Buffer) => (answer += piece.toString()));
  await once(socket, "close");
  expect(answer).toMatch(/^HTTP\/1.1 403[^]*connection: close[^]*no/i);
});
