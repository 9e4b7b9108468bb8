import "../scripts/lib/app-modules.mjs";
import { startApp } from "../tests/support/e2e/app.ts";
import { Visitor } from "../tests/support/e2e/visitor.ts";
import { measureInBrowser } from "./mailbox/in-browser.ts";
import { measureJob, startGoogle } from "./mailbox/server-job.ts";

// The speed of importing a mailbox: beside a bare postal-mime loop, in the browser, and on the server beside its bare
// requests. Needs a build. For smaller rounds: MAILBOX_MESSAGES=1000 GMAIL_MESSAGES=200.

const { measureParsing } = await import("./mailbox/parsing.ts");

const PARSED = 1_000;
const MESSAGES = Number(process.env.MAILBOX_MESSAGES ?? 10_000);
const GMAIL_MESSAGES = Number(process.env.GMAIL_MESSAGES ?? 1_000);
const GMAIL_MS = 40;
const GOAL = { parsing: 0.6, task: 200, memory: 300, job: 1.3 };

const ends: (() => Promise<void>)[] = [];
const say = (text: string) => process.stdout.write(`${text}\n`);

const parsing = await measureParsing(PARSED);
say(
  `mailbox parsing: ${parsing.product.toFixed(0)} messages/s, bare postal-mime ${parsing.bare.toFixed(0)}; ratio ${parsing.ratio.toFixed(2)} (goal ${GOAL.parsing} or more)`,
);

const google = await startGoogle(GMAIL_MESSAGES, GMAIL_MS);
const app = await startApp(
  { after: (end) => void ends.unshift(end) },
  {
    env: {
      GOOGLE_CLIENT_ID: "client",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_ISSUER: google.url,
      GMAIL_API_URL: google.url,
    },
  },
);
try {
  const browser = await measureInBrowser(app, MESSAGES);
  say(
    `mailbox in Chromium: ${MESSAGES} messages, ${browser.megabytes.toFixed(0)} MB in ${browser.seconds.toFixed(1)} s; ` +
      `longest task of the page ${browser.longestTaskMs.toFixed(0)} ms (goal ${GOAL.task}); ` +
      `script memory of page and worker at most ${browser.memoryMegabytes.toFixed(0)} MB (goal ${GOAL.memory}, CDP Runtime.getHeapUsage)`,
  );
  const visitor = new Visitor(app);
  await visitor.enterAccessCode();
  const reading = { google: google.url, count: GMAIL_MESSAGES, visitor };
  await measureJob(app, reading);
  const job = await measureJob(app, reading);
  say(
    `mailbox by the server: ${GMAIL_MESSAGES} Gmail messages in ${job.job.toFixed(2)} s, ` +
      `the bare requests in ${job.requests.toFixed(2)} s at ${GMAIL_MS} ms each; ratio ${job.ratio.toFixed(2)} (goal ${GOAL.job} or less); ` +
      `resident memory ${job.memory[0].toFixed(0)} MB after a tenth, at most ${job.memory[1].toFixed(0)} MB after it`,
  );
} finally {
  google.child.kill();
  for (const end of ends) await end();
}
