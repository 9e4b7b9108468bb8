import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import {
  type TestCluster,
  type ClusterApp,
  ClusterUser,
  startTestCluster,
  type ReceivedReply,
  type StoredMessage,
} from "../support/chat/test-cluster.ts";
import type { ModelReply } from "../support/fakes/fake-openai.ts";
import { waitFor } from "../support/wait-for.ts";

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
const STREAMS = 20;
const RUNNING = ["pending", "streaming"];
const LONG = { text: "one word after another ".repeat(18), chunkSize: 8, delayMs: 35 };
const ENDLESS = { ...LONG, text: LONG.text.repeat(100) };

let cluster: TestCluster;
let app: ClusterApp;
const tally = { acknowledged: 0, present: 0, doubled: 0, lost: 0 };

before(async () => {
  cluster = await startTestCluster();
  app = await cluster.startApp();
});
after(async (t) => {
  await cluster?.close();
  t.diagnostic(Object.entries(tally).flat().join(" "));
});

const newPerson = (on: ClusterApp) => ClusterUser.insert(on, cluster.databaseUrl);
const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

interface Exchange {
  person: ClusterUser;
  sessionId: string;
  reply: ReceivedReply;
}

async function startExchanges(on: ClusterApp, count: number, reply: ModelReply): Promise<Exchange[]> {
  const people = await Promise.all(Array.from({ length: Math.ceil(count / 2) }, () => newPerson(on)));
  cluster.model.always(reply);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const person = people[index % people.length] as ClusterUser;
      const sessionId = await person.newConversation(on);
      return { person, sessionId, reply: await person.send(on, sessionId, `Question ${index}`) };
    }),
  );
}

function count(messages: StoredMessage[], { text }: ReceivedReply): void {
  const [, answer] = messages;
  const isThere = messages.length >= 2 && answer?.content.startsWith(text) === true;
  const isOnce = messages.length <= 2 && ENDLESS.text.startsWith(answer?.content ?? "");
  tally.acknowledged += 1;
  tally.present += Number(isThere && isOnce);
  tally.lost += Number(!isThere);
  tally.doubled += Number(!isOnce);
}

async function assertKept(on: ClusterApp, exchanges: Exchange[], states: string[]): Promise<void> {
  for (const { person, sessionId, reply } of exchanges) {
    const messages = await person.messages(on, sessionId);
    count(messages, reply);
    assert.deepEqual(
      messages.map(({ role }) => role),
      ["user", "assistant"],
    );
    const answer = messages[1];
    assert.ok(answer && states.includes(answer.state), `the answer is ${answer?.state}`);
    assert.ok(answer.content.startsWith(reply.text), `seen "${reply.text}", stored "${answer.content}"`);
    assert.ok(ENDLESS.text.startsWith(answer.content), `doubled or torn: "${answer.content}"`);
  }
}

describe("killed while twenty replies stream", () => {
  for (const round of rounds) {
    it(`keeps every message and all visible text (${round})`, async () => {
      const exchanges = await startExchanges(app, STREAMS, ENDLESS);
      // Alternates between the first words and the middle of a reply.
      const least = round % 2 === 0 ? 0 : 40;
      await waitFor(() => exchanges.every(({ reply }) => reply.text.length > least));
      await app.kill();
      await Promise.all(exchanges.map(({ reply }) => reply.done));
      app = await cluster.startApp();
      await assertKept(app, exchanges, ["interrupted"]);
      assert.ok(exchanges.every(({ reply }) => reply.end === "broken"));
    });
  }

  it("continues an interrupted reply where it stopped", async () => {
    const [exchange] = await startExchanges(app, 1, ENDLESS);
    assert.ok(exchange);
    await waitFor(() => exchange.reply.text.length > 20);
    await app.kill();
    app = await cluster.startApp();
    const cut = (await exchange.person.messages(app, exchange.sessionId))[1];
    assert.equal(cut?.state, "interrupted");
    cluster.model.always({ text: "and the rest." });
    const rest = await exchange.person.redo(app, exchange.sessionId, cut.id, "continue");
    await rest.done;
    assert.equal(rest.end, "clean");
    assert.ok(rest.text.startsWith(cut.content) && rest.text.endsWith("and the rest."), rest.text);
    const [, whole] = await exchange.person.messages(app, exchange.sessionId);
    assert.deepEqual([whole?.id, whole?.state, whole?.content], [cut.id, "complete", rest.text]);
  });

  it("returns the same reply for a repeated message after a restart", async () => {
    const person = await newPerson(app);
    const sessionId = await person.newConversation(app);
    cluster.model.always({ text: "Once." });
    await (
      await person.send(app, sessionId, "Only once", "same-id")
    ).done;
    await app.kill();
    app = await cluster.startApp();
    const again = await person.send(app, sessionId, "Only once", "same-id");
    await again.done;
    assert.equal(again.text, "Once.");
    assert.equal((await person.messages(app, sessionId)).length, 2);
  });
});

describe("the database is restarted while replies stream", () => {
  const ends = rounds.flatMap((round) => [
    { name: `stopped (${round})`, end: () => cluster.stopDatabase(), seen: 40 },
    { name: `killed (${round})`, end: () => cluster.killDatabase(), seen: 40 },
    { name: `killed at first words (${round})`, end: () => cluster.killDatabase(), seen: 0 },
  ]);
  for (const { name, end, seen } of ends) {
    it(`completes every reply once: ${name}`, async () => {
      const exchanges = await startExchanges(app, 6, LONG);
      await waitFor(() => exchanges.every(({ reply }) => reply.text.length > seen));
      await end();
      const health = await fetch(`${app.url}/api/health`);
      assert.equal(health.status, 200);
      await cluster.startDatabase();
      await Promise.all(exchanges.map(({ reply }) => reply.done));
      assert.ok(exchanges.every(({ reply }) => reply.end === "clean" && reply.text === LONG.text));
      await assertKept(app, exchanges, ["complete"]);
    });
  }

  it("returns 503 while the database is away and accepts the same message afterwards", async () => {
    const person = await newPerson(app);
    const sessionId = await person.newConversation(app);
    const calls = cluster.model.calls.length;
    await cluster.stopDatabase();
    const refused = await person.send(app, sessionId, "Are you there?", "once");
    await refused.done;
    assert.equal(refused.status, 503);
    assert.equal(cluster.model.calls.length, calls);
    await cluster.startDatabase();
    cluster.model.always({ text: "Yes." });
    await waitFor(async () => (await fetch(`${app.url}/api/ready`)).ok);
    const taken = await person.send(app, sessionId, "Are you there?", "once");
    await taken.done;
    assert.deepEqual([taken.status, taken.text], [200, "Yes."]);
    assert.equal((await person.messages(app, sessionId)).length, 2);
  });
});

describe("a reader that disconnects", () => {
  for (const round of rounds) {
    it(`does not stop its replies (${round})`, async () => {
      const exchanges = await startExchanges(app, 6, LONG);
      for (const { reply } of exchanges) reply.leave();
      await waitFor(async () => {
        const threads = await Promise.all(exchanges.map(({ person, sessionId }) => person.messages(app, sessionId)));
        return threads.every(([, answer]) => answer?.state === "complete" && answer.content === LONG.text);
      });
      await assertKept(app, exchanges, ["complete"]);
    });
  }
});

describe("the language model fails", () => {
  const failures = [
    { name: "cut", reply: { ...LONG, breakBy: "cut", breakAfter: 6 }, state: "interrupted", end: "broken" },
    { name: "ended early", reply: { ...LONG, breakBy: "end", breakAfter: 6 }, state: "interrupted", end: "broken" },
    { name: "malformed", reply: { ...LONG, breakBy: "malformed", breakAfter: 6 }, state: "interrupted", end: "broken" },
    {
      name: "an error event",
      reply: { ...LONG, breakBy: "error", breakAfter: 6 },
      state: "interrupted",
      end: "broken",
    },
    { name: "empty", reply: { text: "" }, state: "failed", end: "clean" },
    { name: "401", reply: { status: 401 }, state: "failed", end: "clean" },
    { name: "429", reply: { status: 429, retryAfter: 60 }, state: "failed", end: "clean" },
    { name: "500", reply: { status: 500 }, state: "failed", end: "clean" },
  ] as const;
  for (const { name, reply, state, end } of failures) {
    it(`${name}: keeps the message, marks the reply ${state} and allows a retry`, async () => {
      for (const _ of rounds) {
        const person = await newPerson(app);
        const sessionId = await person.newConversation(app);
        cluster.model.always(reply);
        const received = await person.send(app, sessionId, "Hello");
        await received.done;
        assert.equal(received.end, end);
        if (state === "failed") assert.ok(received.status >= 500 && received.status <= 504, String(received.status));
        const [said, answer] = await person.messages(app, sessionId);
        assert.equal(said?.content, "Hello");
        assert.equal(answer?.state, state);
        cluster.model.always({ text: "Better now." });
        const again = await person.redo(app, sessionId, answer.id, "regenerate");
        await again.done;
        assert.equal(again.text, "Better now.");
        assert.equal((await person.messages(app, sessionId)).length, 2);
      }
    });
  }

  it("stops a model that hangs before its first byte", async () => {
    for (const _ of rounds) {
      const person = await newPerson(app);
      const sessionId = await person.newConversation(app);
      const calls = cluster.model.calls.length;
      cluster.model.always({ isSilent: true });
      const sending = person.send(app, sessionId, "Hello");
      await waitFor(() => cluster.model.calls.length > calls);
      await person.stop(app, sessionId);
      const reply = await sending;
      await reply.done;
      const [said, answer] = await person.messages(app, sessionId);
      assert.deepEqual([said?.content, answer?.state, answer?.content], ["Hello", "stopped", ""]);
      await waitFor(() => cluster.model.calls.at(-1)?.wasAborted === true);
    }
  });

  it("stops a model that hangs mid-reply and keeps the text", async () => {
    for (const _ of rounds) {
      const person = await newPerson(app);
      const sessionId = await person.newConversation(app);
      cluster.model.always({ ...LONG, breakBy: "hang", breakAfter: 5 });
      const reply = await person.send(app, sessionId, "Hello");
      await waitFor(() => reply.text.length >= 40);
      await person.stop(app, sessionId);
      await reply.done;
      const [, answer] = await person.messages(app, sessionId);
      assert.deepEqual([answer?.state, answer?.content], ["stopped", reply.text]);
      await waitFor(() => cluster.model.calls.at(-1)?.wasAborted === true);
    }
  });
});

describe("two processes on one database", () => {
  for (const round of rounds) {
    it(`shows the reply, its stop and its writer's death to a reader on the other process (${round})`, async () => {
      const other = await cluster.startApp();
      const [followed] = await startExchanges(app, 1, LONG);
      const [stopped] = await startExchanges(app, 1, ENDLESS);
      assert.ok(followed && stopped);
      const idOf = async ({ person, sessionId }: Exchange) => (await person.messages(other, sessionId))[1]?.id ?? "";

      const reader = await followed.person.follow(other, await idOf(followed));
      await stopped.person.stop(other, stopped.sessionId);
      await stopped.reply.done;
      await assertKept(other, [stopped], ["stopped"]);
      await reader.done;
      assert.deepEqual([reader.end, reader.text], ["clean", LONG.text]);

      const [late] = await startExchanges(app, 1, ENDLESS);
      assert.ok(late);
      await waitFor(() => late.reply.text.length > 20);
      const watcher = await late.person.follow(other, await idOf(late));
      await app.kill();
      await watcher.done;
      assert.equal(watcher.end, "broken");
      await waitFor(async () => {
        const state = (await late.person.messages(other, late.sessionId))[1]?.state ?? "";
        return !RUNNING.includes(state);
      });
      await assertKept(other, [late], ["interrupted"]);
      app = await cluster.startApp();
      await other.stop();
    });

    it(`leaves the replies of a living process alone when another one starts (${round})`, async () => {
      let goOn = () => {};
      const held = new Promise<void>((resolve) => (goOn = resolve));
      const [exchange] = await startExchanges(app, 1, { ...LONG, hold: { after: 10, until: held } });
      assert.ok(exchange);
      const newcomer = await cluster.startApp();
      goOn();
      await exchange.reply.done;
      assert.deepEqual([exchange.reply.end, exchange.reply.text], ["clean", LONG.text]);
      await assertKept(newcomer, [exchange], ["complete"]);
      await newcomer.stop();
    });
  }
});
