import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessible } from "../support/e2e/browser.ts";
import { inputOf, openChat, say, send, statusOf, waitForDistanceToEnd } from "../support/e2e/chat-page.ts";
import { suite } from "../support/e2e/suite.ts";
import { isSummaryCall, type ModelReply, startFakeOpenAi } from "../support/fakes/fake-openai.ts";

let app: RunningApp;
let answers: ModelReply[] = [];
const answerWith = (...replies: ModelReply[]) => void (answers = replies);
before(async () => {
  const model = await startFakeOpenAi();
  suite.after(() => model.close());
  model.always((call) => (isSummaryCall(call) ? undefined : answers.shift()) ?? {});
  app = await startApp(suite, {
    env: { OPENAI_API_KEY: "test", OPENAI_BASE_URL: model.url, OPENAI_MODEL: "fake-model" },
  });
});

// The browser logs each response with an error status, and each that breaks off.
const NETWORK_LINES = [/Failed to load resource/, /ERR_INCOMPLETE_CHUNKED_ENCODING/];
const WORDS = "You said that the plan is late and that nobody asked you why. ";

function moment(): { until: Promise<void>; come: () => void } {
  let come = () => {};
  const until = new Promise<void>((resolve) => (come = resolve));
  return { until, come: () => come() };
}

test("adds lines with Shift+Enter, ignores blank messages and disables the input while streaming", async (t) => {
  const { page } = await openChat(t, app);
  const { until, come } = moment();
  answerWith({ text: WORDS, hold: { after: 4, until } });
  const input = inputOf(page);
  await input.fill("   ");
  await page.keyboard.press("Enter");
  assert.equal(await page.getByRole("button", { name: "Send" }).isDisabled(), true);
  await input.fill("First line");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("second line");
  assert.equal(await input.inputValue(), "First line\nsecond line");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Stop the answer" }).waitFor();
  assert.equal(await input.isDisabled(), true);
  come();
  await statusOf(page, "Reply ready").waitFor();
  // In a new and in an existing conversation the input has the focus.
  const isWriting = () => !document.querySelector("textarea")?.disabled && document.activeElement?.id === "message";
  await page.waitForFunction(isWriting);
  await page.keyboard.type("And another thing");
  await page.keyboard.press("Enter");
  await page.getByText("You said: And another thing").waitFor();
  await statusOf(page, "Reply ready").waitFor();
  await page.waitForFunction(isWriting);
});

test("stops a reply, keeps it and continues it", async (t) => {
  const { page } = await openChat(t, app, { allow: NETWORK_LINES });
  answerWith({ text: WORDS.repeat(4), chunkSize: 12, breakBy: "hang", breakAfter: 12 }, { text: "And now you have." });
  await send(page, "The plan is late");
  await page.getByText("nobody asked you why").first().waitFor();
  await page.getByRole("button", { name: "Stop the answer" }).click();
  await page.getByText("You stopped this reply.").waitFor();
  await page.reload();
  await page.getByText("You stopped this reply.").waitFor();
  await page.getByText("You said that the plan is late and").first().waitFor();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByText("And now you have.").waitFor();
  await page.getByText("You stopped this reply.").waitFor({ state: "detached" });
});

test("keeps a truncated reply and retries it", async (t) => {
  const { page } = await openChat(t, app, { allow: NETWORK_LINES });
  answerWith({ text: WORDS, chunkSize: 8, breakAfter: 4, breakBy: "end" }, { text: "Whole this time." });
  await send(page, "The plan is late");
  await page.getByText("This reply was cut off. What arrived is kept.").waitFor();
  await statusOf(page, "The reply could not be finished").waitFor();
  await assertAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Whole this time.").waitFor();
  await page.getByText("2 / 2").waitFor();
});

test("explains a provider's refusal and keeps the typed message", async (t) => {
  const { page } = await openChat(t, app, { allow: NETWORK_LINES });
  answerWith({ status: 401 }, { text: "Back again." });
  await send(page, "The plan is late");
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await page.getByText("You said: The plan is late").waitFor();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText("Back again.").waitFor();
});

test("states that the coach is still thinking after eight seconds", async (t) => {
  const { page } = await openChat(t, app);
  const { until, come } = moment();
  answerWith({ text: "At last.", hold: { after: 0, until } });
  await send(page, "The plan is late");
  await statusOf(page, "Clarity is replying").waitFor();
  await page.getByText("Still thinking").waitFor();
  come();
  await page.getByText("At last.").waitFor();
  await statusOf(page, "Reply ready").waitFor();
});

test("follows one reply from a reload, a second tab and a restored page", async (t) => {
  const { page } = await openChat(t, app);
  const { until, come } = moment();
  answerWith({ text: `${WORDS.repeat(12)} The end.`, chunkSize: 12, delayMs: 10, hold: { after: 30, until } });
  await send(page, "The plan is late");
  await page.getByText("nobody asked you why").first().waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await page.reload();
  for (const each of [page, other]) await each.getByText("nobody asked you why").first().waitFor();
  come();
  for (const each of [page, other]) await each.getByText("The end.").waitFor();
  // A page that returns from the background on a phone has lost its connection and becomes visible again.
  await other.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await other.getByText("The end.").waitFor();
});

test("stores a message once when its request or response is lost", async (t) => {
  const { page } = await openChat(t, app, { allow: NETWORK_LINES });
  answerWith({ text: "Heard once." });
  let losses = 0;
  await page.route("**/api/chat", async (route) => {
    if (losses++ === 0) await route.fetch();
    await (losses === 1 ? route.abort() : route.continue());
  });
  await send(page, "The plan is late");
  await page.getByText("Heard once.").waitFor();
  await statusOf(page, "Reply ready").waitFor();
  const { searchParams } = new URL(page.url());
  const stored = async () => (await page.request.get(`/api/chat/messages/${searchParams.get("session")}`)).json();
  assert.equal((await stored()).length, 2);
  await page.unroute("**/api/chat");

  await page.route("**/api/chat", (route) => route.abort());
  await send(page, "And nobody asked");
  await page.getByText("No connection right now.").waitFor();
  await page.reload();
  await page.waitForFunction(() => document.querySelector("textarea")?.value === "And nobody asked");
  await page.unroute("**/api/chat");
  answerWith({ text: "Heard now." });
  await inputOf(page).press("Enter");
  await page.getByText("Heard now.").waitFor();
  await statusOf(page, "Reply ready").waitFor();
  assert.equal((await stored()).length, 4);
  assert.equal(await inputOf(page).inputValue(), "");
});

test("follows a reply only while the reader is at its end", async (t) => {
  const { page } = await openChat(t, app, { height: 600 });
  await say(page, `${"Line after line of what happened. ".repeat(60)}`);
  answerWith({ text: `${WORDS.repeat(60)} The end.`, chunkSize: 40, delayMs: 20 });
  await send(page, "And now?");
  await page.getByText("nobody asked you why").first().waitFor();
  await page.waitForFunction(
    () => document.querySelector("main ol > li:last-child")!.getBoundingClientRect().height > 300,
  );
  await waitForDistanceToEnd(page, { below: 96 });
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, -600);
  await page.getByRole("button", { name: "Jump to latest" }).waitFor();
  await page.getByText("The end.").waitFor({ state: "attached" });
  await waitForDistanceToEnd(page, { above: 300 });
  await page.getByRole("button", { name: "Jump to latest" }).click();
  await page.getByRole("button", { name: "Jump to latest" }).waitFor({ state: "hidden" });
  await waitForDistanceToEnd(page, { below: 96 });
});

test("renders Markdown without HTML or images and confirms links", async (t) => {
  const { page } = await openChat(t, app, { width: 390 });
  const text = [
    "## What you said",
    "1. **One** thing",
    "2. Another, with `code`",
    "",
    "| who | what they want from you this quarter | by when |",
    "|---|---|---|",
    "| Marcus | the budget, the team and the credit | Friday |",
    "",
    "```ts",
    `const long = "${"x".repeat(200)}";`,
    "```",
    "",
    `A word: ${"Aufmerksamkeits".repeat(12)}`,
    "",
    '<img src="https://evil.example/x.png"> <script>document.title = "owned"</script> ![x](https://evil.example/y.png)',
    "",
    "[Your bank](https://evil.example/login)",
    "",
    WORDS.repeat(300),
    "The end.",
  ].join("\n");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  answerWith({ text, chunkSize: 200 });
  await send(page, "Show me");
  await page.getByText("The end.").waitFor();
  await page.getByRole("heading", { name: "What you said" }).waitFor();
  assert.equal(await page.locator("main ol img, main ol script, main ol iframe").count(), 0);
  assert.deepEqual(
    asked.filter((url) => url.includes("evil.example")),
    [],
  );
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), false);
  await assertAccessible(page);
  await page.getByRole("button", { name: "Your bank (evil.example)" }).click();
  await page.getByRole("dialog", { name: "Open this link?" }).getByText("https://evil.example/login").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
});

test("keeps feedback and copies a reply", async (t) => {
  const { page } = await openChat(t, app);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  answerWith({ text: "A **short** answer." });
  await say(page, "The plan is late");
  const kept = page.waitForResponse("**/api/chat/feedback");
  await page.getByRole("button", { name: "Helpful", exact: true }).click();
  await kept;
  await page.getByRole("button", { name: "Copy the answer" }).click();
  await page.getByText("Copied").waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), "A **short** answer.");
  await page.reload();
  await page.getByRole("button", { name: "Helpful", exact: true, pressed: true }).waitFor();
  assert.equal(await inputOf(page).inputValue(), "");
});

test("shows the server-rendered reply until the Markdown renderer loads", async (t) => {
  const { page } = await openChat(t, app);
  answerWith({ text: "A **short** answer." });
  await say(page, "The plan is late");
  const named = await (await page.request.get(page.url())).text();
  const { until, come } = moment();
  // The page itself requests the renderer, after the scripts that its HTML names.
  await page.route("**/_next/static/**/*.js", async (route) => {
    if (!named.includes(new URL(route.request().url()).pathname)) await until;
    await route.continue();
  });
  const asked = page.waitForRequest(
    (request) => /\.js$/.test(request.url()) && !named.includes(new URL(request.url()).pathname),
  );
  const memories = page.waitForResponse("**/api/chat/memories");
  await page.reload();
  await Promise.all([asked, memories]);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  assert.equal(await page.locator("main strong").innerText(), "short");
  come();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main strong") ?? {}).some((key) => key.startsWith("__reactFiber$")),
  );
});
