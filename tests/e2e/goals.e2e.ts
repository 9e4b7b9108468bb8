import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { makeReport, person } from "../../scripts/lib/demo/seed.ts";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessible, assertAccessibleInBothThemes, grantAccess, openPage } from "../support/e2e/browser.ts";
import { openChat, say } from "../support/e2e/chat-page.ts";
import { suite } from "../support/e2e/suite.ts";
import { Visitor } from "../support/e2e/visitor.ts";
import { waitFor } from "../support/wait-for.ts";

let app: RunningApp;
before(async () => {
  app = await startApp(suite);
});

async function assertFits(page: Page): Promise<void> {
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `${overflow} px too wide at ${width}`);
  }
  await page.setViewportSize({ width: 390, height: 844 });
}

async function assertTwoScreens(page: Page): Promise<void> {
  const screens = await page.getByRole("region", { name: "Today" }).evaluate((element) => {
    let scroller: Element | null = element;
    while (scroller && getComputedStyle(scroller).overflowY !== "auto") scroller = scroller.parentElement;
    return scroller ? scroller.scrollHeight / scroller.clientHeight : 0;
  });
  assert.ok(screens > 0 && screens <= 2, `${screens} screens: it takes more than one scroll`);
}

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Berlin" }).format(new Date());

test("a stated plan is saved by one press, opens the next conversation on its day, and is asked about once", async (t) => {
  const { page } = await openChat(t, app, { width: 390, timezoneId: "Europe/Berlin" });
  const saysZone = page.waitForResponse((response) => Boolean(response.request().postData()?.includes("timeZone")));
  await page.reload();
  await saysZone.catch(() => undefined);
  await say(page, "It is settled. I'll call Jo today at 23:58.");
  const offer = page.getByRole("region", { name: "Keep this as a commitment?" });
  await offer.getByText("“I'll call Jo today at 23:58.”").waitFor();
  await offer.getByText(/Due: \p{L}+day, \d+ \p{L}+ \d{4}, 23:58, Europe\/Berlin/u).waitFor();
  await assertAccessible(page);
  await offer.getByRole("button", { name: "Keep it" }).press("Enter");
  await page.getByText("Saved. You find it under").waitFor();

  await page.goto("/chat");
  const due = page.getByRole("region", { name: "Today" });
  await due.getByText("I'll call Jo today at 23:58.").waitFor();
  await due.getByText("Due today").waitFor();
  await assertAccessible(page);
  await assertFits(page);

  // Makes it due.
  const [{ id } = { id: "" }] = (await (await page.request.get("/api/commitments")).json()) as { id: string }[];
  const hour = { due: { date: today(), time: "00:00" }, timeZone: "Europe/Berlin" };
  const changed = await page.request.patch(`/api/commitments/${id}`, { data: hour, headers: { origin: app.url } });
  assert.ok(changed.ok(), await changed.text());
  await page.reload();
  await say(page, "My week was long.");
  await page.getByText("How did it go? You can record the answer below.").waitFor();
  const raised = page.getByRole("list", { name: "What is due" });
  await raised.getByRole("button", { name: "Done" }).click();
  await raised.getByLabel(/What happened/).fill("She agreed.");
  await raised.getByRole("button", { name: "Done" }).click();
  await raised.waitFor({ state: "detached" });

  await page.goto("/chat");
  await say(page, "Something else now.");
  assert.equal(await page.getByText("How did it go?").count(), 0);
  await page.goto("/goals");
  await page.getByText("In the last 12 weeks: 1 done, 0 moved, 0 let go.").waitFor();
  await page.getByText("Past commitments").click();
  await page.getByText("“She agreed.”").waitFor();
});

test("creates goals, and commitments by hand and from a message, moves and deletes them, in both themes", async (t) => {
  const { page } = await openChat(t, app, { width: 390, timezoneId: "Europe/Berlin" });
  await say(page, "Jonas runs the daily business soon.");
  await page.getByText("You said: Jonas").locator("..").click();
  await page.getByRole("button", { name: "Keep as a commitment" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Keep as a commitment" });
  await dialog.getByLabel("What I will do").fill("Brief Jonas");
  await dialog.getByText("Without a date you will not be reminded.").waitFor();
  await dialog.getByLabel("Day", { exact: true }).fill(today());
  await dialog.getByText(/^Due: /).waitFor();
  await assertAccessibleInBothThemes(page);
  await dialog.getByRole("button", { name: "Keep", exact: true }).click();
  await dialog.waitFor({ state: "detached" });

  await page.goto("/goals");
  await page.getByRole("button", { name: "Add a goal" }).click();
  await page.getByLabel("What is different when you reach the goal?").fill("Jonas runs the daily business");
  await page.getByLabel("How will you measure it?").fill("Hours a week in his meetings");
  await page.getByLabel("Target").fill("2");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Jonas runs the daily business" }).waitFor();
  await page.getByLabel("Hours a week in his meetings: now").fill("6,5");
  await page.getByRole("button", { name: "Record" }).click();
  await page.getByText("Hours a week in his meetings: 6.5, target 2").waitFor();

  await page.getByRole("button", { name: "Not yet" }).click();
  await page.getByLabel(/What got in the way/).fill("A quiet hour was missing.");
  await page.getByLabel("New day").fill("2099-12-01");
  await assertAccessibleInBothThemes(page);
  await assertFits(page);
  await page.getByRole("button", { name: "Move it" }).click();
  await page.getByText("Due: Tuesday, 1 December 2099", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Delete: Brief Jonas" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await page.getByText("No open commitments.").waitFor();
  await assertAccessibleInBothThemes(page);
});

test("goals require the access code and a sign-in", async (t) => {
  const page = await openPage(t, app);
  await page.goto("/goals");
  assert.match(page.url(), /\/access\?redirect=/);
  await grantAccess(page, app);
  await page.goto("/goals");
  assert.match(page.url(), /\/try/);
});

test("Today fits many items into two phone screens, in both themes", async (t) => {
  const { page } = await openChat(t, app, { width: 390, timezoneId: "Europe/Berlin" });
  const region = page.getByRole("region", { name: "Today" });
  await region.getByText("Nothing is due. A step that you keep as a commitment appears here on its day.").waitFor();
  await assertAccessibleInBothThemes(page);
  for (const text of ["Call Jo", "Tell Marco that the project is stopped", "Write the plan", "Brief Jonas"]) {
    const data = { text, timeZone: "Europe/Berlin", due: { date: today(), time: null } };
    const kept = await page.request.post("/api/commitments", { data, headers: { origin: app.url } });
    assert.ok(kept.ok(), await kept.text());
  }
  await page.reload();
  await region.getByRole("link", { name: "1 more due on your goals page" }).waitFor();
  const week = region.getByRole("region", { name: /week$/ }).first();
  await week.getByRole("button", { name: "write them down" }).click();
  for (const place of [1, 2, 3]) await week.getByLabel(`Outcome ${place}`).fill(`The offer number ${place} is out`);
  await assertAccessibleInBothThemes(page);
  await week.getByRole("button", { name: "Save" }).press("Enter");
  await week.getByLabel("The offer number 2 is out").check();
  await page.getByRole("checkbox", { name: "The offer number 2 is out", checked: true }).waitFor();
  await page.reload();
  // The page can be read again before the tick, whose request outlives it, is stored.
  await waitFor(async () => (await (await page.request.get("/api/commitments/today")).text()).includes('"done":true'));
  await page.reload();
  await page.getByRole("checkbox", { name: "The offer number 2 is out", checked: true }).waitFor();
  await assertAccessibleInBothThemes(page);
  await assertFits(page);
  await assertTwoScreens(page);
});

test("Today fits everything at once into two phone screens: long texts, an insight, second tries", async (t) => {
  const visitor = new Visitor(app);
  const { userId } = await visitor.register(person.name);
  await makeReport(visitor, userId);
  // The person's own mail has none.
  await withClient(app.databaseUrl, (client) =>
    client.query(
      `UPDATE user_models SET communication_patterns = jsonb_set(communication_patterns, '{composites,seconds}', $2)
      WHERE user_id = $1`,
      [userId, { clarified: 12, repeated: 6, apologized: 2 }],
    ),
  );
  const long =
    "Tell Marco that the project is stopped, what it means for his people, and when they will hear it from me";
  for (const text of [long, `${long}, first`, `${long}, second`, "Call Jo"])
    await visitor.json("/api/commitments", {
      body: { text, timeZone: "Europe/Berlin", due: { date: today(), time: "00:00" } },
    });
  const { week } = await visitor.json<{ week: { week: string } }>("/api/commitments/today");
  const outcomes = [1, 2, 3].map((place) => ({ text: `${long}, as outcome ${place}`, slot: "Tuesday morning" }));
  await visitor.json("/api/goals/week", { body: { week: week.week, outcomes } });
  const page = await openPage(t, app, { width: 390, height: 844, timezoneId: "Europe/Berlin" });
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: app.url }));
  await page.context().addCookies(cookies);
  await page.goto("/chat");
  const region = page.getByRole("region", { name: "Today" });
  await region.getByRole("button", { name: "Practise this" }).waitFor();
  await region.getByText(/in 100 of your messages needed a second try/).waitFor();
  await assertTwoScreens(page);
  await assertAccessible(page);
  await region.getByRole("button", { name: "Practise this" }).click();
  await page.getByText("You bring this step from your report:").waitFor();
});

test("Undo restores a deleted goal with its commitments", async (t) => {
  const { page } = await openChat(t, app, { width: 390, timezoneId: "Europe/Berlin" });
  await page.goto("/goals");
  await page.getByRole("button", { name: "Add a goal" }).click();
  await page.getByLabel("What is different when you reach the goal?").fill("Jonas runs the daily business");
  await page.getByRole("button", { name: "Save" }).click();
  const goal = page.getByRole("heading", { name: "Jonas runs the daily business" });
  await goal.waitFor();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await goal.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await goal.waitFor();
});
