import assert from "node:assert/strict";
import { before, test, type TestContext } from "node:test";
import type { Page } from "playwright-core";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessibleAndFitting, openPage } from "../support/e2e/browser.ts";
import { openChat } from "../support/e2e/chat-page.ts";
import { suite } from "../support/e2e/suite.ts";

let app: RunningApp;
before(async () => {
  app = await startApp(suite);
});

const query = (sql: string, values: unknown[] = []) =>
  withClient(app.databaseUrl, (client) => client.query<Record<string, unknown>>(sql, values));

const SCORES = {
  honesty_humility: 62,
  emotionality: 40,
  extraversion: 90,
  agreeableness: 48,
  conscientiousness: 70,
  openness: 66,
};

async function openOwnPage(t: TestContext, options: Parameters<typeof openPage>[2] = {}) {
  const { page, email } = await openChat(t, app, options);
  const { rows } = await query("SELECT id FROM try_users WHERE email = $1", [email]);
  const userId = Number(rows[0]?.id);
  await query("UPDATE try_users SET name = 'Ada Lovelace' WHERE id = $1", [userId]);
  const stored = await page.request.post(`/api/try-clarity/scores/${userId}`, {
    data: { hexacoScores: SCORES },
    headers: { origin: app.url },
  });
  assert.ok(stored.ok(), await stored.text());
  await page.goto("/outside-view");
  return { page, userId };
}

async function makeLinks(page: Page, count: number): Promise<string[]> {
  await page.getByLabel("How many links?").selectOption(String(count));
  await page.getByRole("button", { name: "Make links" }).click();
  await page.getByRole("heading", { name: "Your new links" }).waitFor();
  const links = await page.getByText(/\/colleague#[\w-]{43}$/).allTextContents();
  assert.equal(links.length, count);
  return links;
}

const pathOf = (link: string) => new URL(link).pathname + new URL(link).hash;

async function answerAll(page: Page, from = 1): Promise<void> {
  for (let at = from; at <= 24; at++) {
    await page.getByText(`Statement ${at} of 24`).waitFor();
    await page.keyboard.press(String((at % 3) + 1));
  }
  await page.getByRole("heading", { name: "In your own words, if you like" }).waitFor();
}

test("three colleagues answer at once, and their mean is shown the day after", async (t) => {
  const { page, userId } = await openOwnPage(t, { width: 390 });
  await assertAccessibleAndFitting(page);
  const links = await makeLinks(page, 3);
  await assertAccessibleAndFitting(page);

  const colleagues = await Promise.all(
    links.map((_link, index) =>
      openPage(t, app, { width: [390, 820, 1440][index], colorScheme: index === 1 ? "dark" : "light" }),
    ),
  );
  const codes = await Promise.all(
    colleagues.map(async (colleague, index) => {
      await colleague.goto(pathOf(links[index] ?? ""));
      await colleague.getByRole("heading", { name: "Ada Lovelace asks how you see them" }).waitFor();
      await colleague.getByText("never for hiring, pay or promotion").waitFor();
      await assertAccessibleAndFitting(colleague);
      await colleague.getByRole("button", { name: "Begin" }).click();
      if (index === 0) {
        await colleague.getByText("Statement 1 of 24").waitFor();
        await assertAccessibleAndFitting(colleague);
        for (const key of ["2", "5"]) await colleague.keyboard.press(key);
        await colleague.getByText("Statement 3 of 24").waitFor();
        await colleague.reload();
        await answerAll(colleague, 3);
        await colleague.getByRole("button", { name: "Back to the statements" }).click();
        for (let back = 0; back < 3; back++)
          await colleague.getByRole("button", { name: "Previous statement" }).click();
        await colleague.getByRole("button", { name: "Disagree", exact: true }).click();
        await colleague.getByText("Statement 22 of 24").waitFor();
        for (let on = 0; on < 2; on++) await colleague.getByRole("button", { name: "Next statement" }).click();
        await colleague.getByRole("button", { name: "To the comments" }).click();
        await colleague.getByRole("heading", { name: "In your own words, if you like" }).waitFor();
      } else await answerAll(colleague);
      await assertAccessibleAndFitting(colleague);
      await colleague.getByLabel("One thing Ada Lovelace should keep doing").fill(`Stay calm ${index}`);
      await colleague.getByRole("button", { name: "Send my answers" }).click();
      await colleague.getByRole("heading", { name: "Thank you" }).waitFor();
      await assertAccessibleAndFitting(colleague);
      assert.equal(new URL(colleague.url()).hash, "", "the address keeps the link's secret");
      return (await colleague.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/).textContent()) ?? "";
    }),
  );
  assert.equal(new Set(codes).size, 3);

  await page.reload();
  await page.getByRole("heading", { name: "Nothing new to show yet" }).waitFor();
  // The next day.
  for (const table of ["outside_ratings", "outside_comments"])
    await query(`UPDATE ${table} SET given_on = '2020-01-01' WHERE user_id = $1`, [userId]);
  await page.reload();
  await page.getByRole("heading", { name: "3 answers are here" }).waitFor();
  await page.getByRole("button", { name: "Show the result" }).click();
  await page.getByText("3 colleagues answered 24 statements about you.").waitFor();
  await page.getByRole("heading", { name: /You are seen differently in .*Extraversion/ }).waitFor();
  for (const index of [0, 1, 2]) await page.getByText(`Stay calm ${index}`, { exact: true }).waitFor();
  await assertAccessibleAndFitting(page);

  const [first] = colleagues;
  await first?.goto("/colleague");
  await first?.getByLabel("Code").fill(codes[0] ?? "");
  await first?.getByRole("button", { name: "Delete my answers" }).click();
  await first?.getByText("Your answers and comments are deleted.").waitFor();
  await page.reload();
  await page.getByText("A colleague withdrew their answers").waitFor();
  assert.equal(await page.getByText("3 colleagues answered 24 statements about you.").count(), 0);

  const log = app.output();
  for (const secret of [...links.map((link) => link.split("#")[1] ?? ""), ...codes, "Stay calm"])
    assert.ok(!log.includes(secret), "the log holds a secret of a colleague");
  await page.getByRole("button", { name: "Delete everything on this page" }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByText("Links, answers and result are deleted").waitFor();
});

test("a colleague declines for good, and keeps what was answered while offline", async (t) => {
  const { page } = await openOwnPage(t, { width: 390, colorScheme: "dark" });
  const [declined = "", answered = ""] = await makeLinks(page, 2);
  const colleague = await openPage(t, app, { width: 390, allow: [/ERR_INTERNET_DISCONNECTED/, /status of 410/] });
  await colleague.goto(pathOf(declined));
  await colleague.getByRole("button", { name: "Decline for good" }).click();
  await assertAccessibleAndFitting(colleague);
  await colleague.getByRole("button", { name: "Decline", exact: true }).click();
  await colleague.getByRole("heading", { name: "Declined" }).waitFor();
  await colleague.goto("/");
  await colleague.goto(pathOf(declined));
  await colleague.getByRole("heading", { name: "Nothing to answer here" }).waitFor();
  await assertAccessibleAndFitting(colleague);

  await colleague.goto("/");
  await colleague.goto(pathOf(answered));
  await colleague.getByRole("button", { name: "Begin" }).click();
  await answerAll(colleague);
  await colleague.context().setOffline(true);
  await colleague.getByRole("button", { name: "Send my answers" }).click();
  await colleague.getByText("Nothing was sent, because Clarity cannot be reached.").waitFor();
  await colleague.context().setOffline(false);
  await colleague.getByRole("button", { name: "Send my answers" }).click();
  await colleague.getByRole("heading", { name: "Thank you" }).waitFor();

  await page.reload();
  await page.getByRole("button", { name: "Revoke link 1" }).click();
  await page.getByRole("button", { name: "Revoke", exact: true }).click();
  await page.getByRole("button", { name: "Revoke link 2" }).waitFor({ state: "detached" });
});
