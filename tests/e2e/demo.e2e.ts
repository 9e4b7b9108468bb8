import assert from "node:assert/strict";
import { before, test } from "node:test";
import { person, seed } from "../../scripts/lib/demo/seed.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessible, openPage } from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";
import { Visitor } from "../support/e2e/visitor.ts";

let app: RunningApp;
before(async () => (app = await startApp(suite, { env: { CLARITY_DEMO: "true" } })));

test("creates a sample person with a report, conversations and practices, and says so", async (t) => {
  const visitor = new Visitor(app);
  await visitor.enterAccessCode();
  await visitor.json("/api/auth/register", {
    body: { email: person.email, password: "made-up-password", name: person.name },
  });
  const { user } = await visitor.json<{ user: { id: number } }>("/api/auth/user");
  await seed(visitor, user.id, () => undefined);

  const page = await openPage(t, app);
  const cookies = [...visitor.cookies].map(([name, value]) => ({ name, value, url: app.url }));
  await page.context().addCookies(cookies);
  await page.goto("/try");
  await page.getByRole("heading", { level: 1, name: "I See You, Nora" }).waitFor();
  await page.getByText("the person here is made up").waitFor();
  await assertAccessible(page);
  await page.goto("/chat");
  for (const { title } of person.conversations) await page.getByText(title).first().waitFor();
  await page.getByText("the person here is made up").waitFor();
  await page.goto("/chat/pages");
  await page.getByText("the person here is made up").waitFor();
  const pages = await visitor.json<unknown[]>("/api/practices/pages");
  assert.equal(pages.length, 1);
});
