import { mkdirSync, statSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright-core";
import { AppStack } from "../lib/app-stack.ts";
import { ensureBrowser } from "../lib/browser.ts";
import { START_LOCK, unlock } from "../lib/lock.mjs";
import { phase } from "../lib/phase.mjs";
import { inRoot, UserFacingError } from "../lib/project.mjs";
import { loadSettings } from "../lib/settings.ts";
import { stopRequest } from "../lib/stop-request.ts";
import { signIn } from "./demo.ts";

const FOLDER = inRoot("docs", "screenshots");
const SIZE = { width: 1120, height: 700 };
/** All pictures together; who reads the README loads half of them. */
const MOST_BYTES = 400_000;

/** What each picture shows, once its page stands. */
const PICTURES: Record<string, (page: Page) => Promise<unknown>> = {
  report: async (page) => {
    await page.goto("/try");
    await page.getByRole("heading", { level: 1, name: /^I See You/ }).waitFor();
  },
  profile: async (page) => {
    await page.goto("/try");
    await page.locator("#profile svg.recharts-surface").waitFor();
    await page.locator("#profile").evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
  },
  chat: async (page) => {
    await page.goto("/chat");
    await page
      .getByRole("link", { name: /Marco/ })
      .or(page.getByRole("button", { name: /Marco/ }))
      .first()
      .click();
    await page.getByRole("article").last().waitFor();
  },
};

async function take(browser: Browser, url: string, cookies: ReadonlyMap<string, string>): Promise<number> {
  let bytes = 0;
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: SIZE,
      colorScheme,
      reducedMotion: "reduce",
      locale: "en-GB",
    });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    for (const [name, show] of Object.entries(PICTURES)) {
      const page = await context.newPage();
      await show(page);
      await page.waitForLoadState("networkidle");
      const path = `${FOLDER}/${name}-${colorScheme}.png`;
      await page.screenshot({ path });
      bytes += statSync(path).size;
      await page.close();
    }
    await context.close();
  }
  return bytes;
}

/** `npm run screenshots`: the README's pictures, of the demo's person, in both themes. */
export default async function screenshots(): Promise<void> {
  const settings = loadSettings("start");
  const stack = new AppStack({ mode: "start", settings, sink: () => undefined, stop: stopRequest() });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    await stack.bringUp();
    const { visitor } = await signIn(settings.env);
    mkdirSync(FOLDER, { recursive: true });
    await phase("Taking pictures", async (note) => {
      const bytes = await take(browser, settings.env.APP_URL, visitor.cookies);
      note(`${Math.round(bytes / 1000)} kB`);
      if (bytes > MOST_BYTES)
        throw new UserFacingError(`The pictures have more than ${MOST_BYTES / 1000} kB together; make SIZE smaller.`);
    });
  } finally {
    await browser.close();
    await stack.takeDown();
    unlock(START_LOCK);
  }
}
