import { randomUUID } from "node:crypto";
import { addComment } from "@/lib/features/notes/add-comment";
import { listComments } from "@/lib/features/notes/list-comments";
import {
  deleteComment,
  listModerated,
  moderateComment,
  purgeComments,
  restoreComment,
  setApproval,
} from "@/lib/features/notes/moderate-comments";
import { COMMENT_RESTORE_MS } from "@/lib/features/notes/model";
import { commentsQuery } from "@/lib/features/notes/schema";
import { db } from "@/lib/server/db";
import type { Ctx } from "@/lib/shared/actor";
import { actsOf, createAdmin } from "@/tests/support/factories/create-admin";

const SLUG = "future-of-work";

beforeEach(async () => {
  await db().comment.deleteMany();
  await db().siteSetting.deleteMany();
});

type CommentFacts = Partial<Record<"authorName" | "authorEmail" | "content" | "postSlug", string>> & {
  hidden?: boolean;
};
const comment = (over: CommentFacts = {}) =>
  db().comment.create({
    data: { postSlug: SLUG, authorName: "Ada", content: randomUUID(), contentHash: randomUUID(), ...over },
  });
const seenByReaders = async (ctx: Ctx) =>
  (await listComments(ctx, { slug: SLUG, after: 0, limit: 100 })).comments.map(({ id }) => id);
const find = async (query: object = {}) => listModerated(await createAdmin(), commentsQuery.parse(query));
const stateOf = async (id: number, query: object = {}) =>
  (await find(query)).list.rows.find((row) => row.id === id)?.state;

it("shows, hides, deletes and restores comments and logs each action", async () => {
  const ctx = await createAdmin();
  const { id } = await comment({ hidden: true });
  expect(await stateOf(id)).toBe("waiting");
  await moderateComment(ctx, { id, hidden: true });
  expect(await stateOf(id)).toBe("hidden");
  await moderateComment(ctx, { id, hidden: false });
  expect(await seenByReaders(ctx)).toContain(id);
  await deleteComment(ctx, { id });
  expect(await seenByReaders(ctx)).not.toContain(id);
  expect([await stateOf(id), await stateOf(id, { state: "deleted" })]).toEqual([undefined, "deleted"]);
  await restoreComment(ctx, { id });
  expect(await seenByReaders(ctx)).toContain(id);
  expect(await actsOf(ctx)).toEqual(
    ["hidden", "shown", "deleted", "restored"].map((act) => `comment.${act} comments ${id}`),
  );
});

it("returns 404 for unknown and deleted comments without a log entry", async () => {
  const ctx = await createAdmin();
  const { id } = await comment();
  await deleteComment(await createAdmin(), { id });
  for (const act of [
    () => moderateComment(ctx, { id: 2_000_000_000, hidden: true }),
    () => moderateComment(ctx, { id, hidden: true }),
    () => deleteComment(ctx, { id }),
    () => deleteComment(ctx, { id: 2_000_000_000 }),
    () => restoreComment(ctx, { id: 2_000_000_000 }),
  ])
    await expect(act()).rejects.toMatchObject({ code: "not_found" });
  expect(await actsOf(ctx)).toEqual([]);
});

it("logs one entry when two admins do the same concurrently", async () => {
  const admins = [await createAdmin(), await createAdmin("owner")];
  const { id } = await comment();
  await Promise.all(admins.map((admin) => moderateComment(admin, { id, hidden: true })));
  const deletions = await Promise.allSettled(admins.map((admin) => deleteComment(admin, { id })));
  expect(deletions.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await Promise.all(admins.map(actsOf))).flat().toSorted()).toEqual([
    `comment.deleted comments ${id}`,
    `comment.hidden comments ${id}`,
  ]);
});

it("never shows an address whole", async () => {
  await comment({ authorEmail: "ada.lovelace@example.com" });
  const { list } = await find();
  expect(list.rows[0]?.maskedAddress).toBe("a…@example.com");
  expect(JSON.stringify(list)).not.toContain("lovelace");
});

it("lists newest first by page, note, state and words", async () => {
  for (let i = 0; i < 52; i++) await comment({ content: `thought ${i}%`, hidden: i < 2 });
  const other = await comment({ postSlug: "another-note" });
  const first = (await find()).list;
  const second = (await find({ page: "2" })).list;
  const rest = (await find({ page: "3" })).list;
  const ids = [first, second, rest].flatMap(({ rows }) => rows.map(({ id }) => id));
  expect([first.rows.length, second.rows.length, rest.rows.length, first.total]).toEqual([25, 25, 3, 53]);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  expect((await find({ note: "another-note" })).list.rows.map(({ id }) => id)).toEqual([other.id]);
  expect((await find({ state: "waiting" })).list.total).toBe(2);
  expect((await find({ search: "THOUGHT 7%" })).list.total).toBe(1);
  expect((await find({ search: "other-no" })).list.rows.map(({ id }) => id)).toEqual([other.id]);
  expect((await find()).slugs).toEqual(["another-note", SLUG]);
});

it("finds words in any case, with letters of any alphabet, and takes wildcards as they are", async () => {
  const { id } = await comment({ content: "ÜBER die Brücke_, 100% sure", authorName: "Zoë Nörgel" });
  const ids = async (search: string) => (await find({ search })).list.rows.map((row) => row.id);
  for (const search of ["über", "BRÜCKE", "BR", "brücke_", "100% SURE", "zoë", "NÖRGEL", "rgel", SLUG.toUpperCase()])
    expect(await ids(search)).toContain(id);
  for (const search of ["uber", "br_cke", "1%sure", "\\"]) expect(await ids(search)).toEqual([]);
});

it("offers the thirty notes with the newest comments, and the one in the address", async () => {
  for (let i = 10; i < 45; i++) await comment({ postSlug: `offered-${i}` });
  const offered = Array.from({ length: 30 }, (_, index) => `offered-${index + 15}`);
  expect((await find()).slugs).toEqual(offered);
  expect((await find({ note: "offered-12" })).slugs).toEqual(["offered-12", ...offered]);
  expect((await find({ note: "offered-20" })).slugs).toEqual(offered);
});

it("holds new comments while approval is on, and tells their authors", async () => {
  const ctx = await createAdmin();
  const add = () =>
    addComment(
      { actor: { type: "visitor" }, requestId: "test", now: new Date(), network: randomUUID() },
      { post_slug: SLUG, author_name: "Ada", content: randomUUID() },
    );
  await setApproval(ctx, { on: true });
  await setApproval(ctx, { on: true });
  const held = await add();
  expect(held.held).toBe(true);
  expect([await stateOf(held.comment.id), (await find()).isApprovalOn]).toEqual(["waiting", true]);
  await setApproval(ctx, { on: false });
  expect((await add()).held).toBe(false);
  expect(await stateOf(held.comment.id)).toBe("waiting");
  expect(await actsOf(ctx)).toEqual(["comments.approval_set", "comments.approval_set"]);
});

it("removes deleted comments for good after the time in which they can be restored", async () => {
  const { id } = await comment();
  const kept = await comment();
  const ctx = await createAdmin();
  await deleteComment(ctx, { id });
  const purge = (ms: number) =>
    purgeComments({ ...ctx, actor: { type: "system", job: "test" }, now: new Date(ctx.now.getTime() + ms) });
  expect(await purge(COMMENT_RESTORE_MS - 1)).toBe(0);
  expect(await purge(COMMENT_RESTORE_MS + 1)).toBe(1);
  expect((await db().comment.findMany({ select: { id: true } })).map((row) => row.id)).toEqual([kept.id]);
});
