import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "node:test";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { Visitor } from "../support/e2e/visitor.ts";
import { startFakeOpenAi } from "../support/fakes/fake-openai.ts";
import { startCollector } from "../support/fakes/trace-collector.ts";

interface Message {
  role: string;
  content: string;
  state: string;
}

function assertInOrder(app: RunningApp): void {
  assert.match(app.output(), /shutdown\.done/);
  assert.doesNotMatch(app.output(), /shutdown\.(deadline|task_failed)/);
}

test("shuts down in order during a reply and keeps its text", async (t) => {
  const model = await startFakeOpenAi();
  t.after(() => model.close());
  model.always({ text: "One step at a time, and then the next one. ".repeat(200), chunkSize: 10, delayMs: 40 });
  const collector = await startCollector();
  t.after(() => collector.close());
  const env = {
    OPENAI_API_KEY: "test",
    OPENAI_BASE_URL: model.url,
    OPENAI_MODEL: "fake-model",
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  };
  const app = await startApp(t, { env });
  await fetch(`${app.url}/reset-password?token=${"s3cret".repeat(6)}`);
  const visitor = new Visitor(app);
  await visitor.register();
  const conversation = await visitor.startConversation();

  const reply = await visitor.say(conversation, "How do I begin?");
  assert.equal(reply.status, 200);
  const reader = reply.body?.getReader();
  assert.ok(reader);
  const seen = new TextDecoder().decode((await reader.read()).value);
  assert.ok(seen.length > 0);
  reader.closed.catch(() => undefined);

  assert.equal(await app.stop(), 0);
  assertInOrder(app);
  const traces = collector.received().join("\n");
  assert.match(traces, /"name":"handleRequest GET \/reset-password"/);
  assert.doesNotMatch(traces, /s3cret/);
  assert.ok(!traces.includes(conversation), "an id of a conversation left the process");

  await app.restart();
  const messages = await visitor.json<Message[]>(`/api/chat/messages/${conversation}`);
  const [question, answer] = messages;
  assert.equal(question?.content, "How do I begin?");
  assert.equal(answer?.state, "interrupted");
  assert.ok(answer.content.startsWith(seen), "what had been shown is stored");
});

test("shuts down in order beside connections that are silent, half sent or ask for an upgrade", async (t) => {
  const app = await startApp(t);
  assert.equal((await fetch(app.url)).status, 200);
  const head = `GET / HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\n`;
  for (const sent of ["", head, `${head}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`]) {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1").on("error", () => undefined);
    t.after(() => socket.destroy());
    await once(socket, "connect");
    socket.write(sent);
  }
  assert.equal(await app.stop(), 0);
  assertInOrder(app);
});

test("ends when its parent process is gone", async (t) => {
  const app = await startApp(t);
  await app.abandon();
  await assert.rejects(fetch(`${app.url}/api/health`));
});

test("survives clients that disconnect during replies and pages", async (t) => {
  const model = await startFakeOpenAi();
  t.after(() => model.close());
  model.always({ text: "A long answer. ".repeat(20), delayMs: 20 });
  const env = { OPENAI_API_KEY: "test", OPENAI_BASE_URL: model.url, OPENAI_MODEL: "fake-model" };
  const app = await startApp(t, { env });
  const visitor = new Visitor(app);
  await visitor.register();
  const hangUp = async (call: (signal: AbortSignal) => Promise<Response>) => {
    const controller = new AbortController();
    const response = await call(controller.signal);
    await response.body?.getReader().read();
    controller.abort();
  };
  for (const path of ["/", "/access", "/try", "/api/ready"]) {
    await hangUp((signal) => visitor.call(path, { signal })).catch(() => undefined);
  }
  for (let round = 0; round < 5; round++) {
    const conversation = await visitor.startConversation();
    await hangUp((signal) => visitor.say(conversation, "Tell me more", signal));
    await visitor.json("/api/chat/stop", { body: { sessionId: conversation } });
  }
  assert.equal((await visitor.call("/api/ready")).status, 200);
  assert.doesNotMatch(app.output(), /process\.(unhandled|uncaught)/);
});
