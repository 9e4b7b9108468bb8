import { randomUUID } from "node:crypto";
import { POST as logout } from "@/app/api/auth/logout/route";
import { deletePerson } from "@/lib/features/accounts/deletion/deletion-store";
import { prepareReply } from "@/lib/features/coach/coach-reply";
import { NEW_COACH_STATE } from "@/lib/features/coach/schema";
import { runningReplies } from "@/lib/features/chat/replies/running-reply";
import { instanceId } from "@/lib/features/chat/replies/instance";
import { drainReplies } from "@/lib/features/chat/replies/lifecycle";
import { stopOwned, sweep } from "@/lib/features/chat/replies/store";
import { db } from "@/lib/server/db";
import { startReply } from "@/tests/support/chat/start-reply";
import { ChatClient } from "@/tests/support/chat/chat-client";
import { readReplyStream } from "@/tests/support/chat/read-reply-stream";
import { waitFor } from "@/tests/support/wait-for";
import { type ScriptedReply, ScriptedCoach } from "@/tests/support/chat/scripted-coach";
import { lockWaits } from "@/tests/support/lock-waits";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

jest.mock("@/lib/features/coach/coach-reply", () => ({ prepareReply: jest.fn() }));

let partner: ScriptedCoach;
let ada: ChatClient;

beforeEach(async () => {
  changeSettings({ RATE_LIMIT_SCALE: 100 });
  partner = new ScriptedCoach();
  jest.mocked(prepareReply).mockImplementation(partner.prepareReply);
  ada = await ChatClient.create();
});
afterEach(async () => {
  restoreSettings();
  await ada.remove();
  for (const reply of partner.replies) reply.done();
});
afterAll(drainReplies);

const ROUNDS = Array.from({ length: 15 }, (_, index) => index);

const begin = (first?: string) => startReply(ada, partner, first);

const newestOf = async (id: string) => (await ada.messages(id)).at(-1)?.id ?? "";

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

describe("simultaneous calls", () => {
  it("accepts one of 200 concurrent messages in a conversation", async () => {
    const { id } = await ada.createConversation();
    let answered = 0;
    const sending = Array.from({ length: 200 }, (_, n) => ada.send(id, `Number ${n}`).finally(() => (answered += 1)));
    const reply = await partner.next();
    await waitFor(() => answered === 199);
    end(reply, "To one of them.");
    const answers = await Promise.all(sending);
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect(counts.get(200)).toHaveLength(1);
    expect([...counts.keys()].filter((status) => ![200, 409, 429].includes(status))).toEqual([]);
    expect(await Promise.all((counts.get(200) ?? []).map((answer) => answer.text()))).toEqual(["To one of them."]);
    expect(await ada.messages(id)).toMatchObject([{ role: "user" }, { content: "To one of them." }]);
    expect(partner.replies).toHaveLength(1);
  });

  it("stores a message sent 200 times once and streams one reply", async () => {
    const { id } = await ada.createConversation();
    const messages = [{ id: "same", role: "user", content: "Once" }];
    const sending = Array.from({ length: 200 }, () => ada.send(id, "", { messages }));
    end(await partner.next(), "Once.");
    const texts = await Promise.all(sending.map(async (sent) => (await sent).text()));
    expect(new Set(texts)).toEqual(new Set(["Once."]));
    expect(await ada.messages(id)).toHaveLength(2);
    expect(partner.replies).toHaveLength(1);
  });

  it("starts one of a concurrent message, edit and regeneration", async () => {
    for (const round of ROUNDS) {
      const { id } = await ada.createConversation();
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
      await waitFor(() => statuses.length === 2);
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

  it("ends replies of a conversation deleted meanwhile", async () => {
    for (const _ of ROUNDS) {
      const { id } = await ada.createConversation();
      const [sent, removed] = await Promise.all([ada.send(id, "Hello"), ada.removeConversation(id)]);
      expect(removed.status).toBe(200);
      expect([200, 404]).toContain(sent.status);
      expect(await sent.text()).not.toContain("Hello");
      expect(await runningIn(id)).toBe(0);
    }
  });

  it("stops a reply that starts at the same moment", async () => {
    for (const _ of ROUNDS) {
      const { id } = await ada.createConversation();
      const sending = ada.send(id, "Hello");
      const { stopped } = await (await ada.stop(id)).json();
      if (stopped === null) {
        await waitFor(async () => (await runningIn(id)) === 1);
        await ada.stop(id);
      }
      expect(await (await sending).text()).toBe("");
      expect(await ada.messages(id)).toMatchObject([{ content: "Hello" }, { state: "stopped", content: "" }]);
    }
  });
});

describe("a repeated message", () => {
  it("returns the same reply while two replies run", async () => {
    restoreSettings();
    const [one, two] = [await ada.createConversation(), await ada.createConversation()];
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

  it("refuses a repeat without an id while the first is answered", async () => {
    const { id } = await ada.createConversation();
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

  it("returns the reply's failure and stores nothing more", async () => {
    const { id } = await ada.createConversation();
    const messages = [{ id: "c1", role: "user", content: "Once" }];
    const first = ada.send(id, "", { messages });
    (await partner.next()).done();
    expect((await first).status).toBe(502);
    expect((await ada.send(id, "", { messages })).status).toBe(502);
    expect(await ada.messages(id)).toHaveLength(2);
    expect(partner.replies).toHaveLength(1);
  });
});

describe("a reply whose process lost contact", () => {
  it("delivers the whole text when the response to the final write is lost", async () => {
    const { seen, messageId } = await begin("Half of ");
    const data = { content: "Half of it, and the rest.", state: "complete" as const, instanceId: null };
    await db().chatMessage.update({ where: { id: messageId }, data });
    await seen.done;
    expect(seen).toMatchObject({ end: "clean", text: "Half of it, and the rest." });
  });

  it("keeps visible text when stopped by another instance", async () => {
    const { id, reply, seen } = await begin();
    await stopOwned(ada.userId, [id]);
    reply.say("and more");
    await seen.done;
    expect(seen).toMatchObject({ end: "clean", text: "Hello and more" });
    expect((await ada.messages(id))[1]).toMatchObject({ state: "stopped", content: "Hello and more" });
  });

  it("shows nothing more after another instance has taken the reply over", async () => {
    const { reply, seen, messageId } = await begin("Half of ");
    const here = runningReplies().get(messageId);
    if (!here) throw new Error("It is not written here");
    const data = { content: "Half of it, by another.", state: "complete" as const, instanceId: null };
    await db().chatMessage.update({ where: { id: messageId }, data });
    here.lastWriteAt -= 20_000;
    reply.say("this, too late");
    await seen.done;
    expect(seen).toMatchObject({ end: "clean", text: "Half of it, by another." });
  });

  it("stops together with a later reply", async () => {
    const { id, reply, seen } = await begin();
    await stopOwned(ada.userId, [id]);
    const answer = ada.send(id, "And now?");
    const next = await partner.next();
    next.say("Now ");
    const second = readReplyStream(await answer);
    await waitFor(() => second.text === "Now ");
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

  it("is interrupted when its start was stored but never acknowledged", async () => {
    const { id } = await ada.createConversation();
    const { messageId } = await begin();
    const orphan = await db().chatMessage.create({
      data: {
        ...{ id: randomUUID(), conversationId: id, userId: ada.userId, role: "assistant", content: "" },
        ...{ state: "pending", instanceId: instanceId(), heartbeatAt: new Date() },
      },
    });
    const stateOf = async (id: string) => (await db().chatMessage.findUnique({ where: { id } }))?.state;
    const look = () => sweep({ dead: [], running: [messageId], staleSeconds: 15 });
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
  it("cannot follow foreign or unknown replies or negative offsets", async () => {
    const { messageId } = await begin();
    const eve = await ChatClient.create("Eve");
    expect((await eve.follow(messageId)).status).toBe(404);
    expect((await ada.follow("does-not-exist")).status).toBe(404);
    expect((await ada.follow("../etc")).status).toBe(404);
    for (const offset of [-1, 0.5, NaN]) expect((await ada.follow(messageId, offset)).status).toBe(400);
    await eve.remove();
  });

  it("gets only later text for an offset past the end", async () => {
    const { reply, seen, messageId } = await begin("One two ");
    const ahead = readReplyStream(await ada.follow(messageId, 12));
    reply.say("three four");
    reply.done();
    await Promise.all([seen.done, ahead.done]);
    expect(ahead).toMatchObject({ end: "clean", text: "e four" });
    expect(await (await ada.follow(messageId, 12)).text()).toBe("e four");
    expect(await (await ada.follow(messageId, 1_000_000)).text()).toBe("");
  });

  it("gets whole characters from an offset inside one", async () => {
    const { reply, seen, messageId } = await begin("👍 ");
    end(reply, "yes");
    await seen.done;
    expect(await (await ada.follow(messageId, 1)).text()).toMatch(/^.? yes$/);
  });

  it("finishes a running stream after sign-out and gets nothing later", async () => {
    const { reply, seen, messageId } = await begin();
    expect((await ada.call(logout, { method: "POST", body: {} })).status).toBeLessThan(400);
    end(reply, "and goodbye");
    await seen.done;
    expect(seen).toMatchObject({ end: "clean", text: "Hello and goodbye" });
    expect((await ada.follow(messageId)).status).toBe(401);
  });
});

it("continues other people's replies while one person is deleted", async () => {
  const bob = await ChatClient.create("Bob");
  const [own, other] = [await begin(), await startReply(bob, partner)];
  await db().userGoal.create({ data: { userId: ada.userId, goalType: "skill", title: "Held" } });
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db().$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT FROM user_goals WHERE user_id = ${ada.userId} FOR UPDATE`;
      held.resolve();
      await release.promise;
    },
    { timeout: 60_000 },
  );
  await held.promise;
  // Once it waits for the goal, the deletion has locked all of Ada's messages.
  const deleting = deletePerson(ada.userId, { now: new Date(), reason: "requested" });
  await waitFor(async () => (await lockWaits()) === 1);
  own.reply.say("to nobody");
  other.reply.say("goes on");
  await waitFor(() => other.seen.text === "Hello goes on");
  expect((await ada.send(own.id, "Again")).status).toBe(404);
  const next = await startReply(bob, partner, "Another ");
  end(next.reply, "one");
  await next.seen.done;
  end(other.reply, ".");
  await other.seen.done;
  expect(other.seen.text).toBe("Hello goes on.");
  release.resolve();
  await Promise.all([holding, deleting, own.seen.done]);
  expect(await db().tryUser.count({ where: { id: ada.userId } })).toBe(0);
  await bob.remove();
});

it("loses no text while the database stalls", async () => {
  const piece = "word ".repeat(800);
  const first = Promise.withResolvers<void>();
  let taken = 1;
  jest.mocked(prepareReply).mockResolvedValue((signal) => ({
    kind: "configured",
    label: "flood",
    state: () => NEW_COACH_STATE,
    raised: [],
    usage: () => null,
    async *[Symbol.asyncIterator]() {
      yield piece;
      await first.promise;
      for (; taken < 60 && !signal.aborted; taken++) yield piece;
    },
  }));
  const { id } = await ada.createConversation();
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
  await waitFor(async () => (await lockWaits()) > 0);
  expect(taken * piece.length).toBeLessThan(64 * 1024);
  release.resolve();
  await holding;
  expect(await answer.text()).toBe(piece.repeat(60));
  expect((await ada.messages(id))[1]).toMatchObject({ state: "complete", content: piece.repeat(60) });
});
