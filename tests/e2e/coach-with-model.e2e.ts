import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessible } from "../support/e2e/browser.ts";
import { openChat, say } from "../support/e2e/chat-page.ts";
import { perform, repliesOf, startPractice } from "../support/e2e/practice-page.ts";
import { suite } from "../support/e2e/suite.ts";
import { type FakeOpenAi, type ModelReply, startFakeOpenAi } from "../support/fakes/fake-openai.ts";

let app: RunningApp;
let model: FakeOpenAi;
before(async () => {
  model = await startFakeOpenAi();
  suite.after(() => model.close());
  app = await startApp(suite, {
    env: { OPENAI_API_KEY: "test", OPENAI_BASE_URL: model.url, OPENAI_MODEL: "fake-model" },
  });
});

const json = (value: object): ModelReply => ({ text: JSON.stringify(value) });
const sent = () => model.calls.at(-1)?.body.messages.map(({ content }) => String(content)) ?? [];

test("keeps the directness of the coach, and shows in the account what the model receives", async (t) => {
  const { page } = await openChat(t, app);
  const isSaved = page.waitForResponse((response) => Boolean(response.request().postData()?.includes("directness")));
  await page.getByLabel("How direct:").selectOption("Direct");
  await isSaved;
  await page.reload();
  assert.equal(await page.getByLabel("How direct:").inputValue(), "direct");
  await say(page, "My board met on Friday.");
  const [instructions = "", message = ""] = sent();
  assert.match(instructions, /Their setting: direct\./);
  assert.match(message, /\]\nMy board met on Friday\.\n\n\[this turn [0-9a-f]{18}\] Today is [A-Z][a-z]+day \d/);

  await page.getByRole("link", { name: "What the coach is told" }).click();
  await page.getByRole("heading", { name: "What the coach is told" }).waitFor();
  assert.equal(await page.getByLabel("How direct:").inputValue(), "direct");
  await page.getByText("Show the text as it would be sent now with your last message").click();
  const shown = (await page.locator("details li p").allTextContents()).join("");
  const titles = await page.locator("details li h3").allTextContents();
  assert.deepEqual([titles[0], titles.at(-1)], ["Its instructions, the same for everybody", "The line for this turn"]);
  // The stored time may be a minute later than the time of sending.
  const withoutMinutes = (text: string) => text.replace(/, \d\d:\d\d\]/, "]");
  assert.equal(withoutMinutes(shown), withoutMinutes(instructions + message));
  await assertAccessible(page);
  for (const width of [320, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `${overflow} px too wide at ${width}`);
  }
});

test("a practice that the model offers by its title starts with one press", async (t) => {
  const { page } = await openChat(t, app);
  model.next({ text: 'Two good options, then. "Decide" weighs them in a quarter of an hour.' });
  await say(page, "Hamburg or Lyon for the new plant, I go back and forth.");
  const [instructions = ""] = sent();
  assert.match(instructions, /"Decide", "Delegate"/);
  await page.getByRole("button", { name: 'Start "Decide" (15 min)' }).click();
  await page
    .getByText(/step 1 of/i)
    .first()
    .waitFor();
});

test("a question about danger that the model's check raises is answered by its buttons", async (t) => {
  model.onRisk(({ body }) => ({
    text: JSON.stringify(body.messages).includes("my calendar")
      ? '{"answer":"ask","kind":"suicide"}'
      : '{"answer":"none"}',
  }));
  t.after(() => model.onRisk({ text: '{"answer":"none"}' }));
  const { page } = await openChat(t, app, { width: 390 });
  await say(page, "From Friday on I don't need my calendar any more.");
  await repliesOf(page).getByText("are you thinking about ending your life?").waitFor();
  const choices = page.getByRole("group", { name: "What you may say next" });
  await choices.getByRole("button", { name: "Yes", exact: true }).waitFor();
  await choices.getByRole("button", { name: "No, you misread me" }).click();
  await repliesOf(page).getByText("Thank you for telling me plainly.").waitFor();
  assert.equal(await choices.count(), 0);
});

test("in a practice the model asks about an answer, and its sentences on the page are marked as its own", async (t) => {
  const sentence = "The moment is ten to five; the laptop is the sign.";
  const connects = (text: string) => text.startsWith("A person has answered the steps of a coaching practice");
  model.always(({ body }) =>
    connects(String(body.messages[0]?.content))
      ? json({ sentences: [{ heading: "My plan", text: sentence }] })
      : json({ ask: "", line: "" }),
  );
  t.after(() => model.always({ text: "I see." }));
  const { page } = await openChat(t, app, { width: 390 });
  await startPractice(page, "From a wish");
  await perform(page, { say: "Leave at six twice a week" });
  await perform(page, { say: "Dinner with the kids." });
  await perform(page, { number: 4 });
  model.next(json({ ask: "What do you fear to miss in the mail?" }));
  await perform(page, { say: "I look into the mail at ten to five." });
  await repliesOf(page).getByText("What do you fear to miss in the mail?").waitFor();
  await perform(page, { say: "A word of my chair." });
  await perform(page, { say: "When it is ten to five, I shut the laptop." });
  await perform(page, { number: 6 });
  await perform(page, { press: "Skip" });
  await perform(page, { day: "2031-03-04", time: "09:30" });
  await page.getByRole("link", { name: /Open the page/ }).click();
  const article = page.getByRole("article");
  await article.getByText("A word of my chair.").waitFor();
  assert.equal(await article.locator("em").filter({ hasText: sentence }).count(), 1);
  await article.getByText("In italics: worded by the language model from your answers.").waitFor();
});
