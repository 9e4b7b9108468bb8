import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import type { TestContext } from "node:test";
import { promisify } from "node:util";
import pg from "pg";
import type { Page } from "playwright-core";
import { inRoot } from "../../../scripts/lib/project.mjs";
import type { RunningApp } from "./app.ts";
import { openPage } from "./browser.ts";

export const ADMIN_PASSWORD = "an admin password";

interface TestAdmin {
  email: string;
  username: string;
}

export async function createTestAdmin(app: RunningApp, role: "owner" | "moderator" = "owner"): Promise<TestAdmin> {
  const username = `${role}-${randomUUID().slice(0, 8)}`;
  const email = `${username}@example.com`;
  const options = { email, username, role, password: ADMIN_PASSWORD };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await promisify(execFile)(process.execPath, ["run.mjs", "admin", "create", ...args], {
    cwd: inRoot("scripts"),
    env: { ...process.env, DATABASE_URL: app.databaseUrl },
  });
  return { email, username };
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

export async function openAdminArea(
  t: TestContext,
  app: RunningApp,
  { role = "owner", ...options }: { role?: "owner" | "moderator"; width?: number; allow?: RegExp[] } = {},
) {
  const admin = await createTestAdmin(app, role);
  const page = await openPage(t, app, options);
  await signInAsAdmin(page, admin);
  return { page, admin };
}

export async function actWithReason(page: Page, button: string, reason: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).first().click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByLabel("Reason").fill(reason);
  await dialog.getByRole("button").last().click();
  await dialog.waitFor({ state: "detached" });
}

export async function queryRows<Row extends object>(app: RunningApp, sql: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
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
