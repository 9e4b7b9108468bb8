import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { TestContext } from "node:test";
import type { Page } from "playwright-core";
import { withClient } from "../../../scripts/lib/postgres/client.ts";
import type { RunningApp } from "./app.ts";
import { openPage } from "./browser.ts";

type Row = Record<string, unknown>;

export const queryRows = async (app: RunningApp, sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await withClient(app.databaseUrl, (client) => client.query<Row>(sql, values))).rows;

interface AdminPage {
  page: Page;
  acts: () => Promise<string[]>;
}

export async function openAdmin(
  t: TestContext,
  app: RunningApp,
  role: "owner" | "moderator",
  options: Parameters<typeof openPage>[2] = {},
): Promise<AdminPage> {
  const [token, name] = [randomBytes(32).toString("base64url"), randomUUID()];
  const [admin] = await queryRows(
    app,
    `INSERT INTO admin_users (username, email, password_hash, role) VALUES ($1, $1 || '@example.com', 'none', $2) RETURNING id`,
    [name, role],
  );
  await queryRows(
    app,
    `INSERT INTO admin_sessions (id, token_hash, admin_id, expires_at) VALUES ($1, $2, $3, now() + interval '30 minutes')`,
    [name, createHash("sha256").update(token).digest("hex"), admin?.id],
  );
  const page = await openPage(t, app, options);
  await page.context().addCookies([{ name: "clarity-admin", value: token, url: app.url }]);
  const acts = async () => {
    const lines = await queryRows(
      app,
      "SELECT concat_ws(' ', action, target_table, target_id) AS line FROM admin_activity_log WHERE admin_id = $1 ORDER BY id",
      [admin?.id],
    );
    return lines.map(({ line }) => String(line));
  };
  return { page, acts };
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
