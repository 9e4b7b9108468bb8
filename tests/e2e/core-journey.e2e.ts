import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessibleAndFitting, enterAccessCode, grantAccess, openPage } from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";

let app: RunningApp;
before(async () => (app = await startApp(suite)));

const SCORES = {
  "Honesty-Humility": 71,
  Emotionality: 38,
  Extraversion: 64,
  Agreeableness: 29,
  Conscientiousness: 83,
  Openness: 77,
};

const see = (page: Page, heading: string | RegExp) =>
  page.getByRole("heading", { level: 1, name: heading }).waitFor({ state: "visible" });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

async function enterScores(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("correct horse battery");
  for (const [label, score] of Object.entries(SCORES)) await page.getByLabel(label).fill(String(score));
}

async function readReport(page: Page): Promise<void> {
  await see(page, /^I See You, mira$/i);
  for (const title of ["What I See in You", "Your Personality Profile", "Meet Your AI Clarity Partner"]) {
    await page.getByRole("heading", { level: 2, name: title }).waitFor();
  }
  const titles = await page
    .getByRole("region", { name: "What I See in You" })
    .getByRole("heading", { level: 3 })
    .allInnerTexts();
  assert.deepEqual(titles.slice(0, 3), ["Operating Mode", "Hidden Tension", "Reframe"]);
  await page.locator(".recharts-radar-polygon").waitFor();
  await page.getByText("What this rests on").first().click();
  await page.getByText("What would change it").first().waitFor();
  assert.equal(await page.getByRole("button", { name: "Set some goals (coming soon)" }).isDisabled(), true);
}

for (const width of [390, 1440]) {
  test(`a new visitor goes from the access code to a first reply at ${width} px`, async (t) => {
    const page = await openPage(t, app, { width, height: width < 600 ? 844 : 900 });

    await page.goto("/try");
    await page.waitForURL(/\/access\?redirect=%2Ftry$/);
    await assertAccessibleAndFitting(page);
    await enterAccessCode(page, app);

    await see(page, /Lead With Clarity\. Become Irreplaceable at Work\./);
    await assertAccessibleAndFitting(page);
    await page.getByLabel("LinkedIn profile URL").fill("https://www.linkedin.com/in/mira-holt");
    await press(page, "Try Clarity");

    await see(page, "Hi Mira.");
    await page.getByRole("heading", { name: "Want to go deeper?" }).waitFor();
    await assertAccessibleAndFitting(page);
    await press(page, /Enter your HEXACO scores/);

    await see(page, "Enter your HEXACO scores");
    await assertAccessibleAndFitting(page);
    await press(page, "Create Account & Continue");
    await page.getByText("Please enter both email and password.").waitFor();
    await assertAccessibleAndFitting(page);
    await enterScores(page, `mira-${randomUUID()}@example.com`);
    await press(page, "Create Account & Continue");

    await page.getByText("Your personalized insights are ready.").waitFor();
    await readReport(page);
    await assertAccessibleAndFitting(page);
    await press(page, "Continue to Chat");

    await page.waitForURL("/chat");
    await page.getByRole("heading", { name: "Start a conversation" }).waitFor();
    await assertAccessibleAndFitting(page);
    await page.getByPlaceholder("Share what's on your mind...").fill("I put off a talk with my manager about my role.");
    await page.keyboard.press("Enter");
    await page.getByText("I put off a talk with my manager about my role.").first().waitFor();
    await page.getByText("Reply ready").waitFor({ state: "attached" });
    await assertAccessibleAndFitting(page);

    await page.goto("/try");
    await see(page, /^I See You/);
    await page.getByRole("button", { name: "Logout" }).waitFor();
    await page.getByRole("button", { name: "Delete Profile" }).waitFor();
  });
}

test("keeps typed fields across a reload, except the password", async (t) => {
  const page = await openPage(t, app, { width: 820 });
  await grantAccess(page, app);
  await page.goto("/try?step=manual-hexaco");
  await enterScores(page, "mira@example.com");
  await page.reload();
  await see(page, "Enter your HEXACO scores");
  await page.waitForFunction(() => {
    const values = [...document.querySelectorAll("input")].map(({ value }) => value);
    return values.includes("mira@example.com") && values.includes("77");
  });
  assert.equal(await page.getByLabel("Password").inputValue(), "");
});

test("finds the report after leaving, and ends the trial on reset", async (t) => {
  const page = await openPage(t, app, { width: 390 });
  await grantAccess(page, app);
  await page.goto("/try?step=manual-hexaco");
  const email = `mira-${randomUUID()}@example.com`;
  await enterScores(page, email);
  await press(page, "Create Account & Continue");
  await see(page, /^I See You/);
  await page.reload();
  await see(page, /^I See You/);

  await page.goto("/try");
  await page.getByText(email).waitFor();
  await press(page, "Go to your report");
  await see(page, /^I See You/);

  await page.goto("/try");
  await page.getByText(email).waitFor();
  await press(page, "Complete Reset");
  await page.getByText(email).waitFor({ state: "hidden" });
  await see(page, /^Lead With Clarity\./);
  assert.equal(
    (await page.context().cookies()).some(({ name }) => name === "clarity-trial"),
    false,
  );
});
