// A language model over loopback: the first token at once, then one every 20 ms, 120 in all or as many as the request
// allows, unless the arguments give other values (tokens, milliseconds between two). Prints its port. It shares the
// machine with the measured server, so it sends prebuilt HTTP over bare sockets. It answers a request for a verdict on
// danger in five tokens, as a model would.
import { createServer, type Socket } from "node:net";

const [TOKENS = 120, EVERY_MS = 20] = process.argv.slice(2).map(Number);

const event = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const chunk = (text: string) => Buffer.from(`${text.length.toString(16)}\r\n${text}\r\n`);

const HEAD = Buffer.from("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n");
const WORDS = Array.from({ length: 10 }, (_, digit) => chunk(event({ content: `tok${digit} ` }, null)));
const VERDICT = ["{", '"answer"', ":", '"none"', "}"].map((text) => chunk(event({ content: text }, null)));
const IS_VERDICT = /\{\\"answer\\":\\"none\\"\}/; // Its instructions name the answers, as JSON within JSON.
const END = Buffer.concat([chunk(`${event({}, "stop")}data: [DONE]\n\n`), chunk("")]);
const first = ([word = END]: readonly Uint8Array[]) => Buffer.concat([HEAD, word]);
const FIRST = new Map<readonly Uint8Array[], Buffer>([WORDS, VERDICT].map((words) => [words, first(words)]));

function answer(
  socket: Socket,
  { words, tokens, isLast }: { words: readonly Uint8Array[]; tokens: number; isLast: boolean },
): void {
  const began = performance.now();
  socket.write(FIRST.get(words) ?? END);
  let sent = 1;
  const next = () => {
    if (socket.destroyed) return;
    if (sent >= tokens) return void (isLast ? socket.end(END) : socket.write(END));
    socket.write(words[sent % words.length] ?? END);
    sent += 1;
    setTimeout(next, Math.max(0, began + sent * EVERY_MS - performance.now()));
  };
  setTimeout(next, EVERY_MS);
}

const server = createServer((socket) => {
  let request = "";
  socket.setNoDelay(true);
  socket.on("error", () => socket.destroy());
  socket.on("data", (piece) => {
    request += piece.toString("latin1");
    const headEnd = request.indexOf("\r\n\r\n");
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(request)?.[1] ?? 0);
    if (headEnd === -1 || request.length < headEnd + 4 + length) return;
    const allowed = Number(/"max(?:_completion)?_tokens":(\d+)/.exec(request)?.[1] ?? TOKENS);
    const words = IS_VERDICT.test(request) ? VERDICT : WORDS;
    const tokens = words === VERDICT ? VERDICT.length : Math.min(TOKENS, allowed);
    answer(socket, { words, tokens, isLast: /\r\nconnection: close\r\n/i.test(request) });
    request = "";
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(address.port);
});
