import { randomUUID } from "node:crypto";
import { POST as logout } from "@/app/api/auth/logout/route";
import { prepareReply } from "@/lib/features/coach/coach-reply";
import { hub } from "@/lib/features/chat/replies/hub";
import { instanceId } from "@/lib/features/chat/replies/instance";
import { drainReplies } from "@/lib/features/chat/replies/lifecycle";
import { stopOwned, sweep } from "@/lib/features/chat/replies/store";
import { closeDb, db } from "@/lib/server/db";
import { beginAnswer } from "@/tests/support/chat/begin-answer";
import { ChatCaller } from "@/tests/support/chat/caller";
import { reading, until } from "@/tests/support/chat/reading";
import { type ScriptedReply, ScriptedPartner } from "@/tests/support/chat/scripted-partner";
import { lockWaits } from "@/tests/support/lock-waits";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

jest.mock("@/lib/features/coach/coach-reply", () => ({ prepareReply: jest.fn() }));

let partner: ScriptedPartner;
let ada: ChatCaller;

beforeEach(async () => {
  changeSettings({ RATE_LIMIT_SCALE: 100 });
  partner = new ScriptedPartner();
  jest.mocked(prepareReply).mockImplementation(partner.prepareReply);
  ada = await ChatCaller.create();
});
afterEach(async () => {
  restoreSettings();
  await ada.remove();
  for (const reply of partner.replies) reply.done();
});
afterAll(async () => {
  await drainReplies();
  await closeDb();
});

const ROUNDS = Array.from({ length: 15 }, (_, index) => index);

const begin = (first?: string) => beginAnswer(ada, partner, first);

const newestOf = async (id: string) => (await ada.messages(id)).at(-1)?.id ?? "";

/** A message and its whole answer. */
async function say(id: string, text: string, answer: string): Promise<void> {
  const asked = ada.send(id, text);
  end(await partner.next(), answer);
  await (await asked).text();
}

function end(reply: ScriptedReply, text: string): void {
  reply.say(text);
  reply.done();
}

const runningIn = (conversationId: string) =>
  db().chatMessage.count({ where: { conversationId, state: { in: ["pending", "streaming"] } } });

describe("at the same moment", () => {
  it("two hundred sendings into one conversation: one is taken, and the others are told so", async () => {
    const { id } = await ada.newSession();
    let answered = 0;
    const sending = Array.from({ length: 200 }, (_, n) => ada.send(id, `Number ${n}`).finally(() => (answered += 1)));
    const reply = await partner.next();
    await until(() => answered === 199);
    end(reply, "To one of them.");
    const answers = await Promise.all(sending);
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect(counts.get(200)).toHaveLength(1);
    expect([...counts.keys()].filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
    expect(await Promise.all((counts.get(200) ?? []).map((answer) => answer.text()))).toEqual(["To one of them."]);
    expect(await ada.messages(id)).toMatchObject([{ role: "user" }, { content: "To one of them." }]);
    expect(partner.replies).toHaveLength(1);
  });

  it("two hundred times the same sending: it is stored once, and every answer is the same reply", async () => {
    const { id } = await ada.newSession();
    const messages = [{ id: "same", role: "user", content: "Once" }];
    const sending = Array.from({ length: 200 }, () => ada.send(id, "", { messages }));
    end(await partner.next(), "Once.");
    const texts = await Promise.all(sending.map(async (sent) => (await sent).text()));
    expect(new Set(texts)).toEqual(new Set(["Once."]));
    expect(await ada.messages(id)).toHaveLength(2);
    expect(partner.replies).toHaveLength(1);
  });

  it("a message, an edit and another version: one of them begins, and nothing that was said is gone", async () => {
    for (const round of ROUNDS) {
      const { id } = await ada.newSession();
      await say(id, "First", "Answer");
      const [first, answer] = await ada.messages(id);
      const acts = [
        ada.send(id, "Second"),
        ada.send(id, "First, edited", { replaces: first?.id }),
        ada.redo({ sessionId: id, messageId: answer?.id, mode: "regenerate" }),
      ];
      const begun = await partner.next();
      const statuses: number[] = [];
      for (const act of acts) void act.then(({ status }) => statuses.push(status));
      await until(() => statuses.length === 2);
      end(begun, `New ${round}`);
      await Promise.all(acts.map(async (act) => (await act).text()));
      expect(statuses.filter((status) => ![404, 409, 429].includes(status))).toEqual([200]);
      const stored = await db().chatMessage.findMany({ where: { conversationId: id }, orderBy: { seq: "asc" } });
      expect(stored.slice(0, 2)).toMatchObject([{ content: "First" }, { content: "Answer" }]);
      const visible = await ada.messages(id);
      expect(visible.map(({ role }) => role)).toEqual(visible.map((_, at) => (at % 2 ? "assistant" : "user")));
      expect(visible.at(-1)?.content).toBe(`New ${round}`);
    }
  });

  it("a message and the deletion of its conversation: nothing goes on being written there", async () => {
    for (const _ of ROUNDS) {
      const { id } = await ada.newSession();
      const [sent, removed] = await Promise.all([ada.send(id, "Hello"), ada.removeSession(id)]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(sent.status);
      expect(await sent.text()).not.toContain("Hello");
      expect(await runningIn(id)).toBe(0);
    }
  });

  it("a message and a stop: the answer is stopped, or a further stop ends it", async () => {
    for (const _ of ROUNDS) {
      const { id } = await ada.newSession();
      const sending = ada.send(id, "Hello");
      const { stopped } = await (await ada.stop(id)).json();
      if (stopped === null) {
        await until(async () => (await runningIn(id)) === 1);
        await ada.stop(id);
      }
      expect(await (await sending).text()).toBe("");
      expect(await ada.messages(id)).toMatchObject([{ content: "Hello" }, { state: "stopped", content: "" }]);
    }
  });
});

describe("the same sending again", () => {
  it("has the same reply for an answer also when two replies of the person are being written", async () => {
    restoreSettings();
    const [one, two] = [await ada.newSession(), await ada.newSession()];
    const messages = [{ id: "c1", role: "user", content: "One" }];
    const first = ada.send(one.id, "", { messages });
    const other = ada.send(two.id, "Two");
    const replies = [await partner.next(), await partner.next()];
    const again = ada.send(one.id, "", { messages });
    expect((await ada.send(one.id, "Three")).status).toBe(429);
    for (const reply of replies) end(reply, "The same.");
    for (const sent of [first, other, again]) expect(await (await sent).text()).toBe("The same.");
    expect(await ada.messages(one.id)).toHaveLength(2);
  });

  it("without an id is another one, which is refused while the first is answered", async () => {
    const { id } = await ada.newSession();
    const messages = [{ role: "user", content: "Twice" }];
    const first = ada.send(id, "", { messages });
    const reply = await partner.next();
    const second = await ada.send(id, "", { messages });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ error: "generation_in_progress" });
    end(reply, "Yes.");
    expect(await (await first).text()).toBe("Yes.");
    expect(await ada.messages(id)).toHaveLength(2);
  });

  it("is answered with the failure of its reply, and stores nothing more", async () => {
    const { id } = await ada.newSession();
    const messages = [{ id: "c1", role: "user", content: "Once" }];
    const first = ada.send(id, "", { messages });
    (await partner.next()).done();
    expect((await first).status).toBe(502);
    expect((await ada.send(id, "", { messages })).status).toBe(502);
    expect(await ada.messages(id)).toHaveLength(2);
    expect(partner.replies).toHaveLength(1);
  });
});

describe("a reply whose process lost touch", () => {
  it("gives its readers the whole text when its end was stored and the answer to that was lost", async () => {
    const { seen, messageId } = await begin("Half of ");
    const data = { content: "Half of it, and the rest.", state: "complete" as const, instanceId: null };
    await db().chatMessage.update({ where: { id: messageId }, data });
    await seen.done;
    expect(seen).toMatchObject({ ended: true, text: "Half of it, and the rest." });
  });

  it("keeps what its readers saw in the moment when it was stopped elsewhere", async () => {
    const { id, reply, seen } = await begin();
    await stopOwned(ada.userId, [id]);
    reply.say("and more");
    await seen.done;
    expect(seen).toMatchObject({ ended: true, text: "Hello and more" });
    expect((await ada.messages(id))[1]).toMatchObject({ state: "stopped", content: "Hello and more" });
  });

  it("shows nothing more after it was held for long, when another process has gone on with the reply", async () => {
    const { reply, seen, messageId } = await begin("Half of ");
    const here = hub().running.get(messageId);
    if (!here) throw new Error("It is not written here");
    here.writtenAt -= 20_000;
    const data = { content: "Half of it, by another.", state: "complete" as const, instanceId: null };
    await db().chatMessage.update({ where: { id: messageId }, data });
    reply.say("this, too late");
    await seen.done;
    expect(seen).toMatchObject({ ended: true, text: "Half of it, by another." });
  });

  it("is stopped together with the one that was begun since it was stopped elsewhere", async () => {
    const { id, reply, seen } = await begin();
    await stopOwned(ada.userId, [id]);
    const answer = ada.send(id, "And now?");
    const next = await partner.next();
    next.say("Now ");
    const second = reading(await answer);
    await until(() => second.text === "Now ");
    const { stopped } = await (await ada.stop(id)).json();
    expect(stopped).toBe(await newestOf(id));
    expect([reply.signal.aborted, next.signal.aborted]).toEqual([true, true]);
    await Promise.all([seen.done, second.done]);
    expect(await ada.messages(id)).toMatchObject([
      {},
      { state: "stopped", content: "Hello " },
      {},
      { state: "stopped", content: "Now " },
    ]);
  });

  it("is interrupted when its beginning was stored and nobody knows of it, and the conversation goes on", async () => {
    const { id } = await ada.newSession();
    const { messageId } = await begin();
    const orphan = await db().chatMessage.create({
      data: {
        ...{ id: randomUUID(), conversationId: id, userId: ada.userId, role: "assistant", content: "" },
        ...{ state: "pending", instanceId: instanceId(), heartbeatAt: new Date() },
      },
    });
    const stateOf = async (id: string) => (await db().chatMessage.findUnique({ where: { id } }))?.state;
    const look = () => sweep(instanceId(), { dead: [], running: [messageId], staleSeconds: 15 });
    await look();
    expect(await stateOf(orphan.id)).toBe("pending");
    const longAgo = new Date(Date.now() - 60_000);
    await db().chatMessage.updateMany({
      where: { id: { in: [orphan.id, messageId] } },
      data: { heartbeatAt: longAgo },
    });
    await look();
    expect([await stateOf(orphan.id), await stateOf(messageId)]).toEqual(["interrupted", "streaming"]);
    await say(id, "Next", "Goes on.");
    expect((await ada.messages(id)).at(-1)).toMatchObject({ content: "Goes on." });
  });
});

describe("a reader", () => {
  it("may not follow another person's reply, one that does not exist, or from before its beginning", async () => {
    const { messageId } = await begin();
    const eve = await ChatCaller.create("Eve");
    expect((await eve.follow(messageId)).status).toBe(404);
    expect((await ada.follow("does-not-exist")).status).toBe(404);
    expect((await ada.follow("../etc")).status).toBe(404);
    for (const offset of [-1, 0.5, NaN]) expect((await ada.follow(messageId, offset)).status).toBe(400);
    await eve.remove();
  });

  it("who claims to be ahead gets what lies behind that and nothing twice, running or ended", async () => {
    const { reply, seen, messageId } = await begin("One two ");
    const ahead = reading(await ada.follow(messageId, 12));
    reply.say("three four");
    reply.done();
    await Promise.all([seen.done, ahead.done]);
    expect(ahead).toMatchObject({ ended: true, text: "e four" });
    expect(await (await ada.follow(messageId, 12)).text()).toBe("e four");
    expect(await (await ada.follow(messageId, 1_000_000)).text()).toBe("");
  });

  it("in the middle of a character gets what is whole", async () => {
    const { reply, seen, messageId } = await begin("👍 ");
    end(reply, "yes");
    await seen.done;
    expect(await (await ada.follow(messageId, 1)).text()).toMatch(/^.? yes$/);
  });

  it("reads to the end what began before the session was ended, and nothing afterwards", async () => {
    const { reply, seen, messageId } = await begin();
    expect((await ada.call(logout, { method: "POST", body: {} })).status).toBeLessThan(400);
    end(reply, "and goodbye");
    await seen.done;
    expect(seen).toMatchObject({ ended: true, text: "Hello and goodbye" });
    expect((await ada.follow(messageId)).status).toBe(401);
  });
});

it("of a long answer during which the database takes nothing for a while nothing is lost", async () => {
  const piece = "word ".repeat(800);
  const first = Promise.withResolvers<void>();
  let taken = 1;
  jest.mocked(prepareReply).mockImplementation(() => (signal) => ({
    kind: "configured",
    label: "flood",
    usage: () => null,
    async *[Symbol.asyncIterator]() {
      yield piece;
      await first.promise;
      for (; taken < 60 && !signal.aborted; taken++) yield piece;
    },
  }));
  const { id } = await ada.newSession();
  const answer = await ada.send(id, "Go on");
  const messageId = answer.headers.get("x-message-id");
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db().$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT FROM chat_messages WHERE id = ${messageId} FOR UPDATE`;
      held.resolve();
      await release.promise;
    },
    { timeout: 60_000 },
  );
  await held.promise;
  first.resolve();
  await until(async () => (await lockWaits()) > 0);
  expect(taken * piece.length).toBeLessThan(64 * 1024);
  release.resolve();
  await holding;
  expect(await answer.text()).toBe(piece.repeat(60));
  expect((await ada.messages(id))[1]).toMatchObject({ state: "complete", content: piece.repeat(60) });
});
