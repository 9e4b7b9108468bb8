import assert from "node:assert/strict";
import { before, test } from "node:test";
import pg from "pg";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessible } from "../support/e2e/browser.ts";
import { inputOf, openChat, say, send, statusOf, waitForDistanceToEnd } from "../support/e2e/chat-page.ts";
import { suite } from "../support/e2e/suite.ts";

let app: RunningApp;
before(async () => {
  app = await startApp(suite);
});

for (const width of [390, 1440]) {
  test(`starts, reloads, renames, deletes and restores a conversation at ${width} px`, async (t) => {
    const { page } = await openChat(t, app, { width });
    await page.getByRole("heading", { name: "Start a conversation" }).waitFor();
    await assertAccessible(page);

    await say(page, "I was passed over for a promotion that I had been promised");
    assert.match(page.url(), /\/chat\?session=/);
    await page.getByText("Clarity said:").waitFor({ state: "attached" });
    await assertAccessible(page);
    await page.reload();
    await page.getByText("You said: I was passed over for a promotion that I had been promised").waitFor();

    const list = async () => {
      if (width < 768) await page.getByRole("button", { name: "Open conversations" }).click();
      return page.getByRole("navigation", { name: "Conversations" });
    };
    const nav = await list();
    await nav.getByRole("link", { name: /I was passed over for/ }).waitFor();
    await nav.getByRole("button", { name: "Rename I was passed over for" }).click();
    await nav.getByLabel("Conversation title").fill("Promotion");
    await page.keyboard.press("Enter");
    await nav.getByRole("link", { name: /Promotion/ }).waitFor();
    await nav.getByRole("button", { name: "Rename Promotion" }).click();
    await nav.getByLabel("Conversation title").fill("Something else");
    await nav.getByRole("button", { name: "Keep the old title" }).click();
    await nav.getByRole("link", { name: /Promotion/ }).waitFor();

    await nav.getByRole("button", { name: "Delete Promotion" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
    await page.getByRole("heading", { name: "Start a conversation" }).waitFor({ state: "attached" });
    assert.equal(new URL(page.url()).search, "");
    await page.getByRole("button", { name: "Undo" }).click();
    await page
      .getByRole("link", { name: /Promotion/, includeHidden: true })
      .first()
      .waitFor({ state: "attached" });
  });
}

test("answers by a button, and opens a text in the message field for a change", async (t) => {
  const { page } = await openChat(t, app, { width: 390 });
  await say(page, "My analyst keeps missing deadlines, draft a mail to Tom");
  const choices = page.getByRole("group", { name: "What you may say next" });
  await choices.getByRole("button", { name: "Firmer" }).click();
  await page.getByText("You said: Firmer").waitFor();
  await choices.getByRole("button", { name: "Edit the text" }).waitFor();
  await page.reload();
  await choices.getByRole("button", { name: "Fill in" }).click();
  await assertAccessible(page);
  for (const blank of await page.locator("form input[name^=blank]").all()) await blank.fill("Monday");
  await page.getByRole("button", { name: "Use this text" }).click();
  await page.getByText("I have your version").waitFor();
  await send(page, "add: You never hand in the forecast");
  await page.getByText(/The text stands in the message field, with your words below it/).waitFor();
  await choices.getByRole("button", { name: "Edit the text" }).click();
  assert.match(
    await inputOf(page).inputValue(),
    /^My version:\n\nHi Tom,\n\n[^]*\n\nadd: You never hand in the forecast$/,
  );
  await page.keyboard.press("Enter");
  await page.getByText(/With 'never' one counter-example is enough/).waitFor();
  await assertAccessible(page);
});

test("keeps earlier versions of edited messages and regenerated replies", async (t) => {
  const { page } = await openChat(t, app);
  await say(page, "I want to lead a bigger team");
  await page.getByRole("button", { name: "Answer again" }).click();
  await page.getByText("2 / 2").waitFor();
  await page.getByRole("button", { name: "Earlier version" }).click();
  await page.getByText("1 / 2").waitFor();
  await page.getByText("You said: I want to lead a bigger team").hover();
  await page.getByRole("button", { name: "Edit your message" }).click();
  await page.getByRole("textbox", { name: "Edit your message" }).fill("I want to lead a smaller team");
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText("You said: I want to lead a smaller team").waitFor();
  await page.getByText("2 / 2").waitFor();
});

// The browser logs a response with an error status, and a call without a network.
const NETWORK_LINES = [/Failed to load resource/];

test("sends an offline message once when the network returns", async (t) => {
  const { page } = await openChat(t, app, { allow: NETWORK_LINES });
  await say(page, "I want to lead a bigger team");
  await page.context().setOffline(true);
  await send(page, "Nobody asked me");
  const notice = statusOf(page, "No connection right now.");
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: "hidden" });
  await statusOf(page, "Reply ready").waitFor();
  await page.reload();
  await page.getByText("You said: Nobody asked me").waitFor();
  assert.equal(await page.getByText("You said: Nobody asked me").count(), 1);
});

test("opens a new chat for an unknown id and keeps the draft when the session ends", async (t) => {
  const { page } = await openChat(t, app, { allow: NETWORK_LINES });
  await page.goto("/chat?session=unknown-conversation");
  await page.getByRole("alert").filter({ hasText: "This conversation no longer exists." }).waitFor();
  await page.getByRole("heading", { name: "Start a conversation" }).waitFor();
  assert.equal(new URL(page.url()).search, "");
  await say(page, "I want to lead a bigger team");

  await page.context().clearCookies({ name: "clarity-session" });
  await send(page, "Said too late");
  const alert = page.getByRole("alert").filter({ hasText: "You have been signed out." });
  await alert.getByRole("link", { name: "Sign in" }).waitFor();
  assert.equal(await inputOf(page).inputValue(), "Said too late");
});

test("announces the first reply on a slow phone and returns with Back", async (t) => {
  const { page } = await openChat(t, app, { width: 390 });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await say(page, "I want to lead a bigger team");
  await page.goBack();
  await page.getByRole("heading", { name: "Start a conversation" }).waitFor();
  await page.goForward();
  await page.getByText("You said: I want to lead a bigger team").waitFor();
});

test("stores nothing of an off-the-record conversation", async (t) => {
  const { page } = await openChat(t, app);
  await page.getByRole("button", { name: "Off the record" }).click();
  await say(page, "Between us: I want to quit");
  await page.getByText("Your conversations will be listed here.").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: "Start a conversation" }).waitFor();
  assert.equal(await page.getByText("Between us").count(), 0);
});

const MESSAGES = 2_000;
const CONVERSATIONS = 300;

const CONVERSATIONS_SQL = `
  INSERT INTO conversations (id, user_id, title, conversation_type, created_at, updated_at)
  SELECT 'c' || n || '-' || u.id, u.id, 'Talk number ' || n, 'coaching', now() - n * interval '3 hours', now() - n * interval '3 hours'
  FROM generate_series(1, $2::int) n, try_users u WHERE u.email = $1`;
const MESSAGES_SQL = `
  INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id, created_at, updated_at)
  SELECT 'm' || n || '-' || u.id, 'c1-' || u.id, u.id, CASE WHEN n % 2 = 1 THEN 'user' ELSE 'assistant' END,
    'Message ' || n || '. ' || repeat('We had agreed on it and nothing moved. ', 1 + n % 5), 'complete',
    CASE WHEN n > 1 THEN 'm' || (n - 1) || '-' || u.id END, now() - ($2::int - n) * interval '2 hours', now()
  FROM generate_series(1, $2::int) n, try_users u WHERE u.email = $1 ORDER BY n`;

async function seed(email: string, { messages }: { messages: number }): Promise<void> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    await client.query(CONVERSATIONS_SQL, [email, CONVERSATIONS]);
    if (messages > 0) await client.query(MESSAGES_SQL, [email, messages]);
  } finally {
    await client.end();
  }
}

test("opens 2,000 messages at the end and pages backwards without moving the view", async (t) => {
  const { page, email } = await openChat(t, app);
  await seed(email, { messages: MESSAGES });
  await page.reload();
  await page.getByRole("link", { name: /^Talk number 1 \D/ }).click();
  await page.getByText(`Message ${MESSAGES}.`).first().waitFor();
  await page.reload();
  await page.getByText(`Message ${MESSAGES}.`).first().waitFor();
  await page.locator("main ol time").first().waitFor();
  await waitForDistanceToEnd(page, { below: 96 });
  assert.equal(await page.locator("main ol > li").count(), 60);
  assert.ok((await page.locator("main ol time").count()) >= 5, "a date where the day changes");

  // The topmost visible message must not move when a page is added above it.
  const moved = await page.evaluate(async () => {
    const items = () => [...document.querySelectorAll("main ol > li")];
    let scroller = document.querySelector("main ol")!.parentElement!;
    while (getComputedStyle(scroller).overflowY !== "auto") scroller = scroller.parentElement!;
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    scroller.scrollTop = 800;
    await frames();
    scroller.scrollTop = 300;
    const seen = items().find((item) => item.getBoundingClientRect().top > 80)!;
    const before = seen.getBoundingClientRect().top;
    const count = items().length;
    for (let turn = 0; turn < 600 && items().length === count; turn++) await frames();
    await frames();
    if (items().length === count) throw new Error("no earlier page came");
    return Math.abs(seen.getBoundingClientRect().top - before);
  });
  assert.ok(moved < 24, `what was read moved by ${moved} px`);
  await say(page, "One more thing about it");
  await waitForDistanceToEnd(page, { below: 96 });
});

test("lists, searches, pins, deletes and restores among 300 conversations", async (t) => {
  const { page, email } = await openChat(t, app);
  await seed(email, { messages: 40 });
  await page.reload();
  const nav = page.getByRole("navigation", { name: "Conversations" });
  await nav.getByRole("link", { name: "Talk number 100" }).waitFor();
  assert.equal(await nav.getByRole("link").count(), 100);
  for (const last of [100, 200]) {
    await nav.getByRole("link", { name: `Talk number ${last}` }).waitFor();
    await nav.evaluate((element) => (element.scrollTop = element.scrollHeight));
  }
  await nav.getByRole("link", { name: "Talk number 300" }).waitFor();
  assert.equal(await nav.getByRole("link").count(), CONVERSATIONS);

  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Words to look for" }).fill("agreed nothing moved");
  await page.getByRole("option").first().waitFor();
  await assertAccessible(page);
  await page.keyboard.press("Enter");
  await page.getByText("Message 40.").first().waitFor();
  await page.keyboard.press("Meta+k");
  await page.getByRole("combobox", { name: "Words to look for" }).fill("number 250");
  await page.getByRole("option", { name: /Talk number 250/ }).click();
  await page.waitForURL(/session=c250/);

  await nav.getByRole("button", { name: "Pin Talk number 250" }).click();
  await page.getByRole("heading", { name: "Pinned" }).waitFor();
  assert.match((await nav.getByRole("link").first().textContent()) ?? "", /Talk number 250/);

  await page.getByRole("button", { name: "Select several conversations" }).click();
  await page.getByRole("button", { name: "All", exact: true }).click();
  await page.getByRole("button", { name: `Delete ${CONVERSATIONS}` }).click();
  const dialog = page.getByRole("alertdialog", { name: `Delete ${CONVERSATIONS} conversations?` });
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("heading", { name: "Start a conversation" }).waitFor();
  assert.equal(new URL(page.url()).search, "");
  await page.getByText("Your conversations will be listed here.").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await nav.getByRole("link", { name: "Talk number 250" }).waitFor();
});

test("keeps a draft for each conversation across reloads", async (t) => {
  const { page } = await openChat(t, app);
  await say(page, "I want to lead a bigger team");
  await inputOf(page).fill("half a thought about the team");
  await page.getByRole("button", { name: "New Chat" }).click();
  await page.getByRole("heading", { name: "Start a conversation" }).waitFor();
  await inputOf(page).fill("something new");
  await page.getByRole("link", { name: /I want to lead/ }).click();
  await page.getByText("You said: I want to lead a bigger team").waitFor();
  await page.waitForFunction(() => document.querySelector("textarea")?.value === "half a thought about the team");
  await page.reload();
  await page.waitForFunction(() => document.querySelector("textarea")?.value === "half a thought about the team");
  await page.getByRole("button", { name: "New Chat" }).click();
  await page.waitForFunction(() => document.querySelector("textarea")?.value === "something new");
});

test("saves, shows, edits, forgets and restores a memory", async (t) => {
  const { page } = await openChat(t, app);
  await say(page, "I have two kids and I work best in the morning.");
  await page
    .getByText(/Remembered:/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "What Clarity knows about you" }).click();
  const dialog = page.getByRole("dialog", { name: "What Clarity knows about you" });
  await dialog.getByRole("button", { name: "Edit this" }).first().click();
  await dialog.getByRole("textbox", { name: "What should be remembered" }).fill("I have two kids, nine and eleven");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("“I have two kids, nine and eleven”").waitFor();
  await assertAccessible(page);
  await dialog.getByText("“I have two kids, nine and eleven”").waitFor();
  await dialog.getByRole("button", { name: "Forget this" }).first().click();
  await dialog.getByRole("button", { name: /^Undo forgetting/ }).click();
  await dialog.getByText("“I have two kids, nine and eleven”", { exact: true }).waitFor();
});

test("traps focus in the phone drawer and restores it on Escape", async (t) => {
  const { page } = await openChat(t, app, { width: 320, height: 640 });
  await say(page, "I want to lead a bigger team");
  const opener = page.getByRole("button", { name: "Open conversations" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Conversations" }).waitFor();
  await assertAccessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("dialog", { name: "Conversations" }).waitFor({ state: "hidden" });
  await page.waitForFunction(() => document.activeElement?.getAttribute("aria-label") === "Open conversations");
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), false);
});

test("keeps room for the conversation on a very narrow phone", async (t) => {
  const { page } = await openChat(t, app, { width: 320, height: 640 });
  await page.getByText("From the offline coach, not a language model.").waitFor();
  const field = await inputOf(page).boundingBox();
  const below = 640 - ((field?.y ?? 0) + (field?.height ?? 0));
  assert.ok(below <= 90, `${below} px below the input`);
});

test("lets the page scroll where the fixed parts would leave no room, as at 400 % zoom", async (t) => {
  const { page } = await openChat(t, app, { width: 320, height: 256 });
  await say(page, "I want to lead a bigger team");
  const header = await page.getByRole("banner").boundingBox();
  const input = await inputOf(page).boundingBox();
  const room = (input?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
  assert.ok(room > 150, `${room} px for the conversation`);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth), false);
});

test("shows notices below the input on a phone, where they cover no answer", async (t) => {
  const { page } = await openChat(t, app, { width: 390, height: 700, reducedMotion: "reduce" });
  await say(page, "I want to lead a bigger team");
  await page.getByRole("button", { name: "Copy the answer" }).click();
  const notice = await page.locator("[data-sonner-toast]").boundingBox();
  const input = await inputOf(page).boundingBox();
  assert.ok(notice && input);
  assert.ok(notice.y >= input.y + input.height, `the notice begins at ${notice.y}, the input ends below it`);
  assert.ok(notice.y + notice.height <= 700);
});

test("keeps the input visible above an on-screen keyboard", async (t) => {
  const { page } = await openChat(t, app, { width: 390, height: 800 });
  await inputOf(page).click();
  const bottom = await page.evaluate(async () => {
    const view = window.visualViewport!;
    Object.defineProperty(view, "height", { value: 460, configurable: true });
    view.dispatchEvent(new Event("resize"));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.querySelector("textarea")!.getBoundingClientRect().bottom;
  });
  assert.ok(bottom <= 460, `the input ends at ${bottom} px of 460`);
});
