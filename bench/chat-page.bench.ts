/**
 * `npm run bench -- chat-page`: the bytes that /chat loads beside an empty page of the same Next.js, and the frame
 * times of scrolling two thousand messages beside an empty region of the same height. Build first.
 */
import { chromium } from "playwright-core";
import { ensureBrowser } from "../scripts/lib/browser.ts";
import { endProcess } from "../scripts/lib/child-process.ts";
import { withClient } from "../scripts/lib/postgres/client.ts";
import { startTestCluster } from "../tests/support/chat/test-cluster.ts";
import { type ScrollFigures, scrollToStart } from "./chat/scroll.ts";
import { openConversations } from "./chat/benchmark-target.ts";
import { weigh } from "./site/weigh.ts";
import { startReference } from "./support/reference.ts";

const MESSAGES = 2_000;
const GOAL = 1.5;
const REGION = "main > div:first-child";

// Plain replies, replies with a list or with code, long and short ones.
const FILL = `
  INSERT INTO chat_messages (id, conversation_id, user_id, role, content, parent_id, created_at)
  SELECT 'scroll-' || n, $1, $2, CASE WHEN n % 2 = 1 THEN 'user' ELSE 'assistant' END,
    'Message ' || n || '. ' || repeat('We had agreed on it and nothing moved. ', 1 + n % 7) || CASE n % 10
      WHEN 4 THEN E'\\n\\n1. **First**, the plan\\n2. then the people\\n3. then the money' WHEN 8 THEN E'\\n\\n\`\`\`\\none line of code\\nand another\\n\`\`\`' ELSE '' END,
    CASE WHEN n > 1 THEN 'scroll-' || n - 1 END, now() - ($3::int - n) * interval '2 hours'
  FROM generate_series(1, $3::int) n ORDER BY n`;

const cluster = await startTestCluster();
const reference = await startReference();
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const app = await cluster.startApp();
  const [conversation] = await openConversations(app, { people: 1, count: 1 });
  if (!conversation) throw new Error("Nobody signed up");
  const { person, sessionId } = conversation;
  const cookies = person.cookie.split("; ").map((pair) => {
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    return { name, value, url: app.url };
  });

  const own = await weigh(browser, `${app.url}/chat`, cookies);
  const empty = await weigh(browser, `${reference.url}/`);
  const ratio = own.script / empty.script;

  await withClient(cluster.databaseUrl, (client) => client.query(FILL, [sessionId, person.userId, MESSAGES]));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(cookies);
  const page = await context.newPage();
  await page.goto(`${app.url}/chat?session=${sessionId}`, { waitUntil: "networkidle" });
  await page.locator("main ol time").first().waitFor();
  const chat = await scrollToStart(page, REGION);
  const shown = await page.locator("main li:not(li li)").count();
  await page.goto("about:blank");
  await page.setContent(
    `<main style="position:fixed;inset:0"><div style="height:100%;overflow:auto"><p style="height:${chat.height}px">.</p></div></main>`,
  );
  await page.locator(REGION).evaluate((element) => element.scrollTo(0, element.scrollHeight));
  const bare = await scrollToStart(page, REGION);

  const row = ({ frames, p50, p95, worst, slowFrameShare, seconds, height }: ScrollFigures) => ({
    "height px": height,
    seconds: seconds.toFixed(1),
    frames,
    "p50 ms": p50.toFixed(1),
    "p95 ms": p95.toFixed(1),
    "worst ms": worst.toFixed(0),
    "over 50 ms": `${(slowFrameShare * 100).toFixed(2)} %`,
  });
  console.table({ [`${shown} messages`]: row(chat), "an empty region": row(bare) });
  console.log(
    `chat-page: JavaScript on first load ${(own.script / 1_000).toFixed(1)} kB, an empty page ${(empty.script / 1_000).toFixed(1)} kB: x ${ratio.toFixed(3)} (at most ${GOAL})`,
  );
  if (ratio > GOAL || shown < MESSAGES) process.exitCode = 1;
} finally {
  await browser.close();
  await Promise.all([endProcess(reference.child, 5_000), cluster.close()]);
}
