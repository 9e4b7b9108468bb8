import { randomUUID } from "node:crypto";
import { deleteComment, listModerated, moderateComment } from "@/lib/features/notes/moderate-comments";
import { listComments } from "@/lib/features/notes/list-comments";
import { db } from "@/lib/server/db";
import type { AdminActor, Ctx } from "@/lib/shared/actor";

const SLUG = "future-of-work";

async function admin(): Promise<Ctx<AdminActor>> {
  const name = randomUUID();
  const data = { email: `${name}@example.com`, username: name, passwordHash: "none" };
  const { id: adminId, email, username } = await db().adminUser.create({ data });
  return { actor: { type: "admin", adminId, email, username }, requestId: "test", now: new Date(), network: "test" };
}

const comment = (hidden: boolean) =>
  db().comment.create({
    data: { postSlug: SLUG, authorName: "Ada", content: randomUUID(), contentHash: randomUUID(), hidden },
  });

const seenByReaders = async (ctx: Ctx) =>
  (await listComments(ctx, { slug: SLUG, after: 0, limit: 100 })).comments.map(({ id }) => id);

const actsOf = async ({ actor }: Ctx<AdminActor>) =>
  (await db().adminActivityLog.findMany({ where: { adminId: actor.adminId }, orderBy: { id: "asc" } })).map(
    ({ action, targetTable, targetId }) => `${action} ${targetTable} ${targetId}`,
  );

it("shows, hides and deletes comments and logs each action", async () => {
  const ctx = await admin();
  const { id } = await comment(true);
  await moderateComment(ctx, { id, hidden: false });
  expect(await seenByReaders(ctx)).toContain(id);
  await moderateComment(ctx, { id, hidden: true });
  expect(await seenByReaders(ctx)).not.toContain(id);
  await deleteComment(ctx, { id });
  expect(await db().comment.findUnique({ where: { id } })).toBeNull();
  expect(await actsOf(ctx)).toEqual(
    ["comment.shown", "comment.hidden", "comment.deleted"].map((action) => `${action} comments ${id}`),
  );
});

it("returns 404 for unknown comments without a log entry", async () => {
  const ctx = await admin();
  await expect(moderateComment(ctx, { id: 2_000_000_000, hidden: true })).rejects.toMatchObject({ code: "not_found" });
  await expect(deleteComment(ctx, { id: 2_000_000_000 })).rejects.toMatchObject({ code: "not_found" });
  expect(await actsOf(ctx)).toEqual([]);
});

it("lists comments newest first without addresses", async () => {
  const ctx = await admin();
  await db().comment.deleteMany();
  for (let i = 0; i < 32; i++) await comment(true);
  const first = await listModerated(ctx, { hidden: true, before: 2_147_483_647 });
  const rest = await listModerated(ctx, { hidden: true, before: first.next ?? 0 });
  const ids = [...first.comments, ...rest.comments].map(({ id }) => id);
  expect([first.comments.length, rest.comments.length, rest.next]).toEqual([30, 2, null]);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect(Object.keys(first.comments[0] ?? {})).not.toContain("author_email");
});
