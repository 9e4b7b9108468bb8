import type { TestContext } from "node:test";
import type { Page } from "playwright-core";
import type { RunningApp } from "./app.ts";
import { grantAccess, openPage } from "./browser.ts";
import { insertSignedInPerson, SESSION_COOKIE } from "./signed-in-person.ts";

type PageOptions = NonNullable<Parameters<typeof openPage>[2]>;

/** A page, which shows nothing yet, of somebody who may open the chat. */
export async function openSignedIn(t: TestContext, app: RunningApp, options: PageOptions = {}) {
  const page = await openPage(t, app, options);
  await grantAccess(page, app);
  const { email, token } = await insertSignedInPerson(app.databaseUrl);
  await page.context().addCookies([{ name: SESSION_COOKIE, value: token, url: app.url }]);
  return { page, email };
}

export async function openChat(t: TestContext, app: RunningApp, options: PageOptions = {}) {
  const opened = await openSignedIn(t, app, options);
  await opened.page.goto("/chat");
  return opened;
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
  await statusOf(page, "Reply ready").waitFor();
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
