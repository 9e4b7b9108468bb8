import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { type Lab, type LabApp, LabPerson, openLab, type Reading, type StoredMessage } from "../support/chat/lab.ts";
import type { ModelReply } from "../support/openai-stand-in.ts";

/** A short round belongs to every test run; `FAULT_ROUNDS=50` is the long one. */
const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
const STREAMS = 20;
const PATIENCE_MS = 60_000;
const RUNNING = ["pending", "streaming"];
/** About two seconds of an answer. */
const LONG = { text: "one word after another ".repeat(18), chunkSize: 8, delayMs: 35 };
/** More of it than any test reads: whatever ends it, it is not its own end. */
const ENDLESS = { ...LONG, text: LONG.text.repeat(100) };

let lab: Lab;
let app: LabApp;
/** Messages that were acknowledged, each with an answer of which words were seen, and what became of them. */
const tally = { acknowledged: 0, present: 0, doubled: 0, lost: 0 };

before(async () => {
  lab = await openLab();
  app = await lab.startApp();
});
after(async (t) => {
  await lab?.close();
  t.diagnostic(Object.entries(tally).flat().join(" "));
});

const rounds = Array.from({ length: ROUNDS }, (_, index) => index + 1);

async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${PATIENCE_MS} ms: ${what}`);
    await sleep(25);
  }
}

interface Talk {
  person: LabPerson;
  sessionId: string;
  reading: Reading;
}

/** Several people's answers, each with its first words on the way. */
async function startTalks(on: LabApp, count: number, reply: ModelReply): Promise<Talk[]> {
  const people = await Promise.all(Array.from({ length: Math.ceil(count / 2) }, () => LabPerson.signUp(on)));
  lab.model.always(reply);
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const person = people[index % people.length] as LabPerson;
      const sessionId = await person.newConversation(on);
      return { person, sessionId, reading: await person.send(on, sessionId, `Question ${index}`) };
    }),
  );
}

function count(messages: StoredMessage[], { text }: Reading): void {
  const [, answer] = messages;
  const isThere = messages.length >= 2 && answer?.content.startsWith(text) === true;
  const isOnce = messages.length <= 2 && ENDLESS.text.startsWith(answer?.content ?? "");
  tally.acknowledged += 1;
  tally.present += Number(isThere && isOnce);
  tally.lost += Number(!isThere);
  tally.doubled += Number(!isOnce);
}

/** Acknowledged is present, exactly once; what was seen is stored; nothing still claims to be written. */
async function assertKept(on: LabApp, talks: Talk[], states: string[]): Promise<void> {
  for (const { person, sessionId, reading } of talks) {
    const messages = await person.messages(on, sessionId);
    count(messages, reading);
    assert.deepEqual(
      messages.map(({ role }) => role),
      ["user", "assistant"],
    );
    const answer = messages[1];
    assert.ok(answer && states.includes(answer.state), `the answer is ${answer?.state}`);
    assert.ok(answer.content.startsWith(reading.text), `seen "${reading.text}", stored "${answer.content}"`);
    assert.ok(ENDLESS.text.startsWith(answer.content), `doubled or torn: "${answer.content}"`);
  }
}

describe("killed while twenty answers stream", () => {
  for (const round of rounds) {
    it(`keeps every message and every word that was seen (${round})`, async () => {
      const talks = await startTalks(app, STREAMS, ENDLESS);
      // In turns with the first words on the way to the reader, and in the middle.
      const least = round % 2 === 0 ? 0 : 40;
      await until("all stream", () => talks.every(({ reading }) => reading.text.length > least));
      await app.kill();
      await Promise.all(talks.map(({ reading }) => reading.done));
      app = await lab.startApp();
      await assertKept(app, talks, ["interrupted"]);
      assert.ok(talks.every(({ reading }) => reading.end === "broken"));
    });
  }

  it("continues a cut answer where it stopped", async () => {
    const [talk] = await startTalks(app, 1, ENDLESS);
    assert.ok(talk);
    await until("it streams", () => talk.reading.text.length > 20);
    await app.kill();
    app = await lab.startApp();
    const cut = (await talk.person.messages(app, talk.sessionId))[1];
    assert.equal(cut?.state, "interrupted");
    lab.model.always({ text: "and the rest." });
    const rest = await talk.person.redo(app, talk.sessionId, cut.id, "continue");
    await rest.done;
    assert.equal(rest.end, "clean");
    assert.ok(rest.text.startsWith(cut.content) && rest.text.endsWith("and the rest."), rest.text);
    const [, whole] = await talk.person.messages(app, talk.sessionId);
    assert.deepEqual([whole?.id, whole?.state, whole?.content], [cut.id, "complete", rest.text]);
  });

  it("answers the same sending after the restart with the same reply", async () => {
    const person = await LabPerson.signUp(app);
    const sessionId = await person.newConversation(app);
    lab.model.always({ text: "Once." });
    await (
      await person.send(app, sessionId, "Only once", "same-id")
    ).done;
    await app.kill();
    app = await lab.startApp();
    const again = await person.send(app, sessionId, "Only once", "same-id");
    await again.done;
    assert.equal(again.text, "Once.");
    assert.equal((await person.messages(app, sessionId)).length, 2);
  });
});

describe("the database ends and is started while answers stream", () => {
  const ends = rounds.flatMap((round) => [
    { name: `stopped (${round})`, end: () => lab.stopDatabase(), seen: 40 },
    { name: `killed (${round})`, end: () => lab.killDatabase(), seen: 40 },
    { name: `killed at first words (${round})`, end: () => lab.killDatabase(), seen: 0 },
  ]);
  for (const { name, end, seen } of ends) {
    it(`completes every answer, whole and once: ${name}`, async () => {
      const talks = await startTalks(app, 6, LONG);
      await until("all stream", () => talks.every(({ reading }) => reading.text.length > seen));
      await end();
      const health = await fetch(`${app.url}/api/health`);
      assert.equal(health.status, 200);
      await lab.startDatabase();
      await Promise.all(talks.map(({ reading }) => reading.done));
      assert.ok(talks.every(({ reading }) => reading.end === "clean" && reading.text === LONG.text));
      await assertKept(app, talks, ["complete"]);
    });
  }

  it("refuses a message with 503 while it is away, and takes the same one afterwards", async () => {
    const person = await LabPerson.signUp(app);
    const sessionId = await person.newConversation(app);
    const calls = lab.model.calls.length;
    await lab.stopDatabase();
    const refused = await person.send(app, sessionId, "Are you there?", "once");
    await refused.done;
    assert.equal(refused.status, 503);
    assert.equal(lab.model.calls.length, calls);
    await lab.startDatabase();
    lab.model.always({ text: "Yes." });
    await until("it is back", async () => (await fetch(`${app.url}/api/ready`)).ok);
    const taken = await person.send(app, sessionId, "Are you there?", "once");
    await taken.done;
    assert.deepEqual([taken.status, taken.text], [200, "Yes."]);
    assert.equal((await person.messages(app, sessionId)).length, 2);
  });
});

describe("a reader goes away", () => {
  for (const round of rounds) {
    it(`the answers are written to their end without it (${round})`, async () => {
      const talks = await startTalks(app, 6, LONG);
      for (const { reading } of talks) reading.leave();
      await until("all are complete", async () => {
        const threads = await Promise.all(talks.map(({ person, sessionId }) => person.messages(app, sessionId)));
        return threads.every(([, answer]) => answer?.state === "complete" && answer.content === LONG.text);
      });
      await assertKept(app, talks, ["complete"]);
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
    it(`${name}: the message is kept, the answer is ${state} and can be asked for again`, async () => {
      for (const _ of rounds) {
        const person = await LabPerson.signUp(app);
        const sessionId = await person.newConversation(app);
        lab.model.always(reply);
        const reading = await person.send(app, sessionId, "Hello");
        await reading.done;
        assert.equal(reading.end, end);
        if (state === "failed") assert.ok(reading.status >= 500 && reading.status <= 504, String(reading.status));
        const [said, answer] = await person.messages(app, sessionId);
        assert.equal(said?.content, "Hello");
        assert.equal(answer?.state, state);
        lab.model.always({ text: "Better now." });
        const again = await person.redo(app, sessionId, answer.id, "regenerate");
        await again.done;
        assert.equal(again.text, "Better now.");
        assert.equal((await person.messages(app, sessionId)).length, 2);
      }
    });
  }

  it("hanging before the first byte: stopping ends it, and the message is kept", async () => {
    for (const _ of rounds) {
      const person = await LabPerson.signUp(app);
      const sessionId = await person.newConversation(app);
      const calls = lab.model.calls.length;
      lab.model.always({ isSilent: true });
      const sending = person.send(app, sessionId, "Hello");
      await until("the model was called", () => lab.model.calls.length > calls);
      await person.stop(app, sessionId);
      const reading = await sending;
      await reading.done;
      const [said, answer] = await person.messages(app, sessionId);
      assert.deepEqual([said?.content, answer?.state, answer?.content], ["Hello", "stopped", ""]);
      await until("the call is over", () => lab.model.calls.at(-1)?.wasAborted === true);
    }
  });

  it("hanging in the middle: stopping ends it and keeps what was seen", async () => {
    for (const _ of rounds) {
      const person = await LabPerson.signUp(app);
      const sessionId = await person.newConversation(app);
      lab.model.always({ ...LONG, breakBy: "hang", breakAfter: 5 });
      const reading = await person.send(app, sessionId, "Hello");
      await until("its words are there", () => reading.text.length >= 40);
      await person.stop(app, sessionId);
      await reading.done;
      const [, answer] = await person.messages(app, sessionId);
      assert.deepEqual([answer?.state, answer?.content], ["stopped", reading.text]);
      await until("the call is over", () => lab.model.calls.at(-1)?.wasAborted === true);
    }
  });
});

describe("two processes on one database", () => {
  for (const round of rounds) {
    it(`a reader on the other process sees the answer, its stop, and its writer's death (${round})`, async () => {
      const other = await lab.startApp();
      const [followed] = await startTalks(app, 1, LONG);
      const [stopped] = await startTalks(app, 1, ENDLESS);
      assert.ok(followed && stopped);
      const idOf = async ({ person, sessionId }: Talk) => (await person.messages(other, sessionId))[1]?.id ?? "";

      const reader = await followed.person.follow(other, await idOf(followed));
      await stopped.person.stop(other, stopped.sessionId);
      await stopped.reading.done;
      await assertKept(other, [stopped], ["stopped"]);
      await reader.done;
      assert.deepEqual([reader.end, reader.text], ["clean", LONG.text]);

      const [late] = await startTalks(app, 1, ENDLESS);
      assert.ok(late);
      await until("it streams", () => late.reading.text.length > 20);
      const watcher = await late.person.follow(other, await idOf(late));
      await app.kill();
      await watcher.done;
      assert.equal(watcher.end, "broken");
      await until("it is marked", async () => {
        const state = (await late.person.messages(other, late.sessionId))[1]?.state ?? "";
        return !RUNNING.includes(state);
      });
      await assertKept(other, [late], ["interrupted"]);
      app = await lab.startApp();
      await other.stop();
    });

    it(`starting a process leaves the answers of a living one alone (${round})`, async () => {
      let goOn = () => {};
      const held = new Promise<void>((resolve) => (goOn = resolve));
      const [talk] = await startTalks(app, 1, { ...LONG, hold: { after: 10, until: held } });
      assert.ok(talk);
      const newcomer = await lab.startApp();
      goOn();
      await talk.reading.done;
      assert.deepEqual([talk.reading.end, talk.reading.text], ["clean", LONG.text]);
      await assertKept(newcomer, [talk], ["complete"]);
      await newcomer.stop();
    });
  }
});
