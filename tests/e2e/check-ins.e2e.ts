import assert from "node:assert/strict";
import { before, test } from "node:test";
import ICAL from "ical.js";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessibleAndFitting, assertDarkThemeAccessible, openPage } from "../support/e2e/browser.ts";
import { openChat } from "../support/e2e/chat-page.ts";
import { suite } from "../support/e2e/suite.ts";
import { type JobQueue, openJobQueue } from "../support/job-queue.ts";
import { type MailServer, startMailServer } from "../support/fakes/mail-server.ts";
import { waitFor } from "../support/wait-for.ts";

let app: RunningApp;
let mail: MailServer;
let queue: JobQueue;
before(async () => {
  mail = await startMailServer();
  suite.after(() => mail.close());
  app = await startApp(suite, { env: { SMTP_URL: mail.url } });
  queue = await openJobQueue(app.databaseUrl);
  suite.after(() => queue.close());
});

const query = (sql: string, values: unknown[] = []) =>
  withClient(app.databaseUrl, (client) => client.query<Record<string, unknown>>(sql, values));

/** A zone in which the date does not change while the test runs. */
const timezoneId = Math.abs(new Date().getUTCHours() - 12) < 6 ? "UTC" : "Pacific/Auckland";
const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: timezoneId }).format(new Date());

// The mail that asks to confirm the address comes before it. The job is scheduled for each minute, so it is enqueued.
async function checkInTo(address: string): Promise<string | undefined> {
  await queue.add("check-ins.send");
  const find = () =>
    mail.received.find(({ recipients, subject }) => recipients.includes(address) && subject?.includes("check-in"));
  await waitFor(() => find() !== undefined);
  return find()?.text;
}

function linkAfter(text: string | undefined, words: string): string {
  const address = text?.split(`${words}: `)[1]?.split("\n")[0];
  assert.ok(address, `The mail has no line '${words}'`);
  const { pathname, search } = new URL(address.trim());
  return pathname + search;
}

const own = "user_id = (SELECT id FROM try_users WHERE email = $1)";

test("a check-in mail comes on the day, records an answer by one press, and is stopped by one press", async (t) => {
  const { page, email } = await openChat(t, app, { width: 390, timezoneId });
  await query("UPDATE try_users SET email_verified = now() WHERE email = $1", [email]);
  const kept = await page.request.post("/api/commitments", {
    data: { text: "Call Jo", timeZone: timezoneId, due: { date: today(), time: null } },
    headers: { origin: app.url },
  });
  assert.ok(kept.ok(), await kept.text());
  await page.goto("/goals");
  const reminders = page.getByRole("region", { name: "Reminders" });
  await reminders.getByLabel("At", { exact: true }).fill("07:30");
  await reminders.getByLabel("Sunday").check();
  await reminders.getByRole("button", { name: "Switch on" }).click();
  await reminders.getByRole("button", { name: "Switch off" }).waitFor();
  await assertAccessibleAndFitting(page);
  await assertDarkThemeAccessible(page);

  // Makes it due.
  await query(`UPDATE check_in_settings SET next_at = now() WHERE ${own}`, [email]);
  const text = await checkInTo(email);
  const reader = await openPage(t, app, { width: 390, timezoneId });
  await reader.goto(linkAfter(text, "Say how it went"));
  await reader.getByRole("heading", { name: "How did it go?" }).waitFor();
  await reader.getByText("Opening this page has changed nothing.").first().waitFor({ state: "attached" });
  assert.equal(new URL(reader.url()).search, "", "the address bar keeps the token");
  await assertAccessibleAndFitting(reader);
  await assertDarkThemeAccessible(reader);
  await page.reload();
  await page.getByText("Due today").waitFor();
  assert.equal((await query(`SELECT 1 FROM commitments WHERE status = 'open' AND ${own}`, [email])).rowCount, 1);
  await reader.getByRole("button", { name: "Done", exact: true }).click();
  await reader.getByText("Recorded as done.").waitFor();
  await page.reload();
  await page.getByText("In the last 12 weeks: 1 done, 0 moved, 0 let go.").waitFor();

  await reader.goto(linkAfter(text, "Stop these mails"));
  await reader.getByRole("heading", { name: "Stop these mails?" }).waitFor();
  await assertAccessibleAndFitting(reader);
  await assertDarkThemeAccessible(reader);
  await page.reload();
  await reminders.getByRole("button", { name: "Switch off" }).waitFor();
  await reader.getByRole("button", { name: "Stop these mails" }).click();
  await reader.getByRole("link", { name: "Your goals" }).waitFor();
  await page.reload();
  await reminders.getByRole("button", { name: "Switch on" }).waitFor();
});

test("a calendar program reads the private address until it is revoked", async (t) => {
  const { page } = await openChat(t, app, { width: 390, timezoneId });
  const kept = await page.request.post("/api/commitments", {
    data: { text: "Call Jo", timeZone: timezoneId, due: { date: "2099-12-01", time: "09:00" } },
    headers: { origin: app.url },
  });
  assert.ok(kept.ok(), await kept.text());
  await page.goto("/goals");
  await page.getByRole("button", { name: "Make an address" }).click();
  const address = (await page.getByText(/\/api\/calendar\/[0-9a-f]{64}\.ics$/).textContent()) ?? "";
  await assertAccessibleAndFitting(page);
  const read = async () => {
    const answer = await fetch(address);
    assert.equal(answer.status, 200);
    const [event] = new ICAL.Component(ICAL.parse(await answer.text())).getAllSubcomponents("vevent");
    return event?.getFirstPropertyValue("summary");
  };
  assert.equal(await read(), "Clarity check-in");
  await page.getByLabel(/Show what the commitment says/).click();
  await page.getByRole("checkbox", { name: /Show what the commitment says/, checked: true }).waitFor();
  assert.equal(await read(), "Call Jo");
  await page.getByRole("button", { name: "Remove the address" }).click();
  await page.getByRole("button", { name: "Make an address" }).waitFor();
  assert.equal((await fetch(address)).status, 404);
});
