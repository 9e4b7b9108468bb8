import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test, type TestContext } from "node:test";
import type { Page } from "playwright-core";
import { makeReport, person } from "../../scripts/lib/demo/seed.ts";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessibleAndFitting, grantAccess, openPage } from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";
import { Visitor } from "../support/e2e/visitor.ts";

let app: RunningApp;
before(async () => (app = await startApp(suite)));

const PHONE = { width: 390, height: 844 };
const SCREENS = 6;

const SCORES = {
  "Honesty-Humility": 71,
  Emotionality: 38,
  Extraversion: 64,
  Agreeableness: 29,
  Conscientiousness: 83,
  Openness: 77,
};

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const seeReport = (page: Page) => page.getByRole("heading", { level: 1, name: /^I See You/ }).waitFor();

async function openReport(t: TestContext, screen: { width: number; height?: number }): Promise<Page> {
  const page = await openPage(t, app, screen);
  await grantAccess(page, app);
  await page.goto("/try?step=manual-hexaco");
  await page.getByLabel("Email").fill(`mira@${randomUUID()}.example.com`);
  await page.getByLabel("Password").fill("correct horse battery");
  for (const [label, score] of Object.entries(SCORES)) await page.getByLabel(label).fill(String(score));
  await press(page, "Create Account & Continue");
  await seeReport(page);
  await page.locator(".recharts-radar-polygon").waitFor();
  return page;
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

async function bottomOf(page: Page, name: RegExp): Promise<number> {
  const box = await page.getByRole("img", { name }).boundingBox();
  assert.ok(box, "it is drawn");
  return box.y + box.height;
}

test("shows its main findings on the first phone screen and is at most six screens long", async (t) => {
  const page = await openReport(t, PHONE);
  const short = page.getByRole("region", { name: "In short" });
  assert.equal(await short.getByRole("listitem").count(), 3);
  assert.ok((await bottomOf(page, /^Your six scores: /)) <= PHONE.height, "the picture is on the first screen");
  const height = await heightOf(page);
  t.diagnostic(`${height} px on a phone`);
  assert.ok(height <= SCREENS * PHONE.height, `${height} px`);
  await page.getByText("What this rests on").first().click();
  await page.getByText("How well it predicts behaviour").first().waitFor();
  await assertAccessibleAndFitting(page);
});

test("offers three questions about the work, which one press skips, and relates the report to the answers", async (t) => {
  const page = await openReport(t, PHONE);
  await press(page, "Skip");
  await page.getByText("You skipped the three questions about your work.").waitFor();
  await press(page, "Answer three questions");
  await page.getByLabel("Your role, and what it spans").fill("Head of operations, 40 people");
  await page.getByLabel("One situation that keeps coming back").selectOption("A conflict with a peer");
  await assertAccessibleAndFitting(page);
  await press(page, "Save");
  await page.getByText("About your work: Head of operations, 40 people · A conflict with a peer").waitFor();
  const short = page.getByRole("region", { name: "In short" });
  await short.getByText(/^What you may miss in a conflict with a peer is /).waitFor();
  const height = await heightOf(page);
  t.diagnostic(`${height} px on a phone with a situation`);
  assert.ok(height <= SCREENS * PHONE.height, `${height} px`);
  await assertAccessibleAndFitting(page);

  await press(page, "Change");
  await page.getByLabel("One situation that keeps coming back").selectOption("A negotiation");
  await press(page, "Save");
  await short.getByText(/^What you may miss in a negotiation is /).waitFor();
});

const COLLEAGUES = 4;

/** Answers of colleagues count from the day after they were given. */
const letADayPass = (userId: number) =>
  withClient(app.databaseUrl, async (client) => {
    await client.query("UPDATE outside_ratings SET given_on = '2020-01-01' WHERE user_id = $1", [userId]);
  });

async function askColleagues(visitor: Visitor, userId: number): Promise<void> {
  const { links } = await visitor.json<{ links: { url: string }[] }>("/api/outside-view/invitations", {
    body: {
      count: COLLEAGUES,
    },
  });
  for (const [colleague, { url }] of links.entries()) {
    const token = new URL(url).hash.slice(1);
    const guest = new Visitor(app);
    const { statements } = await guest.json<{ statements: { id: string }[] }>("/api/colleague/open", {
      body: { token },
    });
    // Alike to every statement, so that the means lie in the middle and away from a high score.
    const answers = Object.fromEntries(statements.map(({ id }, at) => [id, 3 + ((at + colleague) % 3)]));
    await guest.json("/api/colleague/answer", { body: { token, answers, keep: "", change: "" } });
  }
  await letADayPass(userId);
  await visitor.json("/api/outside-view/result", { body: {} });
}

test("is at most six screens long with mail, a situation and a gap to the view of colleagues", async (t) => {
  const visitor = new Visitor(app);
  const { userId } = await visitor.register(person.name);
  await makeReport(visitor, userId);
  await askColleagues(visitor, userId);
  const work = { role: "Head of operations, 40 people", aim: null, situation: "peer-conflict", note: null };
  await visitor.json(`/api/try-clarity/work/${userId}`, { body: work });
  const page = await openPage(t, app, PHONE);
  await page.context().addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: app.url })));
  await page.goto("/try");
  await seeReport(page);
  await page.locator(".recharts-radar-polygon").waitFor();
  await page.getByText("The Hidden Tension above comes from what your colleagues answered.").waitFor();
  const height = await heightOf(page);
  t.diagnostic(`${height} px on a phone with mail, a situation and a gap`);
  assert.ok(height <= SCREENS * PHONE.height, `${height} px`);
});
