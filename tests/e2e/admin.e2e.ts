import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import {
  ADMIN_PASSWORD,
  actWithReason,
  assertRecorded,
  createAdminWithPassword,
  insertAdmin,
  openAdminArea,
  queryRows,
  readRecord,
  signInAsAdmin,
} from "../support/e2e/admin.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import {
  assertAccessibleAndFitting,
  assertDarkThemeAccessible,
  assertNoAxeFindings,
  assertNoAxeFindingsAndFitting,
  openPage,
} from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";
import { Visitor } from "../support/e2e/visitor.ts";
import { waitForQueues } from "../support/job-queue.ts";
import { waitFor } from "../support/wait-for.ts";

const REASON = "They wrote to the team";
const MODERATOR_PAGES = [
  "/admin",
  "/admin/early-access",
  "/admin/comments",
  "/admin/notes",
  "/admin/notes/edit",
  "/admin/security",
];
const OWNER_PAGES = [
  ...MODERATOR_PAGES,
  "/admin/people",
  "/admin/operations",
  "/admin/quality",
  "/admin/admins",
  "/admin/activity",
];

let app: RunningApp;
before(async () => {
  app = await startApp(suite);
});

async function fillLists(): Promise<void> {
  const long = "averylongword".repeat(12);
  await queryRows(
    app,
    `INSERT INTO email_signups (email, email_key, confirmed_at, invited_at, joined_at)
     SELECT e, e, CASE WHEN n > 1 THEN now() END, CASE WHEN n > 2 THEN now() END, CASE WHEN n > 3 THEN now() END
     FROM generate_series(1, 30) AS n, concat('walk', n, CASE WHEN n = 4 THEN repeat('x', 200) END, '@example.com') AS e`,
    [],
  );
  await queryRows(
    app,
    `INSERT INTO comments (post_slug, author_name, author_email, content, content_hash, hidden)
     SELECT 'future-of-work', CASE WHEN n = 5 THEN left($1, 80) ELSE 'Reader ' || n END, 'walk@example.com',
       CASE WHEN n = 3 THEN $1 ELSE repeat('Well said. ', n * 4) END, 'walk' || n, n % 2 = 0
     FROM generate_series(1, 30) AS n`,
    [long],
  );
  await queryRows(
    app,
    `INSERT INTO blog_posts (title, slug, content, excerpt, author, read_time, published, published_at, updated_at)
     SELECT CASE WHEN n = 1 THEN $1 ELSE 'Note ' || n END, 'walk-' || n, 'Words.', 'In short', 'The team', '1 min read',
       n > 2, CASE WHEN n > 2 THEN now() + (n - 4) * interval '1 day' END, now() FROM generate_series(1, 5) AS n`,
    [long.slice(0, 120)],
  );
}

/** Of a page with reduced motion: each change of theme or width would animate every control, which costs a quarter more. */
async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await (width === 1440 ? assertNoAxeFindingsAndFitting(page) : assertAccessibleAndFitting(page));
      await assertDarkThemeAccessible(page);
    }
  }
}

test("every admin page fits an owner's phone and desktop in both themes", async (t) => {
  await fillLists();
  const { page } = await openAdminArea(t, app, { width: 390, reducedMotion: "reduce" });
  await walk(page, OWNER_PAGES);
  await walk(page, ["/notes/future-of-work"]); // A public page with readers' comments.
});

test("a moderator opens only their own pages; the others are not found", async (t) => {
  const { page } = await openAdminArea(t, app, {
    role: "moderator",
    width: 820,
    allow: [/404/],
    reducedMotion: "reduce",
  });
  // The home page is a different one; the others are those of an owner below a shorter menu.
  await walk(page, ["/admin"]);
  await page.setViewportSize({ width: 820, height: 900 });
  for (const path of MODERATOR_PAGES.slice(1)) {
    await page.goto(path);
    await assertNoAxeFindingsAndFitting(page);
  }
  for (const path of OWNER_PAGES.filter((each) => !MODERATOR_PAGES.includes(each))) {
    const response = await page.goto(path);
    assert.equal(response?.status(), 404, path);
    await page.getByRole("heading", { level: 1, name: "404 Page Not Found" }).waitFor();
  }
  const links = page.getByRole("navigation", { name: "Admin area" }).getByRole("link");
  assert.equal(await links.filter({ hasText: "People" }).count(), 0);
});

test("admin pages cannot be framed, cached or indexed", async (t) => {
  const { page } = await openAdminArea(t, app);
  const response = await page.goto("/admin/people");
  const policy = response?.headers()["content-security-policy"] ?? "";
  assert.match(policy, /frame-ancestors 'none'/);
  assert.match(policy, /form-action 'self'$/);
  assert.match(policy, /worker-src 'none'/);
  assert.equal(response?.headers()["cache-control"], "no-store");
  assert.equal(await page.locator('meta[name="robots"]').getAttribute("content"), "noindex, nofollow");
  const stranger = await new Visitor(app).call("/admin/people");
  assert.equal(stranger.headers.get("location"), "/admin");
});

test("an owner invites a moderator, changes the role, ends sessions and disables, each with a log entry", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { width: 820 });
  await page.goto("/admin/admins");
  await actWithReason(page, "Invite a moderator", REASON);
  const link = await page.getByText(/\/admin\/join#token=/).innerText();
  await assertRecorded(app, admin, ["admin.invited", "admin_invitations", REASON]);

  await page.goto(link);
  await page.getByText(`You are signed in as ${admin.username}`).waitFor();
  await page.goto("/admin/admins");

  const guest = await openPage(t, app, { width: 390 });
  await guest.goto(link);
  await guest.waitForFunction(() => window.location.hash === "");
  await assertAccessibleAndFitting(guest);
  const email = `joined-${admin.username}@example.com`;
  await guest.getByLabel("Email").fill(email);
  await guest.getByLabel("Username").fill(`joined-${admin.username}`);
  await guest.getByLabel("Password").fill(ADMIN_PASSWORD);
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.getByText("You are an admin").waitFor();
  await signInAsAdmin(guest, { email });

  await page.goto(`/admin/admins?search=joined-${admin.username}`);
  await page.getByRole("cell", { name: "moderator", exact: true }).waitFor();
  await actWithReason(page, `End sessions: joined-${admin.username}`, REASON);
  await assertRecorded(app, admin, ["admin.sessions_ended", "admin_users", REASON]);
  await guest.goto("/admin");
  await guest.getByLabel("Password").waitFor();
  await actWithReason(page, `Make owner: joined-${admin.username}`, REASON);
  await page.getByRole("cell", { name: "owner", exact: true }).waitFor();
  await assertRecorded(app, admin, ["admin.role_changed", "admin_users", REASON]);
  await actWithReason(page, `Disable: joined-${admin.username}`, REASON);
  await page.getByRole("cell", { name: "disabled" }).waitFor();
  await assertRecorded(app, admin, ["admin.disabled", "admin_users", REASON]);

  await page.goto("/admin/activity?search=admin.disabled");
  await page.getByRole("cell", { name: REASON }).first().waitFor();
});

test("one-time codes are set up with a key, and sign-in asks for them", async (t) => {
  const admin = await createAdminWithPassword(app);
  const page = await openPage(t, app, { width: 390, allow: [/40[13]/] });
  await signInAsAdmin(page, admin);
  await page.goto("/admin/security");
  await page.getByRole("button", { name: "Turn on one-time codes" }).click();
  await page.getByRole("img", { name: "QR code with the key for your app" }).waitFor();
  await assertAccessibleAndFitting(page);
  const key = (await page.locator("code").innerText()).replaceAll(" ", "");
  const totp = new TOTP({ secret: Secret.fromBase32(key) });
  await page.getByLabel("Six digits").fill(totp.generate());
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("heading", { name: "Your recovery codes" }).waitFor();
  await assertRecorded(app, admin, ["admin.codes_on", "admin_users", ""]);
  const codes = page.getByRole("region", { name: "Your recovery codes" });
  const recovery = await codes.getByRole("listitem").first().innerText();
  await page.getByRole("link", { name: "I have saved them" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByLabel("Password").waitFor();
  await signInAsAdmin(page, admin, recovery);
  assert.deepEqual((await readRecord(app, admin)).slice(0, 2), [
    ["admin.signed_in", "", ""],
    ["admin.recovery_code_used", "", ""],
  ]);
});

test("an owner looks a person up, acts with reasons that the person reads, and deletes on request", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { width: 820, allow: [/404/] });
  const person = new Visitor(app);
  const { email } = await person.register();
  await page.goto("/admin/people");
  const lookUp = async (address: string) => {
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Look up" }).click();
  };
  await lookUp(`nobody-${email}`);
  await page.getByText("No account has this address.").waitFor();
  await lookUp(email);
  await page.getByRole("heading", { name: "This person" }).waitFor();
  await assertRecorded(app, admin, ["person.viewed", "try_users", ""]);
  assert.equal(new URL(page.url()).search, "");
  await assertNoAxeFindings(page);
  await actWithReason(page, "End sessions", REASON);
  await page.getByText("sessions.ended").waitFor();
  assert.deepEqual(await person.json("/api/auth/user"), { authenticated: false, user: null });
  await actWithReason(page, "Send a reset", REASON);
  await page.getByText("person.reset_sent").waitFor();
  await actWithReason(page, "Block sign-in", REASON);
  await page.getByText(/blocked since/).waitFor();
  const body = { email, password: "correct horse" };
  assert.equal((await person.call("/api/auth/login", { body })).status, 403);
  await actWithReason(page, "Unblock sign-in", `${REASON} again`);
  await page.getByRole("button", { name: "Block sign-in", exact: true }).waitFor();
  await person.json("/api/auth/login", { body });
  const account = await (await person.call("/account")).text();
  assert.match(account, /allowed sign-in to your account again/);
  assert.match(account, new RegExp(`${REASON} again`));
  await actWithReason(page, "Delete the account", REASON);
  await page.getByText("The account is deleted").first().waitFor();
  await page.getByText("try_users: 1 removed").waitFor();
  await assertRecorded(app, admin, ["account.delete", "try_users", REASON]);
});

test("an owner retries and discards outbox events", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { width: 820 });
  const id = "outboxeventofthistest";
  await queryRows(
    app,
    `INSERT INTO outbox_events (id, kind, payload, attempts, next_at) VALUES ($1, 'unknown.kind', '{}', 9, now() + interval '1 hour')`,
    [id],
  );
  await page.goto("/admin/operations");
  await assertNoAxeFindings(page);
  await actWithReason(page, `Discard unknown.kind ${id.slice(-6)}`, REASON);
  await page.getByText("The outbox is empty").waitFor();
  await assertRecorded(app, admin, ["outbox.discarded", "outbox_events", REASON]);
  await page.getByRole("button", { name: "Ask it now" }).click();
  await page.getByText("The built-in offline coach answers").first().waitFor();
});

test("text from visitors is shown as plain text", async (t) => {
  const { page } = await openAdminArea(t, app);
  const marker = `<img src=x onerror="document.title='broken'">`;
  await page.goto(`/admin/activity?search=${encodeURIComponent(marker)}&sort=${encodeURIComponent(marker)}`);
  assert.equal(await page.getByLabel("Action, reason or exact target").inputValue(), marker);
  assert.notEqual(await page.title(), "broken");
});

test("an owner retries and discards jobs and outbox events and lifts a limit, each with a log entry", async (t) => {
  await waitForQueues(app.databaseUrl);
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
