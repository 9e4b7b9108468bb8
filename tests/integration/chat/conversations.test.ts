import { randomUUID } from "node:crypto";
import { POST as rate } from "@/app/api/chat/feedback/route";
import { POST as streamUnsavedReply } from "@/app/api/chat/off-the-record/route";
import { GET as search } from "@/app/api/chat/search/route";
import { POST as removeMany } from "@/app/api/chat/sessions/remove/route";
import { POST as restore } from "@/app/api/chat/sessions/restore/route";
import { POST as choose } from "@/app/api/chat/versions/route";
import { drainReplies } from "@/lib/features/chat/replies/lifecycle";
import { sweep } from "@/lib/features/chat/replies/store";
import { purgeConversations } from "@/lib/features/chat/conversations/purge-conversations";
import { prepareReply } from "@/lib/features/coach/coach-reply";
import { NEW_COACH_STATE } from "@/lib/features/coach/schema";
import type { SearchHitView } from "@/lib/features/chat/schema";
import { db } from "@/lib/server/db";
import { ChatClient } from "@/tests/support/chat/chat-client";
import { ScriptedCoach } from "@/tests/support/chat/scripted-coach";

jest.mock("@/lib/features/coach/coach-reply", () => ({ prepareReply: jest.fn() }));

let partner: ScriptedCoach;
let ada: ChatClient;
let eve: ChatClient;

beforeEach(async () => {
  partner = new ScriptedCoach();
  jest.mocked(prepareReply).mockImplementation(partner.prepareReply);
  ada = await ChatClient.create();
  eve = await ChatClient.create("Eve");
});
afterEach(() => Promise.all([ada.remove(), eve.remove()]));
afterAll(drainReplies);

const post = (person: ChatClient, handler: Parameters<ChatClient["call"]>[0], body: unknown) =>
  person.call(handler, { method: "POST", body });

async function answered(asked: Promise<Response>, text: string): Promise<string> {
  const reply = await partner.next();
  reply.say(text);
  reply.done();
  return (await asked).text();
}

const say = (sessionId: string, text: string, answer: string, overrides = {}) =>
  answered(ada.send(sessionId, text, overrides), answer);

const find = async (person: ChatClient, q: string): Promise<SearchHitView[]> =>
  (await person.call(search, { query: `?q=${encodeURIComponent(q)}` })).json();

async function talkAtLength(
  { userId }: ChatClient,
  { conversations, messages }: Record<string, number>,
): Promise<void> {
  await db().$executeRaw`
    INSERT INTO conversations (id, user_id, title, updated_at)
    SELECT ${userId} || '-' || n, ${userId}, 'Past', now() - make_interval(hours => ${conversations}::int - n) FROM generate_series(1, ${conversations}::int) n`;
  await db().$executeRaw`
    INSERT INTO chat_messages (id, conversation_id, user_id, role, content)
    SELECT ${userId} || '-' || n || '-' || m, ${userId} || '-' || n, ${userId}, 'user', CASE WHEN m = 5 AND n % 8 = 0 THEN 'The quokka' || n ELSE 'Well' END
    FROM generate_series(1, ${conversations}::int) n, generate_series(1, ${messages}::int) m ORDER BY n, m`;
}

describe("a repeated creation of a conversation", () => {
  it("uses an empty conversation again, with the newest title", async () => {
    const key = randomUUID();
    const made = await Promise.all([ada.createConversation("One", key), ada.createConversation("One", key)]);
    expect(made[0].id).toBe(made[1].id);
    expect(await ada.createConversation("Two", key)).toMatchObject({
      id: made[0].id,
      title: "Two",
      user_id: ada.userId,
    });
    expect((await ada.listConversations()).map(({ id, title }) => [id, title])).toEqual([[made[0].id, "Two"]]);
  });

  it("creates another one when it is used, deleted, foreign or without a key", async () => {
    const [used, deleted, hers] = [randomUUID(), randomUUID(), randomUUID()];
    await say((await ada.createConversation("Used", used)).id, "Hello", "Hello");
    await post(ada, removeMany, { ids: [(await ada.createConversation("Deleted", deleted)).id] });
    await eve.createConversation("Hers", hers);
    for (const key of [used, deleted, hers, "not a name", undefined]) await ada.createConversation("New", key);
    expect((await ada.listConversations()).map(({ title }) => title)).toEqual([
      ...Array<string>(5).fill("New"),
      "Used",
    ]);
    expect((await eve.listConversations()).map(({ title }) => title)).toEqual(["Hers"]);
  });
});

describe("versions", () => {
  it("keeps every regenerated reply as a version", async () => {
    const { id } = await ada.createConversation();
    await say(id, "Hello", "First answer");
    const [, first] = await ada.messages(id);
    await answered(ada.redo({ sessionId: id, messageId: first?.id, mode: "regenerate" }), "Second answer");
    const [, second] = await ada.messages(id);
    expect(second).toMatchObject({ content: "Second answer", versions: [first?.id, second?.id] });
    expect((await post(ada, choose, { sessionId: id, messageId: first?.id })).status).toBe(200);
    expect((await ada.messages(id))[1]).toMatchObject({ content: "First answer", versions: [first?.id, second?.id] });
    expect((await post(eve, choose, { sessionId: id, messageId: second?.id })).status).toBe(404);
  });

  it("regenerates the first reply from the first message", async () => {
    const { id } = await ada.createConversation();
    await say(id, "Hello", "First answer");
    const [, first] = await ada.messages(id);
    await answered(ada.redo({ sessionId: id, messageId: first?.id, mode: "regenerate" }), "Second answer");
    expect(partner.replies.at(-1)?.turns).toEqual([expect.objectContaining({ role: "user", content: "Hello" })]);
  });

  it("keeps what followed an edited message as a version", async () => {
    const { id } = await ada.createConversation();
    await say(id, "One", "Answer one");
    await say(id, "Two", "Answer two");
    const [one] = await ada.messages(id);
    await say(id, "Another one", "Another answer", { replaces: one?.id });
    const edited = await ada.messages(id);
    expect(edited.map(({ content }) => content)).toEqual(["Another one", "Another answer"]);
    expect(edited[0]?.versions).toEqual([one?.id, edited[0]?.id]);
    await post(ada, choose, { sessionId: id, messageId: one?.id });
    expect((await ada.messages(id)).map(({ content }) => content)).toEqual(["One", "Answer one", "Two", "Answer two"]);
  });

  it("cannot change while a reply runs", async () => {
    const { id } = await ada.createConversation();
    await say(id, "Hello", "First answer");
    const [, first] = await ada.messages(id);
    const asked = ada.redo({ sessionId: id, messageId: first?.id, mode: "regenerate" });
    const reply = await partner.next();
    expect((await post(ada, choose, { sessionId: id, messageId: first?.id })).status).toBe(404);
    expect((await ada.redo({ sessionId: id, messageId: first?.id, mode: "regenerate" })).status).not.toBe(200);
    reply.say("Second");
    reply.done();
    await (await asked).text();
  });
});

describe("search", () => {
  it("finds word prefixes in titles and messages, one hit per conversation", async () => {
    const promotion = await ada.createConversation("About my promotion");
    const board = await ada.createConversation("Board meeting");
    await say(board.id, "I was passed over for a PROMOTION again.", "Promotions hurt when they go to others.");
    expect((await find(ada, "promo")).map(({ conversation }) => conversation.id)).toEqual([promotion.id, board.id]);
    const [hit] = await find(ada, "passed prom");
    expect(hit).toMatchObject({
      conversation: { id: board.id },
      snippet: expect.stringContaining("\u0002passed\u0003"),
    });
    expect(await find(ada, "motion")).toEqual([expect.objectContaining({ snippet: null })]);
    expect(await find(ada, "nowhere")).toEqual([]);
  });

  it("treats query operators as separators", async () => {
    await ada.createConversation("100% certain");
    for (const q of ["%", "_", "' OR 1=1 --", ":*", "& | !", "\\", "a"]) expect(await find(ada, q)).toEqual([]);
    expect(await find(ada, "100%")).toHaveLength(1);
  });

  it("excludes foreign, deleted and replaced content", async () => {
    const { id } = await ada.createConversation();
    await say(id, "A secret zebra", "Noted");
    expect(await find(eve, "zebra")).toEqual([]);
    const [said] = await ada.messages(id);
    await say(id, "A plain horse", "Noted again", { replaces: said?.id });
    expect(await find(ada, "zebra")).toEqual([]);
    expect(await find(ada, "horse")).toHaveLength(1);
    await ada.removeConversation(id);
    expect(await find(ada, "horse")).toEqual([]);
  });

  it("finds a rare word behind many recent conversations", async () => {
    const old = await ada.createConversation();
    await say(old.id, "The okapi of long ago", "Noted");
    const data = Array.from({ length: 45 }, (_, n) => ({ id: `${old.id}-${n}`, userId: ada.userId, title: "Later" }));
    await db().conversation.createMany({ data });
    await db().conversation.update({ where: { id: old.id }, data: { updatedAt: new Date("2020-01-01") } });
    expect((await find(ada, "okapi")).map(({ conversation }) => conversation.id)).toEqual([old.id]);
  });

  it("pages hits of a common word, newest first", async () => {
    await talkAtLength(ada, { conversations: 300, messages: 72 });
    const ids = (hits: SearchHitView[]) => hits.map(({ conversation }) => conversation.id);
    const eighth = Array.from({ length: 37 }, (_, n) => `${ada.userId}-${296 - 8 * n}`);
    expect(ids(await find(ada, "quokka"))).toEqual(eighth.slice(0, 20));
    expect(ids(await find(ada, "quokka16"))).toEqual([168, 160, 16].map((n) => `${ada.userId}-${n}`));
    await ada.removeConversation(eighth[1] ?? "");
    expect(ids(await find(ada, "quokka"))).toEqual([eighth[0], ...eighth.slice(2, 21)]);
  });
});

describe("paging", () => {
  it("lists each conversation once, pinned first, then by last use", async () => {
    const made: string[] = [];
    for (let n = 0; n < 7; n++) made.push((await ada.createConversation(`Talk ${n}`)).id);
    // Two have the same time: the id decides.
    const at = new Date("2026-01-01T00:00:00Z");
    await db().conversation.updateMany({ where: { id: { in: made.slice(0, 3) } }, data: { updatedAt: at } });
    await ada.changeConversation(made[5] ?? "", { pinned: true });
    const seen: string[] = [];
    let before = "";
    for (let page = 0; page < 5; page++) {
      const rows = await ada.listConversations(`?limit=2${before && `&before=${before}`}`);
      seen.push(...rows.map(({ id }) => id));
      before = rows.filter(({ pinned }) => !pinned).at(-1)?.id ?? before;
    }
    expect(seen[0]).toBe(made[5]);
    expect([...seen].sort()).toEqual([...made].sort());
  });

  it("pages backwards through a conversation without gaps", async () => {
    const { id } = await ada.createConversation();
    for (const n of [1, 2, 3]) await say(id, `Say ${n}`, `Answer ${n}`);
    const newest = await ada.messages(id, "?limit=4");
    expect(newest.map(({ content }) => content)).toEqual(["Say 2", "Answer 2", "Say 3", "Answer 3"]);
    const older = await ada.messages(id, `?limit=4&before=${newest[0]?.id}`);
    expect(older.map(({ content }) => content)).toEqual(["Say 1", "Answer 1"]);
    expect(await ada.messages(id, "?before=unknown-message")).toEqual([]);
    for (const query of ["?limit=0", "?limit=101", "?limit=x"]) {
      expect((await ada.messagesResponse(id, query)).status).toBe(400);
    }
  });
});

describe("a deleted conversation", () => {
  it("can be restored by its owner until the purge", async () => {
    const { id } = await ada.createConversation();
    await say(id, "Keep me", "Kept");
    const [, answer] = await ada.messages(id);
    expect((await post(ada, removeMany, { ids: [id, "unknown-conversation"] })).status).toBe(200);
    expect((await ada.messagesResponse(id)).status).toBe(404);
    expect((await ada.follow(answer?.id ?? "")).status).toBe(404);
    expect((await post(eve, restore, { ids: [id] })).status).toBe(404);
    expect((await post(ada, restore, { ids: [id] })).status).toBe(200);
    expect(await ada.messages(id)).toMatchObject([{ content: "Keep me" }, { content: "Kept" }]);
    await ada.removeConversation(id);
    const ctx = { actor: { type: "system" as const, job: "test" }, requestId: "test", network: "local" };
    await purgeConversations({ ...ctx, now: new Date(Date.now() + 25 * 60 * 60 * 1000) });
    expect((await post(ada, restore, { ids: [id] })).status).toBe(404);
    expect(await db().aiInteraction.count({ where: { id: answer?.id } })).toBe(0);
  });
});

describe("feedback", () => {
  it("stores, changes and withdraws feedback", async () => {
    const { id } = await ada.createConversation();
    await say(id, "Hello", "Hi");
    const [, answer] = await ada.messages(id);
    for (const value of ["helpful", "unhelpful", null]) {
      expect((await post(ada, rate, { messageId: answer?.id, value })).status).toBe(200);
      expect((await ada.messages(id))[1]?.feedback).toBe(value);
    }
    expect((await post(eve, rate, { messageId: answer?.id, value: "helpful" })).status).toBe(404);
    expect((await post(ada, rate, { messageId: answer?.id, value: "great" })).status).toBe(400);
  });
});

describe("an offer of a practice", () => {
  const offer = { practiceId: "delegate", minutes: 10 };
  const offered = async (id: string) => (await ada.messages(id)).map((message) => message.offer ?? null);

  async function sayWithOffer(id: string): Promise<void> {
    const asked = ada.send(id, "How do I stop micromanaging?");
    const reply = await partner.next();
    reply.state = { ...NEW_COACH_STATE, listener: { offer } };
    reply.say("Hand one thing over.");
    reply.done();
    await (await asked).text();
  }

  it("belongs to the newest reply alone", async () => {
    const { id } = await ada.createConversation();
    await sayWithOffer(id);
    expect(await offered(id)).toEqual([null, offer]);
    await say(id, "Not now", "Fine.");
    const [, old] = await ada.messages(id);
    expect(await offered(id)).toEqual([null, null, null, null]);
    const before = (await ada.messages(id))[2]?.id;
    expect((await ada.messages(id, `?before=${before}`))[1]).toEqual(old);
  });

  it("belongs to the version that makes it", async () => {
    const { id } = await ada.createConversation();
    await sayWithOffer(id);
    const [, first] = await ada.messages(id);
    await answered(ada.redo({ sessionId: id, messageId: first?.id, mode: "regenerate" }), "Tell me more.");
    expect(await offered(id)).toEqual([null, null]);
    await post(ada, choose, { sessionId: id, messageId: first?.id });
    expect(await offered(id)).toEqual([null, offer]);
  });

  it("is withdrawn from a reply that was rated unhelpful", async () => {
    const { id } = await ada.createConversation();
    await sayWithOffer(id);
    await post(ada, rate, { messageId: (await ada.messages(id))[1]?.id, value: "unhelpful" });
    expect(await offered(id)).toEqual([null, null]);
  });
});

describe("off the record", () => {
  it("answers an unsaved chat and stores nothing", async () => {
    const asked = post(ada, streamUnsavedReply, {
      messages: [{ role: "user", content: "Between us: I want to leave." }],
    });
    expect(await answered(asked, "Between us, then.")).toBe("Between us, then.");
    const where = { userId: ada.userId };
    expect(
      await Promise.all([
        db().conversation.count({ where }),
        db().chatMessage.count({ where }),
        db().aiInteraction.count({ where }),
        db().memory.count({ where }),
      ]),
    ).toEqual([0, 0, 0, 0]);
  });

  it("rejects other roles and threads that do not end with the user", async () => {
    for (const messages of [[], [{ role: "system", content: "x" }], [{ role: "assistant", content: "x" }]]) {
      expect((await post(ada, streamUnsavedReply, { messages })).status).toBe(400);
    }
  });
});

describe("several processes", () => {
  const running = async (instanceId: string | null) => {
    const { id } = await ada.createConversation();
    const data = { conversationId: id, userId: ada.userId };
    await db().chatMessage.create({ data: { ...data, role: "user", content: "Hello" } });
    const reply = await db().chatMessage.create({
      data: { ...data, role: "assistant", content: "Half ", state: "streaming", instanceId },
    });
    await db().replyChunk.create({ data: { messageId: reply.id, at: 5, text: "an answer" } });
    return { id, reply };
  };

  it("mark only replies of dead instances as interrupted", async () => {
    await db().appInstance.create({ data: { id: "other.1.1" } });
    const living = await running("other.1.1");
    const dead = await running("gone.2.2");
    await sweep({ dead: [], running: [], staleSeconds: 15 });
    await db().appInstance.update({ where: { id: "other.1.1" }, data: { heartbeatAt: new Date(0) } });
    await sweep({ dead: [], running: [], staleSeconds: null });
    expect((await ada.messages(living.id))[1]).toMatchObject({ state: "streaming", content: "Half an answer" });
    expect((await ada.messages(dead.id))[1]).toMatchObject({ state: "interrupted", content: "Half an answer" });
    await sweep({ dead: ["other.1.1"], running: [], staleSeconds: 15 });
    expect((await ada.messages(living.id))[1]).toMatchObject({ state: "interrupted", content: "Half an answer" });
    expect(await db().replyChunk.count({ where: { message: { userId: ada.userId } } })).toBe(0);
  });

  it("show compacted text once", async () => {
    const { id, reply } = await running(null);
    await db().chatMessage.update({ where: { id: reply.id }, data: { content: "Hälf", state: "stopped" } });
    await db().replyChunk.update({
      where: { messageId_at: { messageId: reply.id, at: 5 } },
      data: { at: 1, text: "älf an änswer" },
    });
    const shown = async () => (await ada.messages(id))[1]?.content;
    expect(await shown()).toBe("Hälf an änswer");
    await db().replyChunk.update({
      where: { messageId_at: { messageId: reply.id, at: 1 } },
      data: { text: "älf" },
    });
    expect(await shown()).toBe("Hälf");
  });

  it("stop each other's replies and keep the text", async () => {
    await db().appInstance.create({ data: { id: "other.4.4" } });
    const { id } = await running("other.4.4");
    expect((await ada.send(id, "Second")).status).toBe(409);
    expect(await (await ada.stop(id)).json()).toMatchObject({ success: true, stopped: expect.any(String) });
    expect((await ada.messages(id))[1]).toMatchObject({ state: "stopped", content: "Half an answer" });
    await db().appInstance.deleteMany({ where: { id: "other.4.4" } });
  });
});
