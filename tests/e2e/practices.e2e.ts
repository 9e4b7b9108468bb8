import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessible } from "../support/e2e/browser.ts";
import { inputOf, openChat, openSignedIn, say, send } from "../support/e2e/chat-page.ts";
import { beginByCalls, walkByCalls } from "../support/e2e/practice-calls.ts";
import { perform, repliesOf, startPractice } from "../support/e2e/practice-page.ts";
import { PEOPLE, type Person } from "../support/e2e/practice-people.ts";
import { suite } from "../support/e2e/suite.ts";

let app: RunningApp;
before(async () => {
  app = await startApp(suite);
});

const normal = (text: string) => text.replace(/\s+/g, " ").toLowerCase();

/**
 * Each kind of control, each button and a reload are used in the browser by one of these, by the decider of the test
 * with the keyboard, or in a test of its own. The others send the calls that the controls send.
 */
const IN_BROWSER = ["changes their mind and goes back", "reloads at every step", "maps people"];
const REHEARSER = "ends the rehearsal early";
const STEPS_BEFORE_REHEARSAL = 5;
/** The long walks animate nothing, which saves a sixth of the browser's CPU time; the shorter tests do. */
const STILL_PHONE = { width: 390, reducedMotion: "reduce" } as const;
const DECIDER = "decides with the controls";

const personWho = (wanted: string): Person => {
  const person = PEOPLE.find(({ manner }) => manner === wanted);
  assert.ok(person, wanted);
  return person;
};

async function assertPageOf({ expects }: Person, page: Page): Promise<void> {
  const article = page.getByRole("article");
  await article.waitFor();
  const text = await article.innerText();
  for (const words of expects) assert.ok(normal(text).includes(normal(words)), `'${words}' in:\n${text}`);
  assert.doesNotMatch(text, /\{\{|undefined|\bnull\b/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `the page is ${overflow} px too wide`);
}

for (const manner of IN_BROWSER) {
  const person = personWho(manner);
  test(`${person.practice}: somebody ${manner} reaches a page at 390 px`, async (t) => {
    const { page } = await openChat(t, app, STILL_PHONE);
    await startPractice(page, person.practice);
    for (const action of person.actions) await perform(page, action);
    await page.getByRole("link", { name: /Open the page/ }).click();
    await assertPageOf(person, page);
  });
}

test("Prepare a hard conversation: somebody ends the rehearsal early and reaches a page at 390 px", async (t) => {
  const { page } = await openSignedIn(t, app, STILL_PHONE);
  const person = personWho(REHEARSER);
  const prepared = person.actions.slice(0, STEPS_BEFORE_REHEARSAL);
  await page.goto(await beginByCalls(page, app, { ...person, actions: prepared }));
  await page.getByRole("region", { name: `Practice: ${person.practice}` }).waitFor();
  for (const action of person.actions.slice(STEPS_BEFORE_REHEARSAL)) await perform(page, action);
  await page.getByRole("link", { name: /Open the page/ }).click();
  await assertPageOf(person, page);
});

for (const person of PEOPLE.filter(({ manner }) => ![...IN_BROWSER, REHEARSER, DECIDER].includes(manner))) {
  test(`${person.practice}: somebody ${person.manner} gets a page that fits 390 px`, async (t) => {
    const { page } = await openSignedIn(t, app, { width: 390 });
    await page.goto(await walkByCalls(page, app, person));
    await assertPageOf(person, page);
  });
}

const WISH = ["Leave at six twice a week", "Dinner with the kids."];

test("an answer with a remark returns to the field for editing, and is accepted as it is by one press", async (t) => {
  const { page } = await openChat(t, app);
  await startPractice(page, "After-action review");
  await perform(page, { say: "The pitch" });
  await perform(page, { say: "A pilot." });
  await perform(page, { say: "She was unprofessional" });
  await page.getByRole("button", { name: "Keep it", exact: true }).waitFor();
  assert.equal(await inputOf(page).inputValue(), "She was unprofessional");
  await perform(page, { say: "She left after ten minutes." });
  await page.getByText("Step 4 of 7", { exact: true }).waitFor();
  assert.equal(await inputOf(page).inputValue(), "");
  await perform(page, { press: "Back" });
  await perform(page, { say: "She was unprofessional" });
  await perform(page, { press: "Keep it" });
  await page.getByText("Step 4 of 7", { exact: true }).waitFor();
});

test("a stopped practice is listed among the pages a day later and resumes where it stopped", async (t) => {
  const { page } = await openChat(t, app, { width: 390 });
  await startPractice(page, "After-action review");
  await perform(page, { say: "The Nordbank pitch" });
  await perform(page, { press: "Stop" });
  await withClient(app.databaseUrl, async (client) => {
    const latest = await client.query("SELECT user_id FROM practice_runs ORDER BY created_at DESC LIMIT 1");
    for (const table of ["practice_runs", "chat_messages", "conversations"])
      await client.query(
        `UPDATE ${table} SET created_at = created_at - interval '1 day', updated_at = updated_at - interval '1 day'
        WHERE user_id = $1`,
        [latest.rows[0].user_id],
      );
  });
  await page.goto("/chat/pages");
  await page.getByRole("link", { name: /^After-action review: The Nordbank pitch\s*Step 2 of 7/ }).click();
  await perform(page, { press: "Go on" });
  await page.getByText("Step 2 of 7", { exact: true }).waitFor();
  await perform(page, { say: "To leave with a pilot for one branch." });
  await page.getByText("Step 3 of 7", { exact: true }).waitFor();
});

test("a second tab cannot overwrite an answer of the first, and keeps its own text", async (t) => {
  const { page } = await openChat(t, app);
  await startPractice(page, "From a wish");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("region", { name: /^Practice: / }).waitFor();
  await perform(page, { say: WISH[0] ?? "" });
  const refused = other.waitForResponse((response) => response.status() === 409);
  await send(other, "Something else");
  await refused;
  await other.getByText("went on in another tab").waitFor();
  await other.getByText("Step 2 of 8", { exact: true }).waitFor();
  assert.equal(await inputOf(other).inputValue(), "Something else");
});

test("an answer sent offline stays in the field and is accepted when the connection returns", async (t) => {
  const { page } = await openChat(t, app, { allow: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] });
  await startPractice(page, "From a wish");
  await page.context().setOffline(true);
  await send(page, WISH[0] ?? "");
  await page.getByText("No connection right now. Your answer is still here").waitFor();
  assert.equal(await inputOf(page).inputValue(), WISH[0]);
  await page.context().setOffline(false);
  await perform(page, { say: WISH[0] ?? "" });
  await page.getByText("Step 2 of 8", { exact: true }).waitFor();
});

test("an offer of the coach starts its practice by keyboard at 320 px, and is hidden while it runs", async (t) => {
  const { page } = await openChat(t, app, { width: 320 });
  const button = page.getByRole("button", { name: /^Start "Delegate"/ });
  await say(page, "How do I stop micromanaging?");
  await button.waitFor();
  await assertAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `the page is ${overflow} px too wide`);
  await page.reload();
  // A button that cannot be pressed yet takes no focus.
  await page.getByRole("button", { name: /^Start "Delegate"/, disabled: false }).waitFor();
  await button.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Practice: Delegate" }).waitFor();
  await page.getByText("Step 1 of", { exact: false }).first().waitFor();
  assert.equal(await button.count(), 0);
  await page.reload();
  await page.getByRole("region", { name: "Practice: Delegate" }).waitFor();
  assert.equal(await button.count(), 0);
});

test("an offer that is not accepted disappears with the next message", async (t) => {
  const { page } = await openChat(t, app);
  const button = page.getByRole("button", { name: /^Start "Delegate"/ });
  await say(page, "How do I stop micromanaging?");
  await button.waitFor();
  await say(page, "They are late with everything");
  assert.equal(await button.count(), 0);
});

test("a remark is announced, an error is tied to its field, and the focus follows the step", async (t) => {
  const { page } = await openChat(t, app, { allow: [/Failed to load resource/] });
  const announced = page.locator("p[role=status].sr-only").filter({ hasText: /^Step / });
  await startPractice(page, "Decide");
  await announced.filter({ hasText: "Step 1 of 10" }).waitFor();
  await perform(page, { say: "Who takes over Lyon?" });
  await perform(page, { press: "Skip" });
  const list = page.getByRole("region", { name: "Practice: Decide" });
  await list.getByLabel("Entry 1", { exact: true }).fill("Sofia");
  await list.getByRole("button", { name: "Answer", exact: true }).click();
  await list.getByRole("alert").waitFor();
  const described = await list.getByLabel("Entry 1", { exact: true }).getAttribute("aria-describedby");
  assert.match(await page.locator(`#${described}`).innerText(), /at least 3/);
  await perform(page, { list: ["Sofia", "Outside search", "Do nothing"] });
  await announced.filter({ hasText: /Step 4 of 10\. By what will you judge them/ }).waitFor();
  assert.equal(await announced.count(), 1);
  const first = list.getByLabel("Entry 1", { exact: true });
  assert.equal(await first.evaluate((element) => element === document.activeElement), true);
  await perform(page, { list: ["Ready on day one", "Trusted on site"] });
  await perform(page, { rateAll: 4 });
  await repliesOf(page).getByRole("table").waitFor();
});

test("the value of a control survives a reload", async (t) => {
  const { page } = await openChat(t, app);
  await startPractice(page, "Weekly review");
  await page.getByLabel("Entry 1", { exact: true }).fill("Budget agreed");
  await page.reload();
  await page.getByLabel("Entry 1", { exact: true }).waitFor();
  assert.equal(await page.getByLabel("Entry 1", { exact: true }).inputValue(), "Budget agreed");
});

test("a sign of danger in an answer gets the coach's safety reply, and the practice waits", async (t) => {
  const { page } = await openChat(t, app);
  await startPractice(page, "From a wish");
  await send(page, "I want to kill myself");
  await page
    .getByText(/116 123|988|112/)
    .first()
    .waitFor();
  await page.getByText(/is paused at step 1 of 8/).waitFor();
  await page.getByRole("button", { name: "Go on", exact: true }).waitFor();
});

test("a question about a possible danger is shown beside the step, and one press continues", async (t) => {
  const { page } = await openChat(t, app, { width: 320 });
  await startPractice(page, "From a wish");
  await perform(page, { say: "Everyone would be better off without me." });
  await page.getByRole("status").filter({ hasText: "are you thinking about ending your life?" }).waitFor();
  await page.getByRole("link", { name: "findahelpline.com" }).waitFor();
  await assertAccessible(page);
  await page.reload();
  const goOn = page.getByRole("button", { name: "No, go on" });
  await goOn.waitFor();
  await goOn.press("Enter");
  await repliesOf(page).getByText("We go on where we were.").waitFor();
  assert.equal(await goOn.count(), 0);
});

test("a page is edited, restored to an earlier text, deleted and restored, and the search finds it", async (t) => {
  const { page } = await openSignedIn(t, app);
  await page.goto(await walkByCalls(page, app, personWho("broken English")));
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("The page, as Markdown").fill("# Speak first\n\nKingfisher");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const heading = page.getByRole("heading", { name: "Speak first" });
  await heading.waitFor();
  const [large, text] = await Promise.all(
    [heading, page.getByText("Kingfisher")].map((part) =>
      part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
    ),
  );
  assert.ok((large ?? 0) > 1.5 * (text ?? 0), "a heading stands out from the text");
  await assertAccessible(page);
  await page.getByText("Earlier versions (1)").click();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await page.getByText("I want speak in english").first().waitFor();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Restore it" }).click();
  await page.getByRole("article").waitFor();
  await page.getByText("Change an answer and write the page again").click();
  await page.getByRole("button", { name: /How sure are you, now/ }).click();
  await page.getByText("Step 3 of 8", { exact: true }).waitFor();
  await perform(page, { number: 1 });
  await page
    .getByRole("link", { name: /Open the page/ })
    .last()
    .click();
  await page.getByText("1 of 10 before").waitFor();
});

const controlsOf = (page: Page): Promise<string> =>
  page
    .getByRole("region", { name: /^Practice: / })
    .locator("button, input, textarea")
    .evaluateAll((parts) => parts.map((part) => `${part.tagName} ${part.textContent}`).join("\n"));

test("a practice works with the keyboard alone, and none of its states has an accessibility finding", async (t) => {
  const { page } = await openChat(t, app, STILL_PHONE);
  // The streamed page stands hidden until its scripts show it; a hidden field takes no focus.
  await inputOf(page).waitFor();
  await page.keyboard.press("Tab");
  await inputOf(page).focus();
  await page.keyboard.type("/decide");
  await page.getByRole("region", { name: "Practices" }).waitFor();
  await assertAccessible(page);
  await page.keyboard.press("Enter");
  await page.getByText("Step 1 of", { exact: false }).first().waitFor();
  const decider = personWho(DECIDER);
  const examined = new Set<string>();
  for (const action of decider.actions) {
    // Later runs see the earlier messages as well: a step with the controls of an earlier one adds nothing to examine.
    const controls = await controlsOf(page);
    if (!examined.has(controls)) await assertAccessible(page);
    examined.add(controls);
    await perform(page, action);
  }
  const card = page.getByRole("link", { name: /Open the page/ });
  await card.waitFor();
  await assertAccessible(page);
  await card.press("Enter");
  await assertPageOf(decider, page);
});
