import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { TestContext } from "node:test";
import type { Page } from "playwright-core";
import { withClient } from "../../../scripts/lib/postgres/client.ts";
import type { RunningApp } from "./app.ts";
import { grantAccess, openPage } from "./browser.ts";

type PageOptions = NonNullable<Parameters<typeof openPage>[2]>;

/** The rows stand for a registration, which hashes a password for a quarter of a second. */
async function insertSignedInPerson(page: Page, app: RunningApp): Promise<string> {
  const [id, email, token] = [randomInt(100_000, 2 ** 31), `ada-${randomUUID()}@example.com`, randomBytes(32)];
  await withClient(app.databaseUrl, async (client) => {
    await client.query(
      "INSERT INTO try_users (id, email, email_key, name, updated_at) VALUES ($1, $2, $2, 'Ada Lovelace', now())",
      [id, email],
    );
    await client.query(
      `INSERT INTO sessions (id, session_token, user_id, expires) VALUES ($1, $2, $3, now() + interval '1 day')`,
      [randomUUID(), createHash("sha256").update(token.toString("base64url")).digest("hex"), id],
    );
  });
  await page.context().addCookies([{ name: "clarity-session", value: token.toString("base64url"), url: app.url }]);
  return email;
}

export async function openChat(t: TestContext, app: RunningApp, options: PageOptions = {}) {
  const page = await openPage(t, app, options);
  await grantAccess(page, app);
  const email = await insertSignedInPerson(page, app);
  await page.goto("/chat");
  return { page, email };
}

export const inputOf = (page: Page) => page.getByPlaceholder("Share what's on your mind...");
export const statusOf = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

export async function send(page: Page, text: string): Promise<void> {
  await inputOf(page).fill(text);
  await inputOf(page).press("Enter");
}

export async function say(page: Page, text: string): Promise<void> {
  await send(page, text);
  await page.getByText(`You said: ${text.trim()}`).waitFor({ state: "attached" });
  await statusOf(page, "Answer ready").waitFor();
}

export async function waitForDistanceToEnd(page: Page, is: { below: number } | { above: number }): Promise<void> {
  await page.waitForFunction((wanted) => {
    let element: HTMLElement | null = document.querySelector("main ol");
    while (element && getComputedStyle(element).overflowY !== "auto") element = element.parentElement;
    if (!element) return false;
    const distance = element.scrollHeight - element.scrollTop - element.clientHeight;
    return "below" in wanted ? distance < wanted.below : distance > wanted.above;
  }, is);
}
