import { randomUUID } from "node:crypto";
import { addComment } from "@/lib/features/notes/add-comment";
import {
  createPost,
  getPost,
  listPosts,
  previewPost,
  publishPost,
  unpublishPost,
  updatePost,
} from "@/lib/features/notes/edit-posts";
import { findNote } from "@/lib/features/notes/find-note";
import { listNotes } from "@/lib/features/notes/list-notes";
import { POST_CHANGED, SLUG_FIXED, SLUG_TAKEN } from "@/lib/features/notes/model";
import { readNotesState } from "@/lib/features/notes/post-store";
import { postsQuery } from "@/lib/features/notes/schema";
import { writeFeed } from "@/lib/features/notes/write-feed";
import { writeSitemap } from "@/lib/features/notes/write-sitemap";
import { db } from "@/lib/server/db";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import { actsOf, createAdmin } from "@/tests/support/factories/create-admin";

const SHIPPED = "future-of-work";
const visitor = () => ({
  actor: { type: "visitor" } as const,
  requestId: "test",
  now: new Date(),
  network: randomUUID(),
});

const text = (over: object = {}) => ({
  title: "What <b>others</b> see",
  slug: `note-${randomUUID()}`,
  author: "The Team",
  excerpt: "",
  content: "We know ourselves by what we *meant*.\n\n## And others?\n\nBy what we did.",
  ...over,
});
const create = async (ctx: Ctx<AdminActor>, over: object = {}) => (await createPost(ctx, text(over))).post;
const isPublic = async (slug: string) => (await findNote(visitor(), { slug })) !== null;
const inLists = async (slug: string) => ({
  list: (await listNotes(visitor())).some((note) => note.slug === slug),
  feed: (await writeFeed(visitor())).includes(slug),
  sitemap: (await writeSitemap(visitor())).includes(slug),
});
const EVERYWHERE = { list: true, feed: true, sitemap: true };
const NOWHERE = { list: false, feed: false, sitemap: false };

beforeEach(() => db().blogPost.deleteMany());

it("writes a draft, publishes, edits and unpublishes it, with a log entry for each action", async () => {
  const ctx = await createAdmin();
  const draft = await create(ctx);
  const { id, slug } = draft;
  expect(draft).toMatchObject({ state: "draft", version: 1, readTime: "1 min read", isSlugFixed: false });
  expect(draft.excerpt).toBe("We know ourselves by what we meant.");
  expect([await isPublic(slug), await inLists(slug)]).toEqual([false, NOWHERE]);
  const { post: published } = await publishPost(ctx, { id, version: 1 });
  expect(published).toMatchObject({ state: "published", version: 2, isSlugFixed: true });
  expect([await isPublic(slug), await inLists(slug)]).toEqual([true, EVERYWHERE]);
  const { post: edited } = await updatePost(ctx, { ...text({ slug, content: "New text." }), id, version: 2 });
  expect((await findNote(visitor(), { slug }))?.html).toContain("New text.");
  const { post } = await unpublishPost(ctx, { id, version: edited.version });
  expect(post).toMatchObject({ state: "unpublished", publishedAt: published.publishedAt });
  expect([await isPublic(slug), await inLists(slug)]).toEqual([false, NOWHERE]);
  const again = await publishPost(ctx, { id, version: post.version });
  expect(again.post.publishedAt).toBe(published.publishedAt);
  expect(await actsOf(ctx)).toEqual(
    ["created", "published", "edited", "unpublished", "published"].map((act) => `note.${act} blog_posts ${id}`),
  );
});

it("shows a scheduled note when its time has come, and not to commenters before", async () => {
  const ctx = await createAdmin();
  const { id, slug } = await create(ctx);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const { post } = await publishPost(ctx, { id, version: 1, at });
  expect(post).toMatchObject({ state: "scheduled", publishedAt: at });
  expect([await isPublic(slug), await inLists(slug)]).toEqual([false, NOWHERE]);
  const comment = { post_slug: slug, author_name: "Ada", content: randomUUID() };
  await expect(addComment(visitor(), comment)).rejects.toMatchObject({ code: "not_found" });
  const before = await readNotesState();
  await db().$executeRaw`UPDATE blog_posts SET published_at = now() WHERE id = ${id}`;
  expect(await readNotesState()).not.toBe(before);
  expect([await isPublic(slug), await inLists(slug)]).toEqual([true, EVERYWHERE]);
});

it("makes a note a draft again when its schedule is taken back", async () => {
  const ctx = await createAdmin();
  const { id } = await create(ctx);
  await publishPost(ctx, { id, version: 1, at: new Date(Date.now() + 3_600_000).toISOString() });
  expect((await unpublishPost(ctx, { id, version: 2 })).post).toMatchObject({ state: "draft", publishedAt: null });
  const past = new Date(Date.now() - 1_000).toISOString();
  await expect(publishPost(ctx, { id, version: 3, at: past })).rejects.toMatchObject({ code: "invalid_input" });
});

it("keeps the address of a note that readers may have, and gives none twice", async () => {
  const ctx = await createAdmin();
  const [one, two] = [await create(ctx), await create(ctx)];
  const renamed = await updatePost(ctx, { ...text({ slug: `${one.slug}-2` }), id: one.id, version: 1 });
  await expect(createPost(ctx, text({ slug: renamed.post.slug }))).rejects.toMatchObject({ message: SLUG_TAKEN });
  const takes = updatePost(ctx, { ...text({ slug: two.slug }), id: one.id, version: 2 });
  await expect(takes).rejects.toMatchObject({ code: "conflict", message: SLUG_TAKEN });
  await publishPost(ctx, { id: one.id, version: 2 });
  const renames = updatePost(ctx, { ...text(), id: one.id, version: 3 });
  await expect(renames).rejects.toMatchObject({ code: "conflict", message: SLUG_FIXED });
});

it("lets one of two admins save, and refuses the other with the reason", async () => {
  const admins = [await createAdmin(), await createAdmin("owner")];
  const { id, slug } = await create(await createAdmin());
  const saves = await Promise.allSettled(
    admins.map((admin, place) => updatePost(admin, { ...text({ slug, content: `Text ${place}` }), id, version: 1 })),
  );
  expect(saves.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(saves.find(({ status }) => status === "rejected")).toMatchObject({ reason: { message: POST_CHANGED } });
  const publications = await Promise.allSettled(admins.map((admin) => publishPost(admin, { id, version: 2 })));
  expect(publications.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await Promise.all(admins.map(actsOf))).flat()).toHaveLength(2);
  expect((await getPost(admins[0]!, { id }))?.version).toBe(3);
});

it.each([
  "![a](https://evil.example/pixel.png)",
  "![a](//evil.example/pixel.png)",
  "![a](data:image/png;base64,AAAA)",
  "![a](/notes/../icon.svg)",
  "![a](/notes/no-such-file.svg)",
  "![a][b]\n\n[b]: https://evil.example/pixel.png",
])("refuses the image of %s", async (content) => {
  const ctx = await createAdmin();
  await expect(createPost(ctx, text({ content }))).rejects.toMatchObject({ code: "invalid_input" });
  expect((await previewPost(ctx, { content })).foreignImages).toHaveLength(1);
  expect(await actsOf(ctx)).toEqual([]);
});

it("previews by the public renderer, without scripts", async () => {
  const ctx = await createAdmin();
  const content = "# Hi\n\n<script>alert(1)</script>\n\n![x](/notes/future-of-work.svg)\n\n[a](javascript:alert(1))";
  const { html, foreignImages } = await previewPost(ctx, { content });
  expect(html).toContain("<figure>");
  expect(html).not.toMatch(/script/);
  expect(foreignImages).toEqual([]);
});

it("keeps an edited note whatever its shipped file says", async () => {
  const ctx = await createAdmin();
  await listNotes(visitor());
  const row = await db().blogPost.findUniqueOrThrow({ where: { slug: SHIPPED } });
  await updatePost(ctx, { ...text({ slug: SHIPPED, content: "Ours now." }), id: row.id, version: row.version });
  await listNotes(visitor());
  expect((await findNote(visitor(), { slug: SHIPPED }))?.html).toContain("Ours now.");
  await unpublishPost(ctx, { id: row.id, version: row.version + 1 });
  await listNotes(visitor());
  expect(await isPublic(SHIPPED)).toBe(false);
});

it("returns 404 for unknown notes and does not publish an empty one", async () => {
  const ctx = await createAdmin();
  await expect(publishPost(ctx, { id: 2_000_000_000, version: 1 })).rejects.toMatchObject({ code: "not_found" });
  const { id } = await create(ctx, { content: "" });
  await expect(publishPost(ctx, { id, version: 1 })).rejects.toMatchObject({ code: "invalid_input" });
  expect(await getPost(ctx, { id: 2_000_000_000 })).toBeNull();
});

it("lists by state, words and order", async () => {
  const ctx = await createAdmin();
  const [draft, published] = [await create(ctx, { title: "Beta" }), await create(ctx, { title: "Alpha 100%" })];
  await publishPost(ctx, { id: published.id, version: 1 });
  const own = (id: number) => id === draft.id || id === published.id;
  const find = async (query: object) =>
    (await listPosts(ctx, postsQuery.parse(query))).rows.map(({ id }) => id).filter(own);
  expect(await find({})).toEqual([published.id, draft.id]);
  expect(await find({ state: "draft" })).toEqual([draft.id]);
  expect(await find({ state: "published" })).toEqual([published.id]);
  expect(await find({ search: "100%" })).toEqual([published.id]);
  expect(await find({ sort: "title" })).toEqual([published.id, draft.id]);
});

it("lists the shipped notes of a new installation before anybody has read them", async () => {
  const { rows } = await listPosts(await createAdmin(), postsQuery.parse({}));
  expect(rows.map(({ slug }) => slug)).toContain(SHIPPED);
});
