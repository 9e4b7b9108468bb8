import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import { actWithReason, assertRecorded, insertAdmin, openAdminArea, queryRows } from "../support/e2e/admin.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { suite } from "../support/e2e/suite.ts";
import { Visitor } from "../support/e2e/visitor.ts";
import { waitForQueues } from "../support/job-queue.ts";
import { waitFor } from "../support/wait-for.ts";

const REASON = "Agreed with the team";

let app: RunningApp;
before(async () => {
  app = await startApp(suite);
  await waitForQueues(app.databaseUrl);
});

test("an owner retries and discards jobs and outbox events and lifts a limit, each with a log entry", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { width: 390 });
  const failedJob = async () => {
    const id = randomUUID();
    await queryRows(
      app,
      `INSERT INTO pgboss.job (id, name, state, completed_on, output)
       VALUES ($1, 'accounts.outbox', 'failed', now(), '{"message":"Error"}')`,
      [id],
    );
    return `accounts.outbox ${id.slice(0, 8)}`;
  };
  const [retried, discarded] = [await failedJob(), await failedJob()];
  const outboxId = `event-${randomUUID()}`;
  await queryRows(
    app,
    `INSERT INTO outbox_events (id, kind, payload, attempts, next_at)
     VALUES ($1, 'unknown.kind', '{}', 9, now() + interval '1 hour')`,
    [outboxId],
  );
  const key = randomUUID().replaceAll("-", "").repeat(2);
  await queryRows(
    app,
    "INSERT INTO rate_limits (key, name, hits, reset_at) VALUES ($1, 'verifyPerAddress', 1000000, now() + interval '1 hour')",
    [key],
  );
  await page.goto("/admin/operations?state=failed");
  await actWithReason(page, `Retry ${retried}`, REASON);
  await assertRecorded(app, admin, ["job.retried", "jobs", REASON]);
  await page.getByRole("button", { name: `Retry ${retried}` }).waitFor({ state: "detached" });
  await actWithReason(page, `Discard ${discarded}`, REASON);
  await assertRecorded(app, admin, ["job.discarded", "jobs", REASON]);
  await actWithReason(page, `Retry unknown.kind ${outboxId.slice(-6)}`, REASON);
  await assertRecorded(app, admin, ["outbox.retried", "outbox_events", REASON]);
  await actWithReason(page, `Lift verifyPerAddress ${key.slice(0, 6)}`, REASON);
  await assertRecorded(app, admin, ["limit.lifted", "rate_limits", REASON]);
  await page.getByText("No limit is in force now.").waitFor();
});

test("an owner withdraws an invitation and disables, enables and resets the codes of an admin", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { width: 820 });
  const other = await insertAdmin(app, "moderator");
  await queryRows(app, "UPDATE admin_users SET totp_secret = 'sealed', totp_confirmed_at = now() WHERE username = $1", [
    other.username,
  ]);
  await page.goto("/admin/admins");
  await actWithReason(page, "Invite an owner", REASON);
  await actWithReason(page, `Withdraw the invitation of one owner by ${admin.username}`, REASON);
  await assertRecorded(app, admin, ["admin.invitation_withdrawn", "admin_invitations", REASON]);
  await actWithReason(page, `Reset codes: ${other.username}`, REASON);
  await assertRecorded(app, admin, ["admin.codes_reset", "admin_users", REASON]);
  await actWithReason(page, `Disable: ${other.username}`, REASON);
  await actWithReason(page, `Enable: ${other.username}`, REASON);
  await assertRecorded(app, admin, ["admin.enabled", "admin_users", REASON]);
});

test("an owner mails a confirmation, which the person reads", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { width: 390 });
  const person = new Visitor(app);
  const { email } = await person.register();
  await page.goto("/admin/people");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Look up" }).click();
  await actWithReason(page, "Send a confirmation", REASON);
  await page.getByText("person.confirmation_sent").waitFor();
  await assertRecorded(app, admin, ["person.confirmation_sent", "try_users", REASON]);
  assert.match(await (await person.call("/account")).text(), new RegExp(REASON));
});

test("an owner reads a shared reply, which is logged, and not after the person stops sharing it", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { width: 390, allow: [/404/] });
  const person = new Visitor(app);
  await person.register();
  const conversation = await person.startConversation();
  await (await person.say(conversation, "I avoid my chair.")).text();
  const path = `/api/chat/messages/${conversation}`;
  const replies = async () => person.json<{ id: string; content: string; state: string }[]>(path);
  await waitFor(async () => (await replies())[1]?.state === "complete");
  const [, reply] = await replies();
  assert.ok(reply);
  const share = (shared: boolean) => person.json("/api/chat/shared-replies", { body: { messageId: reply.id, shared } });
  await share(true);
  await page.goto("/admin/quality");
  assert.equal(await page.getByText(reply.content).count(), 0);
  await page.getByRole("button", { name: /^Read the reply/ }).click();
  await page.getByText(reply.content.slice(0, 40)).waitFor();
  await assertRecorded(app, admin, ["shared_reply.read", "ai_interactions", ""]);
  await page.reload();
  await share(false);
  await page.getByRole("button", { name: /^Read the reply/ }).click();
  await page.getByRole("row").getByRole("alert").waitFor();
  assert.equal(await page.getByText(reply.content.slice(0, 40)).count(), 0);
});
