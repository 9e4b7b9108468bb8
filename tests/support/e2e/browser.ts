import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { after, type TestContext } from "node:test";
import type axe from "axe-core";
import { type Browser, chromium, type BrowserContextOptions, type Page } from "playwright-core";
import { ensureBrowser } from "../../../scripts/lib/browser.ts";
import { inRoot } from "../../../scripts/lib/project.mjs";
import type { RunningApp } from "./app.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Site = Pick<RunningApp, "url" | "accessCode">;

// Milliseconds; the longest acceptable wait, on two busy cores.
const TIMEOUT_MS = 30_000;
const LAUNCH_TIMEOUT_MS = 120_000;

let launched: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  launched ??= ensureBrowser().then((executablePath) =>
    chromium.launch({
      executablePath,
      timeout: LAUNCH_TIMEOUT_MS,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    }),
  );
  return launched;
}

after(async () => (await launched)?.close());

interface PageOptions extends Pick<BrowserContextOptions, "colorScheme" | "reducedMotion" | "locale" | "timezoneId"> {
  width?: number;
  height?: number;
  allow?: RegExp[];
}

/** Waits for hydration: a click before it has no effect, and the test would time out. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const parts = [...document.querySelectorAll("main, button, input, textarea")];
    const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactFiber$"));
    if (!parts.every(isTaken)) return false;
    // React marks elements while it hydrates, and attaches events and runs effects in the following tasks.
    return new Promise((resolve) => requestIdleCallback(() => resolve(true)));
  });
}

function withHydrationWaits(page: Page, app: Site): Page {
  const [goto, reload, waitForURL] = [page.goto.bind(page), page.reload.bind(page), page.waitForURL.bind(page)];
  const afterwards = async <Answer>(going: Promise<Answer>): Promise<Answer> => {
    const answer = await going;
    if (page.url().startsWith(app.url)) await waitForHydration(page);
    return answer;
  };
  page.goto = (...where) => afterwards(goto(...where));
  page.reload = (...how) => afterwards(reload(...how));
  page.waitForURL = (...which) => afterwards(waitForURL(...which));
  return page;
}

export async function openPage(t: TestContext, app: Site, options: PageOptions = {}): Promise<Page> {
  const { width = 1440, height = 900, allow = [], ...context } = options;
  const visitor = await (await browser()).newContext({ baseURL: app.url, viewport: { width, height }, ...context });
  visitor.setDefaultTimeout(TIMEOUT_MS);
  const page = withHydrationWaits(await visitor.newPage(), app);
  const problems: string[] = [];
  const note = (text: string) => {
    if (!allow.some((pattern) => pattern.test(text))) problems.push(text);
  };
  page.on("pageerror", (error) => note(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") note(`console: ${message.text()} (${message.location().url})`);
  });
  t.after(async () => {
    await visitor.close();
    assert.deepEqual(problems, [], "the page reported errors");
  });
  return page;
}

export async function enterAccessCode(page: Page, app: Site, redirect = "/try"): Promise<void> {
  await page.goto(`/access?redirect=${encodeURIComponent(redirect)}`);
  await page.getByRole("textbox").fill(app.accessCode);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === redirect.split("?")[0]);
}

async function post(page: Page, app: Site, path: string, data: Record<string, string>): Promise<void> {
  const answer = await page.request.post(path, { data, headers: { origin: app.url } });
  assert.ok(answer.ok(), `${path} answered ${answer.status()} ${await answer.text()}`);
}

export const grantAccess = (page: Page, app: Site): Promise<void> =>
  post(page, app, "/api/access-gate", { password: app.accessCode });

export const PASSWORD = "correct horse";

export async function signUp(page: Page, app: Site): Promise<string> {
  const email = `ada-${randomUUID()}@example.com`;
  await post(page, app, "/api/auth/register", { email, password: PASSWORD, name: "Ada Lovelace" });
  return email;
}

export const signInDirectly = (page: Page, app: Site, email: string, password = PASSWORD): Promise<void> =>
  post(page, app, "/api/auth/login", { email, password });

type Impact = "minor" | "moderate" | "serious" | "critical";

/** Looks again and again: Chromium leaves `finished` of a transition pending when its element is removed meanwhile. */
const transitionsEnd = (page: Page) =>
  page.waitForFunction(() => !document.getAnimations().some((motion) => motion instanceof CSSTransition));

// Half of the package's main file, which each page would have to parse.
const AXE = readFileSync(inRoot("node_modules", "axe-core", "axe.min.js"), "utf8");

/** Runs in the page itself: AxeBuilder opens one more page for each result, which takes five times as long. */
async function findBarriers(page: Page, rules?: string[]): Promise<axe.Result[]> {
  assert.equal(page.frames().length, 1, "axe looks into no frame that it was not loaded into");
  const isLoaded = await page.evaluate(() => "axe" in window);
  if (!isLoaded) await page.evaluate(AXE);
  return page.evaluate(
    async (runOnly) => (await window.axe.run({ resultTypes: ["violations"], ...(runOnly && { runOnly }) })).violations,
    rules,
  );
}

async function assertWithout(page: Page, impacts: readonly Impact[], rules?: string[]): Promise<void> {
  await transitionsEnd(page);
  const found = (await findBarriers(page, rules))
    .filter(({ impact }) => impact && impacts.includes(impact))
    .map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(" ")).join("\n  ")}`);
  assert.deepEqual(found, [], `axe found barriers on ${page.url()}`);
}

export const assertAccessible = (page: Page): Promise<void> => assertWithout(page, ["serious", "critical"]);

export const assertNoAxeFindings = (page: Page): Promise<void> =>
  assertWithout(page, ["minor", "moderate", "serious", "critical"]);

/** The rules that read colours. A theme changes nothing else. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Of a page that was looked at in the light theme, to which it returns. */
export async function assertDarkThemeAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await assertWithout(page, ["minor", "moderate", "serious", "critical"], COLOR_RULES);
  await page.emulateMedia({ colorScheme: "light" });
}

export async function assertAccessibleInBothThemes(page: Page): Promise<void> {
  await assertAccessible(page);
  await assertDarkThemeAccessible(page);
}

const animationsEnd = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === "finished"));

async function assertFitting(page: Page): Promise<void> {
  const [content = 0, view = 0] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  assert.ok(content <= view, `${page.url()} scrolls sideways: ${content} > ${view}`);
}

export async function assertAccessibleAndFitting(page: Page): Promise<void> {
  await animationsEnd(page);
  await assertAccessible(page);
  await assertFitting(page);
}

export async function assertNoAxeFindingsAndFitting(page: Page): Promise<void> {
  await animationsEnd(page);
  await assertNoAxeFindings(page);
  await assertFitting(page);
}
