import assert from "node:assert/strict";
import { before, test, type TestContext } from "node:test";
import type { Page } from "playwright-core";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import {
  assertAccessibleAndFitting,
  assertDarkThemeAccessible,
  assertNoAxeFindings,
  openPage,
} from "../support/e2e/browser.ts";
import { linkIn } from "../support/e2e/mail-files.ts";
import { suite } from "../support/e2e/suite.ts";
import { type MailServer, startMailServer } from "../support/fakes/mail-server.ts";

let app: RunningApp;
let mails: MailServer;
before(async () => {
  mails = await startMailServer();
  suite.after(() => mails.close());
  app = await startApp(suite, { env: { SMTP_URL: mails.url } });
});

const ARTICLE = "/notes/future-of-work";
const PAGES = ["/", "/notes", ARTICLE, "/privacy", "/terms", "/method", "/sample-report", "/nowhere", "/notes/none"];
const NOT_THERE = /the server responded with a status of 404/;

async function open(t: TestContext, path: string, options: Parameters<typeof openPage>[2] = {}): Promise<Page> {
  const page = await openPage(t, app, { reducedMotion: "reduce", allow: [NOT_THERE], ...options });
  await page.goto(path, { waitUntil: "networkidle" });
  return page;
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent?.trim(),
  );

const waitUntilClear = (page: Page, selector: string) =>
  page.waitForFunction(
    (wanted) => Math.abs((document.querySelector(wanted)?.getBoundingClientRect().top ?? 0) - 80) < 2,
    selector,
  );

test("every public page fits 320 px and has no accessibility finding of any impact in either theme", async (t) => {
  const page = await openPage(t, app, { reducedMotion: "reduce", allow: [NOT_THERE] });
  for (const path of PAGES) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path, { waitUntil: "networkidle" });
    const [content = 0, window = 0] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    assert.ok(content <= window, `${path}: ${content} > ${window}`);
    // What reaches the edge of the page does not scroll, but has lost the margin.
    const rights = await page
      .locator(".sample .scores span")
      .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().right));
    assert.ok(Math.max(0, ...rights) <= 304, `${path}: the figures reach ${Math.max(...rights)} of 320 px`);
    await page.setViewportSize({ width: 1440, height: 900 });
    await assertNoAxeFindings(page);
    await assertDarkThemeAccessible(page);
  }
});

for (const width of [390, 1440]) {
  test(`the home page loads at ${width} px without a console error or an accessibility finding`, async (t) => {
    const page = await openPage(t, app, { width });
    const answer = await page.goto("/");
    assert.equal(answer?.status(), 200);
    assert.match(await page.title(), /Clarity/);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await assertAccessibleAndFitting(page);
  });
}

test("has its sections in their order, and the legal pages in the footer", async (t) => {
  const page = await open(t, "/");
  const parts = page.locator("#site-header, main section[id], footer");
  assert.deepEqual(await parts.evaluateAll((elements) => elements.map(({ id, tagName }) => id || tagName)), [
    "site-header",
    "hero",
    "product",
    "how-it-works",
    "testimonials",
    "final-cta",
    "FOOTER",
  ]);
  const footer = page.getByRole("contentinfo");
  for (const path of ["/privacy", "/terms"]) assert.equal(await footer.locator(`a[href="${path}"]`).count(), 1, path);
});

test("scrolls to the section of a hash with an offset of 80 px", async (t) => {
  const page = await open(t, "/#testimonials");
  await waitUntilClear(page, "#testimonials");
  await page.goto("/notes");
  await page.getByRole("link", { name: "How It Works" }).first().click();
  await page.waitForURL(/\/#how-it-works$/);
  await waitUntilClear(page, "#how-it-works");
});

test("scrolls to sections from the header and the hero", async (t) => {
  const page = await open(t, "/");
  const header = page.getByRole("banner");
  assert.equal(await header.getAttribute("data-scrolled"), null);
  await page.evaluate(() => window.scrollTo(0, 10));
  assert.equal(await header.getAttribute("data-scrolled"), null);
  await page.evaluate(() => window.scrollTo(0, 11));
  await page.locator("#site-header[data-scrolled]").waitFor();
  for (const [name, section] of [
    ["Product", "#product"],
    ["How It Works", "#how-it-works"],
    ["Join Early Access", "#final-cta"],
  ] as const) {
    await header.getByRole("link", { name, exact: true }).click();
    await waitUntilClear(page, section);
  }
  await page.locator("#hero").getByRole("link", { name: "Learn More" }).click();
  await waitUntilClear(page, "#product");
  await page.locator("#hero").getByRole("link", { name: "Join Early Access" }).click();
  await waitUntilClear(page, "#final-cta");
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    ["I have an access code", "/access"],
    ["Log in", "/login"],
  ] as const)
    assert.equal(await footer.getByRole("link", { name }).getAttribute("href"), href);
  await header.getByRole("link", { name: "Clarity Notes" }).click();
  await page.waitForURL(/\/notes$/);
});

test("traps focus in the phone menu and restores it on Escape", async (t) => {
  const page = await open(t, "/", { width: 390, height: 844 });
  const button = page.getByRole("button", { name: "Open menu" });
  await button.click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await menu.waitFor();
  assert.equal(await button.getAttribute("aria-expanded"), "true");
  const stops = await menu.locator("a, button").count();
  const seen = new Set<string | null | undefined>();
  for (let press = 0; press < stops + 2; press += 1) {
    await page.keyboard.press("Tab");
    assert.ok(await menu.evaluate((element) => element.contains(document.activeElement)));
    seen.add(await focused(page));
  }
  for (const name of ["Product", "How It Works", "Clarity Notes", "Join Early Access", "Close menu"])
    assert.ok(seen.has(name), `${name} was not reached`);
  await page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  assert.equal(await focused(page), "Open menu");
  await button.click();
  await menu.getByRole("link", { name: "Product", exact: true }).click();
  await menu.waitFor({ state: "hidden" });
  await waitUntilClear(page, "#product");
});

const seeQuote = (page: Page, wanted: string) =>
  page.locator(`[aria-roledescription=slide][data-shown][aria-label="${wanted}"]`).waitFor({ state: "attached" });

test("rotates testimonials every eight seconds and pauses on focus", async (t) => {
  const page = await openPage(t, app, { reducedMotion: "reduce" });
  await page.clock.install();
  // The fake clock also replaces the browser's idle time.
  await page.goto("/", { waitUntil: "networkidle" });
  await page.clock.pauseAt(Date.now() + 60_000);
  const carousel = page.getByRole("group", { name: "Testimonials" });
  // The carousel's script is loaded when it comes near; this click is repeated then.
  await carousel.getByRole("button", { name: "Show testimonial 2" }).focus();
  await page.keyboard.press("Enter");
  await seeQuote(page, "2 of 4");
  // The eight seconds start when the focus leaves.
  await carousel.getByRole("button", { name: "Show testimonial 1" }).focus();
  await page.keyboard.press("Enter");
  await page.getByLabel("Email address").focus();
  await page.clock.runFor(7_900);
  await seeQuote(page, "1 of 4");
  await page.clock.runFor(100);
  await seeQuote(page, "2 of 4");
  for (const wanted of ["3 of 4", "4 of 4", "1 of 4"]) {
    await page.clock.runFor(8_000);
    await seeQuote(page, wanted);
  }
  await carousel.hover();
  await page.clock.runFor(30_000);
  await seeQuote(page, "1 of 4");
  await page.mouse.move(0, 0);
  await page.clock.runFor(8_000);
  await seeQuote(page, "2 of 4");
  await carousel.getByRole("button", { name: "Stop rotation" }).focus();
  await page.clock.runFor(30_000);
  await seeQuote(page, "2 of 4");
  await page.getByLabel("Email address").focus();
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await page.clock.runFor(30_000);
  await seeQuote(page, "2 of 4");
});

test("selects testimonials by arrows, dots and swipes", async (t) => {
  const desk = await open(t, "/");
  await desk.getByRole("button", { name: "Previous testimonial" }).click();
  await seeQuote(desk, "4 of 4");
  await desk.getByRole("button", { name: "Next testimonial" }).click();
  await seeQuote(desk, "1 of 4");
  await desk.getByRole("button", { name: "Show testimonial 3" }).click();
  await seeQuote(desk, "3 of 4");
  const phone = await open(t, "/", { width: 390, height: 844 });
  assert.equal(await phone.getByRole("button", { name: "Next testimonial" }).isVisible(), false);
  const quotes = phone.locator(".quotes");
  const swipe = async (from: number, to: number) => {
    const pointer = { pointerType: "touch", pointerId: 1, isPrimary: true };
    await quotes.dispatchEvent("pointerdown", { ...pointer, clientX: from });
    await quotes.dispatchEvent("pointerup", { ...pointer, clientX: to });
  };
  // A click before the carousel's script is repeated; a swipe needs it.
  await phone.getByRole("button", { name: "Show testimonial 4" }).click();
  await seeQuote(phone, "4 of 4");
  await swipe(300, 200);
  await seeQuote(phone, "1 of 4");
  await swipe(300, 200);
  await seeQuote(phone, "2 of 4");
  await swipe(200, 300);
  await seeQuote(phone, "1 of 4");
  await swipe(200, 190);
  await seeQuote(phone, "1 of 4");
});

test("blocks injected inline scripts and runs the page's own", async (t) => {
  const page = await openPage(t, app, { allow: [NOT_THERE, /Content Security Policy/] });
  await page.route("**/", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      "</body>",
      '<script>window.injected = true</script><img src="/none.png" onerror="window.injected = true"></body>',
    );
    await route.fulfill({ response: answer, body });
  });
  await page.route("**/none.png", (route) => route.fulfill({ status: 404 }));
  await page.goto("/", { waitUntil: "networkidle" });
  assert.equal(await page.evaluate(() => "injected" in window), false);
  await page.getByRole("button", { name: "Show testimonial 2" }).click();
  await seeQuote(page, "2 of 4");
});

test("operates the landing page by keyboard alone", async (t) => {
  const page = await open(t, "/");
  await page.keyboard.press("Tab");
  assert.equal(await focused(page), "Skip to content");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "main");
  const stops: string[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    const name = await focused(page);
    stops.push(name ?? "");
    const box = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    assert.match(box, /solid [1-9]/, `${name} shows no focus`);
    if (name === "Contact") break;
  }
  for (const wanted of ["Learn More", "Show testimonial 4", "Next testimonial", "privacy policy", "Privacy Policy"])
    assert.ok(stops.includes(wanted), `${wanted} is not on the way: ${stops.join(", ")}`);
  assert.equal(await scrollTop(page).then((top) => top > 1_000), true);
});

async function openAsleep(t: TestContext, path: string) {
  const page = await openPage(t, app, { width: 390, height: 844 });
  const scripts = Promise.withResolvers<void>();
  await page.route("**/_next/static/**/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const awake = page.goto(path);
  const wake = async () => {
    scripts.resolve();
    await awake;
  };
  return { page, wake };
}

test("submits forms pressed before hydration, without values in the address", async (t) => {
  for (const [path, field, act, outcome] of [
    ["/", "Email address", "Join Early Access", "Your exclusive access has been reserved!"],
    ["/reset-password", "Email", "Mail me a link", "If an account has this address, a link is on its way to it."],
  ] as const) {
    const { page, wake } = await openAsleep(t, path);
    await page.getByLabel(field).fill("early@example.com");
    await page.getByRole("button", { name: act }).click();
    await page.locator("form[aria-busy]").waitFor();
    assert.equal(await page.getByLabel(field).inputValue(), "early@example.com");
    await wake();
    await page.getByText(outcome).waitFor();
    assert.equal(page.url(), app.url + path);
  }
});

test("confirms an early-access address by the mailed link", async (t) => {
  const page = await open(t, "/", { width: 390, height: 844 });
  await page.getByLabel("Email address").fill("grace@example.com");
  await page.keyboard.press("Enter");
  await page.getByText(/A link to confirm the address is on its way there/).waitFor();
  const { text = "" } = await mails.firstTo("grace@example.com");
  await page.goto(linkIn(text, "/early-access"));
  await page.waitForURL((url) => url.search === ""); // The token is removed from the address bar.
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await page.getByText("Your address is confirmed.").waitFor();
});

test("shows not-found pages for unknown notes and routes", async (t) => {
  const page = await open(t, "/nowhere");
  await page.getByRole("heading", { level: 1, name: "404 Page Not Found" }).waitFor();
  assert.match(await page.title(), /^404 Page Not Found/);
  await page.getByRole("banner").getByRole("link", { name: "Clarity Notes" }).waitFor();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).waitFor();
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await page.waitForURL(`${app.url}/`);
  for (const path of ["/nowhere/at/all", "/admin-login"]) {
    assert.equal((await page.goto(path))?.status(), 404, path);
    await page.getByRole("heading", { level: 1, name: "404 Page Not Found" }).waitFor();
    await page.getByRole("banner").getByRole("link", { name: "Clarity, home" }).waitFor();
  }
  await page.goto("/notes/none");
  await page.getByRole("heading", { level: 1, name: "Post Not Found" }).waitFor();
  const back = page.getByRole("link", { name: "Back to Blog" });
  assert.equal(await back.getAttribute("href"), "/blog");
  await back.click();
  await page.waitForURL(/\/notes$/);
  await page.getByRole("heading", { level: 1, name: "Clarity Notes" }).waitFor();
  assert.equal(await page.getByText("The Question Behind the Question").count(), 0);
  await page.getByRole("link", { name: "Read full article" }).click();
  await page.waitForURL(/future-of-work$/);
  await page.getByText("5 min read").waitFor();
  await page.getByText("June 2, 2025").waitFor();
  await page.getByRole("link", { name: "Back to Clarity Notes" }).click();
  await page.waitForURL(/\/notes$/);
});

test("links the join card to the early-access section", async (t) => {
  for (const path of ["/notes", ARTICLE]) {
    const page = await open(t, path);
    await page.getByRole("complementary").getByRole("link", { name: "Join Early Access" }).click();
    await page.waitForURL(/\/#final-cta$/);
    await waitUntilClear(page, "#final-cta");
    assert.ok((await topOf(page, "#final-cta")) > 0);
  }
});

test("shows the sample report of a made-up person", async (t) => {
  const page = await open(t, "/");
  await page.getByRole("link", { name: "Read a whole sample report" }).click();
  await page.getByRole("heading", { level: 1, name: "I See You, Nora" }).waitFor();
  await page.getByText("does not exist").waitFor();
  for (const name of ["What I See in You", "Your Personality Profile", "Meet Your AI Clarity Partner"])
    await page.getByRole("region", { name }).waitFor();
  await page.getByText("What would change it:").first().waitFor();
  assert.equal(await page.locator("del").count(), 1);
  assert.equal(await page.getByRole("link", { name: "Try Clarity" }).getAttribute("href"), "/try");
});

test("publishes previews, sitemap, feed and structured data", async (t) => {
  const page = await open(t, ARTICLE);
  const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
  const answer = await page.request.get(picture ?? "");
  assert.equal(answer.headers()["content-type"], "image/png");
  const bytes = await answer.body();
  assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630]);
  assert.equal(await page.locator('link[rel="canonical"]').getAttribute("href"), `${app.url}${ARTICLE}`);
  const facts: unknown = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText());
  assert.deepEqual((facts as Record<string, unknown>)["@type"], "Article");
  const map = await (await page.request.get("/sitemap.xml")).text();
  for (const path of ["/notes", ARTICLE, "/privacy", "/terms", "/sample-report"])
    assert.ok(map.includes(`${app.url}${path}<`), path);
  assert.ok((await (await page.request.get("/notes/rss.xml")).text()).includes(`${app.url}${ARTICLE}`));
  assert.match(await (await page.request.get("/robots.txt")).text(), /Sitemap: http/);
  assert.match(await (await page.request.get("/.well-known/security.txt")).text(), /Contact: mailto:/);
  const manifest: unknown = await (await page.request.get("/manifest.webmanifest")).json();
  assert.equal((manifest as Record<string, unknown>).name, "Clarity");
});
