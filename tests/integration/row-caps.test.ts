import { randomUUID } from "node:crypto";
import { GET as follow } from "@/app/api/chat/replies/[messageId]/route";
import { drainReplies } from "@/lib/features/chat/replies/lifecycle";
import { MAX_CONVERSATIONS_PER_PERSON } from "@/lib/features/chat/model";
import { recordRead } from "@/lib/features/read-log/record-read";
import { buildReport } from "@/lib/features/report/build-report";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import { db } from "@/lib/server/db";
import type { Ctx, TrialActor } from "@/lib/shared/actor";
import { ChatClient } from "@/tests/support/chat/chat-client";
import { createUser } from "@/tests/support/factories/create-user";
import { SCORES } from "@/tests/support/factories/hexaco-scores";

afterAll(drainReplies);

const ctxOf = (userId: number): Ctx<TrialActor> => ({
  actor: { type: "trial", userId },
  requestId: randomUUID(),
  now: new Date(),
  network: "test",
});

it("keeps the newest thousand entries of a person's read log", async () => {
  const { id: userId } = await createUser();
  await db().$executeRaw`
    INSERT INTO read_ledger (id, user_id, source, detail, created_at)
    SELECT ${userId} || '-' || n, ${userId}, 'profile', '{}', now() - make_interval(hours => n) FROM generate_series(1, 1000) n`;
  const detail = { what: "Your CV", why: "For the report", kept: "Facts", until: "You delete it", left: "Nothing" };
  await recordRead(userId, { source: "profile", detail: detail as never, now: new Date() });
  expect(await db().readLedgerEntry.count({ where: { userId } })).toBe(1_000);
  expect(await db().readLedgerEntry.count({ where: { id: `${userId}-1000` } })).toBe(0);
});

it("keeps the newest fifty versions of a report", async () => {
  const { id: userId } = await createUser();
  await saveScores(ctxOf(userId), { userId, scores: SCORES, source: "manual" });
  await db().$executeRaw`
    INSERT INTO reports (id, user_id, version, kind, state, input_hash, content)
    SELECT ${userId} || '-' || n, ${userId}, n, 'manual', 'ready', n::text, '{}' FROM generate_series(1, 50) n`;
  await expect(buildReport(ctxOf(userId), { needs: "any" })).resolves.toMatchObject({ status: "ready" });
  const versions = await db().report.findMany({ where: { userId }, orderBy: { version: "asc" } });
  expect([versions.length, versions[0]?.version, versions.at(-1)?.version]).toEqual([50, 2, 51]);
});

it("refuses a conversation beyond the most that one person may have", async () => {
  const ada = await ChatClient.create();
  await db().$executeRaw`
    INSERT INTO conversations (id, user_id, title)
    SELECT ${ada.userId} || '-' || n, ${ada.userId}, 'One' FROM generate_series(1, ${MAX_CONVERSATIONS_PER_PERSON}::int - 1) n`;
  expect((await ada.createConversation()).id).toBeTruthy();
  for (const key of [undefined, randomUUID()])
    expect(await ada.createConversation("Another", key)).toMatchObject({ success: false, code: "conflict" });
  expect(await ada.listConversations()).toHaveLength(100);
  await ada.remove();
});

it("sends at most a hundred messages when no number is asked for", async () => {
  const ada = await ChatClient.create();
  const { id } = await ada.createConversation();
  await db().$executeRaw`
    INSERT INTO chat_messages (id, conversation_id, user_id, role, content)
    SELECT ${id} || n, ${id}, ${ada.userId}, 'user', n::text FROM generate_series(1, 130) n`;
  const newest = await ada.messages(id);
  expect([newest.length, newest[0]?.content, newest.at(-1)?.content]).toEqual([100, "31", "130"]);
  expect(await ada.messages(id, `?before=${newest[0]?.id}`)).toHaveLength(30);
  await ada.remove();
});

it("lets one person follow twenty replies at a time", async () => {
  const ada = await ChatClient.create();
  const { id } = await ada.createConversation();
  const reply = await db().chatMessage.create({
    data: {
      id: randomUUID(),
      conversationId: id,
      userId: ada.userId,
      role: "assistant",
      content: "Hello",
      state: "streaming",
    },
  });
  const read = () => ada.call(follow, { params: { messageId: reply.id } });
  const followers = await Promise.all(Array.from({ length: 20 }, read));
  expect(new Set(followers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await read()).status).toBe(429);
  await followers[0]?.body?.cancel();
  const again = await read();
  expect(again.status).toBe(200);
  await Promise.all([again, ...followers.slice(1)].map(({ body }) => body?.cancel()));
  await ada.remove();
});
