import type { Browser, BrowserContext } from "playwright-core";

type Cookies = Parameters<BrowserContext["addCookies"]>[0];

interface Weight {
  html: number;
  script: number;
  all: number;
}

export async function weigh(browser: Browser, url: string, cookies: Cookies = []): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await context.addCookies(cookies);
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds: Record<string, number> = {};
  const kindOf = new Map<string, string>();
  network.on("Network.responseReceived", ({ requestId, type }) => kindOf.set(requestId, type));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId) ?? "Other";
    kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength;
  });
  await network.send("Network.enable");
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  const script = kinds.Script ?? 0;
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const html = (await answer?.body())?.length ?? 0;
  await context.close();
  return { html, script, all: Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0) };
}
