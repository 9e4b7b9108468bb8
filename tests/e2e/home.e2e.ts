import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessible, openPage } from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";

let app: RunningApp;
before(async () => (app = await startApp(suite)));

for (const width of [390, 1440]) {
  test(`the home page loads at ${width} px without a console error or an accessibility finding`, async (t) => {
    const page = await openPage(t, app, { width });
    const answer = await page.goto("/");
    assert.equal(answer?.status(), 200);
    assert.match(await page.title(), /Clarity/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map((motion) => motion.finished.catch(() => null))));
    await assertAccessible(page);
  });
}
