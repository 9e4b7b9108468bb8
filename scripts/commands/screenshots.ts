import { mkdirSync, writeFileSync } from "node:fs";
import { chromium, type Browser, type Page } from "playwright-core";
import { withAppStack } from "../lib/app/app-stack.ts";
import { ensureBrowser } from "../lib/browser.ts";
import { phase } from "../lib/phase.mjs";
import { inRoot, UserFacingError } from "../lib/project.mjs";
import { person } from "../lib/demo/seed.ts";
import { signIn } from "./demo.ts";

const FOLDER = inRoot("docs", "screenshots");
const SIZE = { width: 1120, height: 700 };
const MAX_TOTAL_BYTES = 400_000;

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
    const { title = "", messages = [] } = person.conversations[0] ?? {};
    const list = await page.request.get("/api/chat/sessions");
    const conversations = (await list.json()) as { id: string; title: string }[];
    const id = conversations.find((conversation) => conversation.title === title)?.id ?? "";
    await page.goto(`/chat?session=${id}`);
    await page
      .getByText(messages.at(-1) ?? "")
      .last()
      .waitFor();
  },
};

async function capture(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  return Buffer.from(data, "base64");
}

async function take(browser: Browser, url: string, cookies: ReadonlyMap<string, string>): Promise<number> {
  let bytes = 0;
  for (const colorScheme of ["light", "dark"] as const) {
    const settings = { viewport: SIZE, colorScheme, reducedMotion: "reduce", locale: "en-GB" } as const;
    const context = await browser.newContext({ baseURL: url, ...settings });
    await context.addCookies([...cookies].map(([name, value]) => ({ name, value, url })));
    for (const [name, show] of Object.entries(PICTURES)) {
      const page = await context.newPage();
      await show(page);
      await page.waitForLoadState("networkidle");
      const picture = await capture(page);
      writeFileSync(`${FOLDER}/${name}-${colorScheme}.webp`, picture);
      bytes += picture.length;
      await page.close();
    }
    await context.close();
  }
  return bytes;
}

export default async function screenshots(): Promise<void> {
  const executablePath = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    await withAppStack("start", async ({ settings: { env } }) => {
      const { visitor } = await signIn(env);
      mkdirSync(FOLDER, { recursive: true });
      await phase("Taking pictures", async (note) => {
        const bytes = await take(browser, env.APP_URL, visitor.cookies);
        note(`${Math.round(bytes / 1000)} kB`);
        if (bytes > MAX_TOTAL_BYTES)
          throw new UserFacingError(
            `The pictures have more than ${MAX_TOTAL_BYTES / 1000} kB together; make SIZE smaller.`,
          );
      });
    });
  } finally {
    await browser.close();
  }
}
