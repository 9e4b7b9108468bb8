import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessible } from "../support/e2e/browser.ts";
import { inputOf, openChat, say, send, statusOf } from "../support/e2e/chat-page.ts";
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

test("answers by a button, and opens a text in the message field to be changed by hand", async (t) => {
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
  await choices.getByRole("button", { name: "Edit the text" }).click();
  assert.match(await inputOf(page).inputValue(), /^My version:\n\nHi Tom,\n\n/);
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
