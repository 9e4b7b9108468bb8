import { randomUUID } from "node:crypto";
import { startReply } from "@/lib/features/chat/replies/start-reply-store";
import { showVersion } from "@/lib/features/chat/messages/version-store";
import { summariseConversation } from "@/lib/features/chat/summary/summarise-conversation";
import { prepareReply } from "@/lib/features/coach/coach-reply";
import { drainReplies } from "@/lib/features/chat/replies/lifecycle";
import { db } from "@/lib/server/db";
import { ChatClient } from "@/tests/support/chat/chat-client";
import { ScriptedCoach } from "@/tests/support/chat/scripted-coach";

jest.mock("@/lib/features/coach/coach-reply", () => ({ prepareReply: jest.fn() }));

const partner = new ScriptedCoach();
let ada: ChatClient;
let id: string;

const ctx = { actor: { type: "system" as const, job: "test" }, requestId: "test", now: new Date(), network: "local" };
const summarise = () =>
  summariseConversation(ctx, { userId: ada.userId, conversationId: id }, new AbortController().signal);
const stored = () =>
  db().conversation.findUniqueOrThrow({ where: { id }, select: { summary: true, summaryUntilSeq: true } });

async function tell(from: number, count: number): Promise<string[]> {
  const ids: string[] = [];
  let parentId =
    (await db().chatMessage.findFirst({ where: { conversationId: id }, orderBy: { seq: "desc" } }))?.id ?? null;
  for (let n = from; n < from + count; n++) {
    const said = `I have decided to take step number ${n} with the whole board. ${"It has been long. ".repeat(12)}`;
    for (const [role, content] of [
      ["user", said],
      ["assistant", `You name step ${n}. ${"What else is there? ".repeat(10)}`],
    ] as const) {
      const message = await db().chatMessage.create({
        data: { id: randomUUID(), conversationId: id, userId: ada.userId, role, content, parentId },
      });
      parentId = message.id;
      ids.push(message.id);
    }
  }
  return ids;
}

beforeAll(() => jest.mocked(prepareReply).mockImplementation(partner.prepareReply));
beforeEach(async () => {
  ada = await ChatClient.create();
  id = (await ada.createConversation()).id;
});
afterEach(() => ada.remove());
afterAll(drainReplies);

describe("the summary of a long conversation", () => {
  it("is not created while the whole conversation fits the context", async () => {
    await tell(1, 4);
    await summarise();
    expect(await stored()).toEqual({ summary: null, summaryUntilSeq: null });
  });

  it("covers older turns and leaves the newest verbatim", async () => {
    const first = await tell(1, 20);
    await summarise();
    const once = await stored();
    expect(once.summary).toContain("step number 1 with");
    expect(once.summary).not.toContain("step number 20 ");
    const seqs = await db().chatMessage.findMany({ where: { id: { in: first } }, orderBy: { seq: "asc" } });
    expect(seqs.filter(({ seq }) => seq > (once.summaryUntilSeq ?? 0)).length).toBeGreaterThan(4);
    await tell(21, 20);
    await summarise();
    const twice = await stored();
    expect(twice.summaryUntilSeq).toBeGreaterThan(once.summaryUntilSeq ?? 0);
    expect(twice.summary).toContain("step number 25 ");
  });

  it("is sent to the model with the next message", async () => {
    await tell(1, 20);
    await summarise();
    const answer = ada.send(id, "And now?");
    const reply = await partner.next();
    const { summary, summaryUntilSeq } = await stored();
    expect(jest.mocked(prepareReply).mock.lastCall?.[0].context).toMatchObject({
      summary,
      summaryBlocks: [{ text: summary, until: summaryUntilSeq }],
    });
    reply.say("Now.");
    reply.done();
    await (await answer).text();
  });

  it("also covers a conversation of many short messages", async () => {
    let parentId: string | null = null;
    for (let n = 0; n < 62; n++) {
      for (const role of ["user", "assistant"] as const) {
        const messageId = randomUUID();
        await db().chatMessage.create({
          data: { id: messageId, conversationId: id, userId: ada.userId, role, content: "ok", parentId },
        });
        parentId = messageId;
      }
    }
    await summarise();
    const { summaryUntilSeq } = await stored();
    const after = { conversationId: id, seq: { gt: summaryUntilSeq ?? 0 } };
    expect(await db().chatMessage.count({ where: after })).toBe(60);
  });

  it("is rebuilt when a message it covers is edited", async () => {
    const ids = await tell(1, 20);
    await summarise();
    const said = { id: randomUUID(), text: "Something else.", clientMessageId: null, replaces: ids[4] ?? null };
    const begin = { userId: ada.userId, conversationId: id, replyId: randomUUID() };
    await startReply(begin, said);
    expect(await stored()).toEqual({ summary: null, summaryUntilSeq: null });
    await db().chatMessage.update({ where: { id: begin.replyId }, data: { state: "complete", content: "Fine." } });
    expect(await showVersion(ada.userId, id, ids[4] ?? "")).toBe(true);
    await summarise();
    expect((await stored()).summary).toContain("step number 3 ");
  });

  it("stays when only a later message is edited", async () => {
    const ids = await tell(1, 20);
    await summarise();
    const before = await stored();
    const said = { id: randomUUID(), text: "Something else.", clientMessageId: null, replaces: ids.at(-2) ?? null };
    const begin = { userId: ada.userId, conversationId: id, replyId: randomUUID() };
    await startReply(begin, said);
    expect(await stored()).toEqual(before);
  });

  it("is not created for a deleted conversation", async () => {
    await tell(1, 20);
    await ada.removeConversation(id);
    await summarise();
    expect((await stored()).summary).toBeNull();
  });
});
