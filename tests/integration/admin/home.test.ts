import { getAdminHome } from "@/lib/features/admin/get-home";
import { db } from "@/lib/server/db";
import { closeQueue, openQueue } from "@/lib/server/queue";
import type { AdminActor, AdminRole, Ctx } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";
import { createUser } from "@/tests/support/factories/create-user";

const ctxOf = (role: AdminRole): Ctx<AdminActor> => ({
  actor: { type: "admin", adminId: 1, sessionId: "none", username: "grace", email: "grace@example.com", role },
  requestId: "test",
  now: new Date(),
  network: "test",
});

beforeAll(() => openQueue([]));
afterAll(() => closeQueue(1_000));

it("shows what needs attention first, and the week in six charts, without a name", async () => {
  const { id: userId } = await createUser({ name: "Nobody Here", password: "hash" });
  const conversation = await db().conversation.create({ data: { userId, title: "Nobody Here" } });
  const failed = { userId, conversationId: conversation.id, role: "assistant", content: "", state: "failed" as const };
  await db().chatMessage.create({ data: failed });
  await db().chatMessage.create({ data: { ...failed, createdAt: new Date(Date.now() - 8 * DAY_MS) } });
  const old = new Date(Date.now() - DAY_MS / 2);
  const event = await db().outboxEvent.create({ data: { kind: "mail", payload: {}, createdAt: old } });
  const { attention, charts } = await getAdminHome(ctxOf("owner"));
  expect(attention.find(({ text }) => text.includes("outbox"))).toMatchObject({ path: "/admin/operations" });
  const levels = attention.map(({ level }) => level);
  expect(levels).toEqual(levels.toSorted());
  expect(attention.slice(-3).map(({ text }) => text)).toEqual(["Ready: database", "Ready: migrations", "Ready: disk"]);
  expect(charts.map(({ title }) => title)).toEqual([
    "Sign-ups",
    "Trials finished",
    "Reports",
    "Conversations",
    "Replies that failed",
    "First text of a reply, since the start",
  ]);
  const today = new Date().toISOString().slice(0, 10);
  for (const title of ["Sign-ups", "Conversations", "Replies that failed"]) {
    const bars = charts.find((chart) => chart.title === title)?.bars ?? [];
    expect(bars).toHaveLength(7);
    expect(bars.at(-1)).toMatchObject({ name: today });
    expect(bars.at(-1)?.count).toBeGreaterThan(0);
  }
  expect(JSON.stringify({ attention, charts })).not.toContain("Nobody Here");
  await db().outboxEvent.delete({ where: { id: event.id } });
});

it("shows a moderator seats and held comments alone", async () => {
  await db().comment.create({
    data: { postSlug: "a", authorName: "A", content: "B", contentHash: "c", hidden: true },
  });
  const { attention, charts } = await getAdminHome(ctxOf("moderator"));
  expect(charts).toEqual([]);
  expect(attention.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^\d+ comments? held back$/),
    expect.stringMatching(/^\d+ of 500 seats left$/),
  ]);
});
