// A language model over loopback: the first token at once, then one every 20 ms, 120 in all, unless the arguments say
// otherwise (tokens, milliseconds between two). Prints its port.
import { createServer } from "node:http";

const [TOKENS = 120, EVERY_MS = 20] = process.argv.slice(2).map(Number);

const event = (delta: object, finish: string | null) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;

const server = createServer((request, response) => {
  request.resume();
  request.on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const began = performance.now();
    let sent = 0;
    const next = () => {
      if (response.destroyed) return;
      if (sent === TOKENS) return void response.end(`${event({}, "stop")}data: [DONE]\n\n`);
      response.write(event({ content: `tok${sent % 10} ` }, null));
      sent += 1;
      setTimeout(next, Math.max(0, began + sent * EVERY_MS - performance.now()));
    };
    next();
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(address.port);
});
