import { randomUUID } from "node:crypto";
import { forgetMemory } from "@/lib/features/coach/memory/forget-memory";
import { listMemories } from "@/lib/features/coach/memory/list-memories";
import { purgeMemories } from "@/lib/features/coach/memory/purge-memories";
import { remember } from "@/lib/features/coach/memory/remember";
import { restoreMemory } from "@/lib/features/coach/memory/restore-memory";
import { reviseMemory } from "@/lib/features/coach/memory/revise-memory";
import { db } from "@/lib/server/db";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";

const NOW = new Date("2026-03-04T12:00:00Z");
const DAY = 86_400_000;
const TEXT = "I want to become CFO within three years. Anyway, hello.";
const QUOTE = "I want to become CFO within three years.";

async function person(): Promise<Ctx<UserActor>> {
  const { id, email, name } = await createUser();
  return {
    actor: { type: "user", userId: id, sessionId: "s", email, name },
    requestId: randomUUID(),
    now: NOW,
    network: "test",
  };
}

async function said(ctx: Ctx<UserActor>, text = TEXT) {
  const { userId } = ctx.actor;
  const conversation = await db().conversation.create({ data: { userId, title: "Next step" } });
  const message = await db().chatMessage.create({
    data: { userId, conversationId: conversation.id, role: "user", content: text },
  });
  return { conversation, message, kept: await remember(ctx, { messageId: message.id, text }) };
}

it("stores the exact words once with message and date", async () => {
  const ctx = await person();
  const { conversation, message, kept } = await said(ctx);
  const memory = {
    id: kept[0]?.id,
    quote: QUOTE,
    created_at: NOW.toISOString(),
    source: { message_id: message.id, conversation_id: conversation.id, conversation_title: "Next step" },
  };
  expect(kept).toEqual([memory]);
  expect((await said(ctx, QUOTE.toUpperCase())).kept).toEqual([]);
  expect(await listMemories(ctx)).toEqual([memory]);
});

it("forgets and restores only the owner's memories", async () => {
  const [ctx, other] = [await person(), await person()];
  const id = (await said(ctx)).kept[0]?.id ?? "";
  await expect(forgetMemory(other, { id })).rejects.toMatchObject({ code: "not_found" });
  await forgetMemory(ctx, { id });
  expect(await listMemories(ctx)).toEqual([]);
  await expect(forgetMemory(ctx, { id })).rejects.toMatchObject({ code: "not_found" });
  await expect(restoreMemory(other, { id })).rejects.toMatchObject({ code: "not_found" });
  await restoreMemory(ctx, { id });
  expect(await listMemories(ctx)).toHaveLength(1);
  expect(await listMemories(other)).toEqual([]);
});

it("accepts the owner's correction as the new source", async () => {
  const ctx = await person();
  const id = (await said(ctx)).kept[0]?.id ?? "";
  await reviseMemory(ctx, { id, quote: "I want to become CEO" });
  expect(await listMemories(ctx)).toMatchObject([{ quote: "I want to become CEO", source: null }]);
});

it("withdraws and restores memories with their messages", async () => {
  const ctx = await person();
  const { conversation, message } = await said(ctx);
  await db().chatMessage.update({ where: { id: message.id }, data: { active: false } });
  expect(await listMemories(ctx)).toEqual([]);
  await db().chatMessage.update({ where: { id: message.id }, data: { active: true } });
  await db().conversation.update({ where: { id: conversation.id }, data: { deletedAt: NOW } });
  expect(await listMemories(ctx)).toEqual([]);
  await db().conversation.update({ where: { id: conversation.id }, data: { deletedAt: null } });
  expect(await listMemories(ctx)).toHaveLength(1);
});

it("purges memories withdrawn a day ago or without a message", async () => {
  const ctx = await person();
  const forgotten = await said(ctx);
  const orphaned = await said(ctx, "I lead a team of 40 people.");
  const stays = await said(ctx, "I prefer mail to calls.");
  await forgetMemory(ctx, { id: forgotten.kept[0]?.id ?? "" });
  await db().conversation.delete({ where: { id: orphaned.conversation.id } });
  const later = { ...ctx, actor: { type: "system" as const, job: "purge" }, now: new Date(NOW.getTime() + DAY + 1) };
  await purgeMemories(later);
  const rows = await db().memory.findMany({ where: { userId: ctx.actor.userId } });
  expect(rows.map(({ id }) => id)).toEqual([stays.kept[0]?.id]);
});
