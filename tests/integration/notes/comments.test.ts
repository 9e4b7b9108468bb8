import { randomUUID } from "node:crypto";
import { GET } from "@/app/api/comments/[slug]/route";
import { POST } from "@/app/api/comments/route";
import { COMMENT_INCOMPLETE, NAME_RESERVED } from "@/lib/features/notes/model";
import type { AddCommentView, CommentsView } from "@/lib/features/notes/schema";
import { db } from "@/lib/server/db";
import { unavailable } from "@/lib/shared/errors";

const SLUG = "future-of-work";

const post = async (input: Record<string, unknown>, network: string = randomUUID()) => {
  const request = new Request("http://localhost:3000/api/comments", {
    method: "POST",
    headers: {
      origin: "http://localhost:3000",
      "content-type": "application/json",
      "x-forwarded-for": network,
    },
    body: JSON.stringify({ post_slug: SLUG, author_name: "Ada", content: randomUUID(), ...input }),
  });
  const response = await POST(request, { params: Promise.resolve({}) });
  const body = (await response.json()) as AddCommentView & { message?: string };
  return { status: response.status, retryAfter: response.headers.get("retry-after"), ...body };
};

const read = async (query = "", slug = SLUG) => {
  const request = new Request(`http://localhost:3000/api/comments/${slug}${query}`);
  const response = await GET(request, { params: Promise.resolve({ slug }) });
  return { status: response.status, ...((await response.json()) as CommentsView) };
};

beforeEach(async () => {
  await db().comment.deleteMany();
  await db().rateLimit.deleteMany();
});
afterEach(() => {
  jest.restoreAllMocks();
});

it("publishes a comment at once without its address", async () => {
  const { status, success, comment, held } = await post({ author_email: "ada@example.com", content: " Well said. " });
  expect([status, success, held]).toEqual([201, true, false]);
  const { comments } = await read();
  expect(comments).toEqual([comment]);
  expect(Object.keys(comments[0] ?? {})).toEqual(["id", "author_name", "content", "created_at"]);
  expect(comments[0]?.content).toBe("Well said.");
});

it("pages through a thousand comments oldest first", async () => {
  await db().$executeRaw`INSERT INTO comments (post_slug, author_name, content, content_hash)
    SELECT ${SLUG}, 'Reader', 'Thought ' || n, md5(n::text) FROM generate_series(1, 1000) AS n`;
  const seen: number[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: CommentsView = await read(`?after=${after}`);
    expect(page.comments.length).toBeLessThanOrEqual(100);
    seen.push(...page.comments.map(({ id }) => id));
    after = page.next;
  }
  expect(seen).toHaveLength(1_000);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
});

it.each([
  ["no name", { author_name: " " }, COMMENT_INCOMPLETE],
  ["no words", { content: " \n " }, COMMENT_INCOMPLETE],
  ["a name that passes for the product", { author_name: "Сlarity Team" }, NAME_RESERVED],
  ["a name that passes for an admin", { author_name: "аdmin" }, NAME_RESERVED],
  ["an address that is none", { author_email: "ada" }, "Please enter a valid email address"],
  ["a NUL", { content: "a\0b" }, "This text has characters that cannot be stored"],
  ["half a character", { author_name: "Ada\ud800" }, "This text has characters that cannot be stored"],
  ["more than fits", { content: "x".repeat(4_001) }, "Please keep this under 4000 characters"],
  ["a field of its own", { hidden: false }, undefined],
])("refuses %s and stores nothing", async (_what, input, message) => {
  const answer = await post(input);
  expect(answer).toMatchObject({ status: 400, success: false });
  if (message) expect(answer.message).toBe(message);
  expect(await db().comment.count()).toBe(0);
});

it("accepts long, non-Latin and emoji comments and strips invisible characters", async () => {
  expect(await post({ content: "я".repeat(4_000), author_name: "Олена 👩‍💻" })).toMatchObject({ status: 201 });
  const { comment } = await post({ content: "safe\u202Etxt.exe\u200B e\u0301\u0301\u0301\u0301\u0301\u0301" });
  expect(comment.content).toBe("safetxt.exe é\u0301\u0301\u0301\u0301".normalize("NFC"));
});

it("returns 404 for unknown and unpublished posts", async () => {
  for (const slug of ["none", "the-question-behind-the-question"]) {
    expect(await post({ post_slug: slug })).toMatchObject({ status: 404, success: false });
    expect(await read("", slug)).toMatchObject({ status: 404 });
  }
});

it("hides comments with many links and duplicates", async () => {
  const links = await post({ content: "https://a.example http://b.example www.c.example" });
  expect([links.status, links.held]).toEqual([201, true]);
  const twins = await Promise.all([post({ content: "Great post!!" }), post({ content: "great   POST." })]);
  expect(twins.map(({ held }) => held).sort()).toEqual([false, true]);
  expect((await read()).comments).toHaveLength(1);
});

it("stores nothing when the honeypot is filled", async () => {
  expect(await post({ website: "http://spam.example" })).toMatchObject({ status: 201, success: true, held: false });
  expect(await db().comment.count()).toBe(0);
});

it("limits comments per network", async () => {
  const network = randomUUID();
  const answers = [];
  for (let n = 0; n < 5; n += 1) answers.push(await post({}, network));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429, 429]);
  expect(Number(answers[4]?.retryAfter)).toBeGreaterThan(0);
  expect(await post({})).toMatchObject({ status: 201 });
  expect(await db().comment.count()).toBe(4);
});

it("limits comments per post", async () => {
  const answers = [];
  for (let n = 0; n < 61; n += 1) answers.push(await post({}));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
  expect(answers.at(-1)?.status).toBe(429);
});

it("returns 503 for comments while the database is away and recovers", async () => {
  jest.spyOn(db(), "$transaction").mockRejectedValueOnce(unavailable());
  expect(await post({ content: "Once" })).toMatchObject({ status: 503, success: false });
  expect(await post({ content: "Once" })).toMatchObject({ status: 201, held: false });
});
