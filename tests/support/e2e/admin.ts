import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { TestContext } from "node:test";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import { withClient } from "../../../scripts/lib/postgres/client.ts";
import { inRoot } from "../../../scripts/lib/project.mjs";
import type { RunningApp } from "./app.ts";
import { openPage } from "./browser.ts";

export const ADMIN_PASSWORD = "an admin password";

type Role = "owner" | "moderator";

interface TestAdmin {
  email: string;
  username: string;
}

function newAdmin(role: Role): TestAdmin {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.com` };
}

/** With ADMIN_PASSWORD, for `signInAsAdmin`. */
export async function createAdminWithPassword(app: RunningApp): Promise<TestAdmin> {
  const admin = newAdmin("owner");
  const options = { ...admin, role: "owner", password: ADMIN_PASSWORD };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await promisify(execFile)(process.execPath, ["run.mjs", "admin", "create", ...args], {
    cwd: inRoot("scripts"),
    env: { ...process.env, DATABASE_URL: app.databaseUrl },
  });
  return admin;
}

export async function signInAsAdmin(page: Page, { email }: Pick<TestAdmin, "email">, code?: string): Promise<void> {
  await page.goto("/admin");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Sign In" }).click();
  if (code) {
    await page.getByLabel("One-time code").fill(code);
    await page.getByRole("button", { name: "Sign In" }).click();
  }
  await page.getByRole("navigation", { name: "Admin area" }).waitFor();
}

export async function insertAdmin(app: RunningApp, role: Role): Promise<TestAdmin> {
  const admin = newAdmin(role);
  await queryRows(app, "INSERT INTO admin_users (username, email, password_hash, role) VALUES ($1, $2, 'none', $3)", [
    admin.username,
    admin.email,
    role,
  ]);
  return admin;
}

/** A page of an admin with a session. The row of the session stands for a sign-in, which hashes a password. */
export async function openAdminArea(
  t: TestContext,
  app: RunningApp,
  { role = "owner", ...options }: { role?: Role } & Parameters<typeof openPage>[2] = {},
) {
  const admin = await insertAdmin(app, role);
  const token = randomBytes(32).toString("base64url");
  await queryRows(
    app,
    `INSERT INTO admin_sessions (id, token_hash, admin_id, expires_at)
     SELECT $1, $2, id, now() + interval '30 minutes' FROM admin_users WHERE username = $1`,
    [admin.username, createHash("sha256").update(token).digest("hex")],
  );
  const page = await openPage(t, app, options);
  await page.context().addCookies([{ name: "clarity-admin", value: token, url: app.url }]);
  return { page, admin };
}

export async function actWithReason(page: Page, button: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).first().click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button").last().click();
  await dialog.waitFor({ state: "detached" });
}

export async function confirmAct(page: Page, name: string, label: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
  const dialog = page.getByRole("alertdialog");
  const reason = dialog.getByLabel("Reason");
  await dialog.getByRole("button", { name: label, exact: true }).waitFor();
  if ((await reason.count()) > 0) await reason.fill("Agreed with the team");
  await dialog.getByRole("button", { name: label, exact: true }).click();
  await dialog.waitFor({ state: "detached" });
}

export const queryRows = async <Row extends object = Record<string, unknown>>(
  app: RunningApp,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> => (await withClient(app.databaseUrl, (client) => client.query<Row>(sql, values))).rows;

/** What an admin did, in order: action, table and id. */
export async function readActs(app: RunningApp, { username }: Pick<TestAdmin, "username">): Promise<string[]> {
  const rows = await queryRows<{ line: string }>(
    app,
    `SELECT concat_ws(' ', action, target_table, target_id) AS line
     FROM admin_activity_log l JOIN admin_users a ON a.id = l.admin_id WHERE a.username = $1 ORDER BY l.id`,
    [username],
  );
  return rows.map(({ line }) => line);
}

export async function readRecord(app: RunningApp, { username }: Pick<TestAdmin, "username">): Promise<string[][]> {
  const rows = await queryRows<{ action: string; target: string; reason: string }>(
    app,
    `SELECT action, coalesce(target_table, '') AS target, coalesce(reason, '') AS reason
     FROM admin_activity_log l JOIN admin_users a ON a.id = l.admin_id WHERE a.username = $1 ORDER BY l.id DESC`,
    [username],
  );
  return rows.map(({ action, target, reason }) => [action, target, reason]);
}

export async function assertRecorded(
  app: RunningApp,
  admin: Pick<TestAdmin, "username">,
  line: [action: string, target: string, reason: string],
): Promise<void> {
  const [newest] = await readRecord(app, admin);
  assert.deepEqual(newest, line);
}
