import assert from "node:assert/strict";
import { before, test, type TestContext } from "node:test";
import type { Page } from "playwright-core";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { startTestCluster } from "../support/chat/test-cluster.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertNoAxeFindings, openPage } from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";
import { PRODUCT } from "../../lib/shared/product.ts";

const SEATS = PRODUCT.earlyAccessSeats;

// Forms of the public site: early access and comments.

let app: RunningApp;
before(async () => (app = await startApp(suite)));

const ARTICLE = "/notes/future-of-work";
const FAILED = [/the server responded with a status of (400|429|500|503)/, /net::ERR_/];

const open = async (t: TestContext, path: string, options: Parameters<typeof openPage>[2] = {}): Promise<Page> => {
  const page = await openPage(t, app, { reducedMotion: "reduce", ...options });
  await page.goto(path, { waitUntil: "networkidle" });
  return page;
};

/** The list above the form moves it when it arrives, and a click that is under way then misses its button. */
async function waitForComments(page: Page): Promise<void> {
  await page.getByText("Be the first to share").or(page.locator("li.comment").first()).waitFor();
}

const rows = async (sql: string) =>
  (await withClient(app.databaseUrl, (client) => client.query<Record<string, unknown>>(sql))).rows;

const join = (page: Page) => page.locator("#final-cta").getByRole("button", { name: "Join Early Access" });

const noticeOf = (page: Page) => page.locator("[data-sonner-toast]");

/** Waits from before the act on: a notice stands for five seconds only. */
const showsNotice = (page: Page, texts: (string | RegExp)[], act: () => Promise<unknown> | void) =>
  Promise.all([...texts.map((text) => noticeOf(page).getByText(text).waitFor()), act()]);

test("validates the early-access address inline", async (t) => {
  const page = await open(t, "/");
  const email = page.getByLabel("Email address");
  await showsNotice(page, [/^Error$/], () => join(page).click());
  const problem = page.locator("#final-cta").getByRole("alert");
  assert.equal(await problem.innerText(), "Please enter your email address");
  assert.equal(await email.getAttribute("required"), "");
  await email.fill("ada@example");
  assert.equal(await problem.count(), 0);
  await page.keyboard.press("Enter");
  assert.equal(await problem.innerText(), "Please enter a valid email address");
  assert.equal(await email.inputValue(), "ada@example");
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("type")), "email");
});

test("joins early access and shows the confirmation card", async (t) => {
  const page = await open(t, "/", { width: 390, height: 844 });
  let calls = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/submit-email", async (route) => {
    calls += 1;
    await held;
    await route.continue();
  });
  await page.getByLabel("Email address").fill("  ada@example.com ");
  await join(page).dblclick();
  const waiting = page.getByRole("button", { name: "Preparing..." });
  assert.equal(await waiting.isDisabled(), true);
  const texts = ["Success!", "Your access has been reserved. We'll be in touch soon!"];
  await showsNotice(page, texts, answer);
  const card = page.getByRole("heading", { name: "Your exclusive access has been reserved!" });
  await card.waitFor();
  assert.equal(await page.getByLabel("Email address").count(), 0);
  await page.waitForFunction(() => document.activeElement?.textContent?.includes("exclusive access"));
  assert.equal(await page.evaluate(() => localStorage.getItem("clarity")), "ada@example.com");
  assert.equal(calls, 1);
  assert.deepEqual(await rows("SELECT email FROM email_signups"), [{ email: "ada@example.com" }]);
  await page.reload({ waitUntil: "networkidle" });
  await page.getByText(`1 of ${SEATS} seats taken`).waitFor();
});

test("keeps the early-access form when the request fails", async (t) => {
  const page = await open(t, "/", { allow: FAILED });
  await page.route("**/api/submit-email", (route) => route.abort());
  await page.getByLabel("Email address").fill("grace@example.com");
  const texts = ["Something went wrong", "Please try again later."];
  await showsNotice(page, texts, () => join(page).click());
  const look = await noticeOf(page).evaluate((element) => {
    const { backgroundColor, paddingLeft } = getComputedStyle(element);
    const { right, bottom, width } = element.getBoundingClientRect();
    const gaps = [document.documentElement.clientWidth - right, window.innerHeight - bottom].map(Math.round);
    return { backgroundColor, paddingLeft, gaps, width };
  });
  assert.doesNotMatch(look.backgroundColor, /transparent|[/,] ?0\)$/, "the page shines through the notice");
  assert.equal(look.paddingLeft, "16px");
  assert.ok(look.width <= 420 && look.gaps.every((gap) => gap >= 0 && gap <= 40), JSON.stringify(look));
  assert.equal(await page.getByLabel("Email address").inputValue(), "grace@example.com");
  assert.equal(await join(page).isEnabled(), true);
});

test("tells the 501st visitor about the waiting list", async (t) => {
  await rows(`INSERT INTO email_signups (email, email_key)
    SELECT 'seat' || n || '@example.com', 'seat' || n || '@example.com' FROM generate_series(1, ${SEATS}) AS n`);
  const page = await open(t, "/");
  await page.getByText(`${SEATS} of ${SEATS} seats taken`).waitFor();
  await page.getByLabel("Email address").fill("late@example.com");
  await showsNotice(page, ["You are on the waiting list"], () => join(page).click());
  await page.getByRole("heading", { name: "You are on the waiting list." }).waitFor();
  assert.equal(await page.getByText("has been reserved").count(), 0);
  await assertNoAxeFindings(page);
});

async function write(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Comment", { exact: true }).fill(text);
}
const waitForText = (page: Page, text: string) =>
  page.waitForFunction((kept) => document.querySelector("textarea")?.value === kept, text);
const post = (page: Page) => page.getByRole("button", { name: "Post Comment" });

test("posts a comment and shows it at once", async (t) => {
  const page = await open(t, ARTICLE);
  await page.getByText("Be the first to share your thoughts on this post!").waitFor();
  const text = page.getByLabel("Comment", { exact: true });
  assert.equal(await text.getAttribute("rows"), "4");
  await write(page, "  ", "x");
  await post(page).click();
  await page.getByRole("alert").getByText("Please fill in your name and comment").waitFor();
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/comments", async (route) => {
    await held;
    await route.continue();
  });
  await write(page, " Ada ", " A mirror, not a window.\nWell said. ");
  await page.getByLabel("Email (optional)").fill("ada@example.com");
  await post(page).click();
  assert.equal(await page.getByRole("button", { name: "Posting..." }).isDisabled(), true);
  await page.getByText("Being posted").waitFor();
  answer();
  await page.getByText("Your comment is published.").waitFor();
  assert.equal(await page.locator("li.comment").filter({ hasText: "A mirror" }).count(), 1);
  assert.equal(await text.inputValue(), "");
  assert.match((await page.locator("li time").getAttribute("datetime")) ?? "", /^\d{4}-\d\d-\d\dT.*Z$/);
  const { comments } = (await (await page.request.get("/api/comments/future-of-work")).json()) as {
    comments: Record<string, unknown>[];
  };
  assert.deepEqual(Object.keys(comments[0] ?? {}), ["id", "author_name", "content", "created_at"]);
  assert.equal(comments[0]?.content, "A mirror, not a window.\nWell said.");
  await assertNoAxeFindings(page);
});

test("keeps a failed comment across a reload", async (t) => {
  const page = await open(t, ARTICLE, { allow: FAILED });
  await waitForComments(page);
  await page.route("**/api/comments", (route) => route.abort());
  await write(page, "Grace", "Words that took a while.");
  await post(page).click();
  await page.getByRole("alert").getByText("Failed to post comment. Please try again.").waitFor();
  assert.equal(await page.getByText("Being posted").count(), 0);
  await page.reload({ waitUntil: "networkidle" });
  await waitForComments(page);
  await waitForText(page, "Words that took a while.");
  assert.equal(await page.getByLabel("Name").inputValue(), "Grace");
  await page.unroute("**/api/comments");
  await post(page).click();
  await page.getByText("Your comment is published.").waitFor();
});

test("pages through comments and shows their markup as text", async (t) => {
  await rows(`INSERT INTO comments (post_slug, author_name, content, content_hash)
    SELECT 'future-of-work', '<b>Reader</b> ' || n, '<img src=x onerror=alert(1)> http://example.com ' || n, md5(n::text)
    FROM generate_series(1, 1000) AS n`);
  const page = await open(t, ARTICLE);
  const items = page.locator("li.comment");
  await items.first().waitFor();
  const first = await items.count();
  assert.ok(first > 0 && first < 60, `${first} at once`);
  await page.getByRole("button", { name: "Show more comments" }).click();
  await page.waitForFunction((known) => document.querySelectorAll("li.comment").length > known, first);
  assert.equal(await page.locator("li.comment img, li.comment b, li.comment a").count(), 0);
});

test("serves public pages while the database is stopped and recovers", async (t) => {
  const cluster = await startTestCluster();
  t.after(() => cluster.close());
  const { url } = await cluster.startApp();
  // React logs an error for a page that could not be rendered.
  const page = await openPage(t, { ...app, url }, { allow: [...FAILED, /React error #441/] });
  await page.goto("/", { waitUntil: "networkidle" });
  await page.goto(ARTICLE, { waitUntil: "networkidle" });
  await waitForComments(page);
  await write(page, "Ada", "Written before the fall.");
  await cluster.stopDatabase();
  await post(page).click();
  await page.getByRole("alert").getByText("Failed to post comment. Please try again.").waitFor();
  for (const [path, heading] of [
    ["/", /Lead With Clarity/],
    ["/notes", /Clarity Notes/],
    [ARTICLE, /The Future of Work/],
    ["/privacy", /Privacy Policy/],
  ] as const) {
    const answer = await page.goto(path);
    assert.equal(answer?.status(), 200, path);
    await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  }
  // A page without a cached version shows the error in the site's own frame.
  assert.equal((await page.goto("/notes/never-read"))?.status(), 500);
  const sorry = page.getByRole("heading", { level: 1, name: "This page cannot be shown right now" });
  await sorry.waitFor();
  await page.waitForFunction(() =>
    getComputedStyle(document.querySelector("main h1") ?? document.body).fontFamily.includes("Fraunces"),
  );
  assert.equal(await page.getByRole("banner").evaluate((element) => getComputedStyle(element).position), "fixed");
  await page.getByRole("link", { name: "Try again" }).waitFor();
  await page.goto(ARTICLE);
  await page.getByText("Comments cannot be loaded right now. The article is not affected.").waitFor();
  await waitForText(page, "Written before the fall.");
  for (const path of ["/sitemap.xml", "/notes/rss.xml"]) {
    const answer = await page.request.get(path);
    assert.ok([200, 503].includes(answer.status()), `${path} answered ${answer.status()}`);
    assert.doesNotMatch(await answer.text(), /prisma|postgres|at \w+ \(/i);
  }
  await cluster.startDatabase();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Be the first to share your thoughts on this post!").waitFor();
  await post(page).click();
  await page.getByText("Your comment is published.").waitFor();
});
