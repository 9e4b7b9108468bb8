import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import type { Page } from "playwright-core";
import type { RunningApp } from "./app.ts";
import { grantAccess, openPage } from "./browser.ts";

type PageOptions = NonNullable<Parameters<typeof openPage>[2]>;

/** A page of a person who has just signed up, on /chat, and the person's address. */
export async function openChat(t: TestContext, app: RunningApp, options: PageOptions = {}) {
  const page = await openPage(t, app, options);
  await grantAccess(page, app);
  const email = `${crypto.randomUUID()}@example.com`;
  const answer = await page.request.post("/api/auth/register", {
    data: { email, password: "correct horse battery", name: "Ada Lovelace" },
    headers: { origin: app.url },
  });
  assert.equal(answer.status(), 201, await answer.text());
  await page.goto("/chat");
  return { page, email };
}

export const inputOf = (page: Page) => page.getByPlaceholder("Share what's on your mind...");
export const statusOf = (page: Page, words: string) => page.getByRole("status").filter({ hasText: words });

/** Sends a message and does not wait for anything. */
export async function send(page: Page, text: string): Promise<void> {
  await inputOf(page).fill(text);
  await inputOf(page).press("Enter");
}

/** Sends a message and waits until its answer is complete. */
export async function say(page: Page, text: string): Promise<void> {
  await send(page, text);
  await statusOf(page, "Answer ready").waitFor();
}

/** How many pixels the conversation is away from its end. */
export const distanceToEnd = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const list = document.querySelector("main ol");
    let element = list?.parentElement;
    while (element && getComputedStyle(element).overflowY !== "auto") element = element.parentElement;
    return element ? Math.round(element.scrollHeight - element.scrollTop - element.clientHeight) : 0;
  });

/** Loads the page again and waits until its buttons work: days are named in the reader's zone only from then on. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.locator("main ol time").first().waitFor();
}
