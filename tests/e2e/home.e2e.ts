import assert from "node:assert/strict";
import { before, test } from "node:test";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { openPage } from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";

let app: RunningApp;
before(async () => (app = await startApp(suite)));

for (const width of [390, 1440]) {
  test(`the home page opens at ${width} px without an error`, async (t) => {
    const page = await openPage(t, app, { width });
    const answer = await page.goto("/");
    assert.equal(answer?.status(), 200);
  });
}
