import { startFakeModelServer, type FakeModelServer } from "@/tests/support/model-servers/fake-model-servers";
import {
  ANSWER,
  SERVER_QUIRKS,
  UNKNOWN_THINKER,
  USAGE,
  type ServerQuirk,
} from "@/tests/support/model-servers/server-quirks";
import { forgetLearned } from "./capabilities";
import { probeModel } from "./probe-model";
import type { TokenUsage } from "./protocol";
import { streamModel } from "./stream-model";

let server: FakeModelServer;

afterEach(async () => {
  forgetLearned();
  await server.close();
});

async function ask() {
  const pieces: string[] = [];
  let usage: TokenUsage | null = null;
  const messages = [
    { role: "system" as const, content: "You are a coach." },
    { role: "user" as const, content: "I said no again." },
  ];
  const { signal } = new AbortController();
  for await (const piece of streamModel({
    connection: server.connection,
    use: "coach-chat",
    messages,
    signal,
    onUsage: (counted) => (usage = counted),
  })) {
    pieces.push(piece);
  }
  return { text: pieces.join(""), pieces: pieces.length, usage };
}

it.each(SERVER_QUIRKS.map((quirk): [string, ServerQuirk] => [quirk.name, quirk]))(
  "%s answers without an error, without its reasoning, and with its count of tokens",
  async (_name, quirk) => {
    server = await startFakeModelServer(quirk);
    const first = await ask();
    expect(first.text).toBe(ANSWER);
    expect(first.usage).toEqual(expectedUsage(quirk));
    const calls = server.calls.length;
    expect(calls).toBeLessThanOrEqual(4);
    // The process remembers what the first call has learned.
    expect(await ask()).toMatchObject({ text: ANSWER });
    expect(server.calls).toHaveLength(calls + 1);
  },
);

it("learns from the probe at the start that a model closes its reasoning without opening it", async () => {
  server = await startFakeModelServer(UNKNOWN_THINKER);
  expect(await probeModel(server.connection)).toMatchObject({ isAnswering: true });
  expect(await ask()).toMatchObject({ text: ANSWER });
});

function expectedUsage({ name }: ServerQuirk): TokenUsage | null {
  if (name === "Azure classic") return null;
  const answered = name === "Ollama" || name.startsWith("OpenAI, a reasoning") ? 2 : 1;
  return { inputTokens: USAGE.inputTokens * answered, outputTokens: USAGE.outputTokens * answered };
}
