import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { waitFor } from "@/tests/support/wait-for";
import { CoalescingReader } from "./coalescing-reader";

let server: http.Server;
let serve: (response: ServerResponse) => void;

beforeAll(async () => {
  server = http.createServer((_request, response) => serve(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function open(): Promise<{ body: CoalescingReader; response: IncomingMessage; sender: ServerResponse }> {
  const serving = new Promise<ServerResponse>((resolve) => (serve = (response) => resolve(response.writeHead(200))));
  const { port } = server.address() as AddressInfo;
  const answered = new Promise<IncomingMessage>((resolve) => {
    http.get({ port, host: "127.0.0.1", agent: false }, resolve);
  });
  const sender = await serving;
  sender.flushHeaders();
  const response = await answered;
  return { body: new CoalescingReader(response), response, sender };
}

it("returns all received bytes at once, then waits for more, then ends", async () => {
  const { body, response, sender } = await open();
  let seen = "";
  response.on("data", (piece) => (seen += piece));
  sender.write("One, ");
  sender.write("two");
  await waitFor(() => seen === "One, two");
  expect(String(await body.take())).toBe("One, two");
  const next = body.take();
  sender.end(", three");
  expect(String(await next)).toBe(", three");
  expect(await body.take()).toBeNull();
});

it("applies backpressure to the sender and loses nothing", async () => {
  const { body, response, sender } = await open();
  const text = "word ".repeat(1_000_000);
  sender.end(text);
  await waitFor(() => response.isPaused());
  let taken = 0;
  for (let piece = await body.take(); piece; piece = await body.take()) {
    expect(piece.length).toBeLessThan(text.length);
    taken += piece.length;
  }
  expect(taken).toBe(text.length);
});

it("reports a broken connection after the bytes that came before", async () => {
  const { body, sender } = await open();
  sender.write("Half");
  expect(String(await body.take())).toBe("Half");
  sender.destroy();
  await expect(body.take()).rejects.toThrow();
  await expect(body.take()).rejects.toThrow();
});
