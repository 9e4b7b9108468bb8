import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import { strToU8, zipSync } from "fflate";
import type { Page } from "playwright-core";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertAccessibleAndFitting, grantAccess, openPage } from "../support/e2e/browser.ts";
import { suite } from "../support/e2e/suite.ts";
import { startFakeGoogle } from "../support/fakes/fake-google.ts";
import { makeReceivedMail, makeSentMails, timeOf, toMbox } from "../support/mail/mail-factory.ts";

const MAILBOX_SCOPE = "https://www.googleapis.com/auth/gmail.readonly";
const SENT = makeSentMails(260);
const CV = `Mira Holt
VP Product at Northwind

Experience
Northwind
VP Product
January 2020 - Present

Education
ETH Zurich
Master of Science`;

const LOCKED_PDF = `%PDF-1.4
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[]/Count 0>> endobj
3 0 obj <</Filter/Standard/V 1/R 2/P -4/O <${"41".repeat(32)}>/U <${"42".repeat(32)}>>> endobj
trailer <</Root 1 0 R/Encrypt 3 0 R/ID[<00><00>]/Size 4>>
%%EOF`;

let app: RunningApp;
let google: Awaited<ReturnType<typeof startFakeGoogle>>;

before(async () => {
  const sent = SENT.map(({ raw }) => raw).toReversed();
  google = await startFakeGoogle({ address: `${randomUUID()}@gmail.example`, sent });
  suite.after(async () => void (await google.close()));
  app = await startApp(suite, {
    env: {
      GOOGLE_CLIENT_ID: "client",
      GOOGLE_CLIENT_SECRET: "secret",
      GOOGLE_ISSUER: google.url,
      GMAIL_API_URL: google.url,
    },
  });
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
/** A report follows import, measurement and wording, which can exceed a page's usual timeout on a busy machine. */
const seeReport = (page: Page) =>
  page.getByRole("heading", { level: 1, name: /^I See You, / }).waitFor({ timeout: 120_000 });

interface Visit {
  width: number;
  allow?: RegExp[];
}

async function openOptions(t: Parameters<typeof openPage>[0], { width, allow }: Visit): Promise<Page> {
  const page = await openPage(t, app, { width, allow, reducedMotion: "reduce" });
  await grantAccess(page, app);
  await page.goto("/try?step=connect");
  await page.getByRole("heading", { name: "Want to go deeper?" }).waitFor();
  return page;
}

async function choosePanel(page: Page, way: RegExp): Promise<void> {
  await press(page, way);
  await page.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  await page.getByLabel("Name (optional)").fill("Mira");
  await press(page, "Continue");
}

const PACE = /half of your mails have|a usual (?:mail|text of your own) has|words as a rule|your usual mail is neither/;
const insights = (page: Page) => page.getByRole("region", { name: "What I See in You" });

test("continues with a profile address alone and explains what it allows", async (t) => {
  const page = await openPage(t, app, { width: 390 });
  await grantAccess(page, app);
  await page.goto("/try");
  await press(page, "Try Clarity");
  await page.getByText("LinkedIn URL required").first().waitFor();
  await page.getByLabel("LinkedIn profile URL").fill("https://www.linkedin.com/in/mira-holt");
  await press(page, "Try Clarity");
  await page.getByText("Your LinkedIn insights are ready. Connect Gmail to continue.").waitFor();
  await page.getByRole("heading", { level: 1, name: "Hi Mira." }).waitFor();
  await page.getByText("your role and history are still unknown to me").waitFor();
  await assertAccessibleAndFitting(page);
  await page.waitForFunction(() => sessionStorage.getItem("clarity-trial-profile")?.includes("mira-holt"));
});

test("imports a PDF, a LinkedIn export and pasted text in the browser", async (t) => {
  const page = await openOptions(t, { width: 820 });
  await choosePanel(page, /Add your CV or LinkedIn export/);
  const file = page.locator("input[type=file]");
  const give = (name: string, buffer: Buffer) =>
    file.setInputFiles({ name, mimeType: "application/octet-stream", buffer });

  await give("evil.pdf", Buffer.from("%PDF-1.7 and then nothing of the kind"));
  await page.getByRole("alert").getByText("This file could not be read.").waitFor();
  await give("locked.pdf", Buffer.from(LOCKED_PDF));
  await page.getByRole("alert").getByText("This PDF is locked with a password.").waitFor();
  await give("notes.docx", Buffer.from("hello"));
  await page.getByRole("alert").getByText("Please choose a PDF").waitFor();
  await assertAccessibleAndFitting(page);

  const printer = await page.context().newPage();
  await printer.setContent("<hr>");
  await give("scan.pdf", await printer.pdf());
  await page.getByRole("alert").getByText("This PDF holds no text").waitFor();
  await printer.setContent(`<pre>${CV}</pre>`);
  await give("profile.pdf", await printer.pdf());
  await printer.close();
  await page.getByLabel("Company").and(page.locator("[value='Northwind']")).waitFor();
  await press(page, "Choose again");

  const files = {
    "Profile.csv": "First Name,Last Name,Headline\nMira,Holt,VP Product at Northwind\n",
    "Positions.csv": "Company Name,Title,Started On,Finished On\nContoso,Product Manager,Mar 2015,Dec 2019\n",
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)] as const);
  await give("export.zip", Buffer.from(zipSync(Object.fromEntries(entries))));
  await page.getByLabel("Company").and(page.locator("[value='Contoso']")).waitFor();
  await press(page, "Choose again");

  await page.getByLabel("Or paste your profile or CV").fill(CV);
  await press(page, "Read what I pasted");
  await page.getByLabel("School").and(page.locator("[value='ETH Zurich']")).waitFor();
  await assertAccessibleAndFitting(page);
  await press(page, "Use these facts");
  await seeReport(page);
  await insights(page).getByText("How you work cannot be told yet.").waitFor();
  await page.getByText("How far a trait may be off").waitFor();
  await assertAccessibleAndFitting(page);
});

test("continues the trial when Gmail is refused or unticked", async (t) => {
  const page = await openOptions(t, { width: 390 });
  const connect = async () => {
    await press(page, "Connect Gmail for Full Analysis");
    await page.getByRole("dialog", { name: "Before you connect Gmail" }).waitFor();
  };
  await connect();
  for (const term of ["What is read", "What is kept", "For how long"]) await page.getByText(term).waitFor();
  await assertAccessibleAndFitting(page);
  await press(page, "Not now");

  google.consent.isRefused = true;
  await connect();
  await press(page, "Continue to Google");
  await page.getByText("You did not give the permission. Everything else works without it.").waitFor();

  Object.assign(google.consent, { isRefused: false, scope: "openid" });
  await connect();
  await press(page, "Continue to Google");
  await page.getByText("was not ticked").waitFor();
  assert.equal(google.revoked.length, 1, "the useless grant is given back");
  await page.getByRole("heading", { name: "Want to go deeper?" }).waitFor();
});

test("imports a connected mailbox in stages and returns to the report", async (t) => {
  google.consent.scope = MAILBOX_SCOPE;
  const page = await openOptions(t, { width: 1440 });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  google.trouble.hold = (path) => (path === "messages/m150" ? held : undefined); // Beyond the hundred mails that the check reads.
  await press(page, "Connect Gmail for Full Analysis");
  await press(page, "Continue to Google");
  await page.getByRole("heading", { name: "Is this what you wrote?" }).waitFor();
  assert.equal(await page.locator("#text-check ~ ul > li").count(), 3);
  await assertAccessibleAndFitting(page);
  await press(page, "Yes, I wrote this");
  await page.getByLabel("Yes, this is when I send mail").check();
  await assertAccessibleAndFitting(page);
  await press(page, "Read my sent mail");
  await page.getByText("Analyzing your emails and LinkedIn profile...").waitFor();
  await page.getByText("This typically takes 30-45 seconds.").waitFor();
  await page.getByText("100 mails read so far.").waitFor();
  await assertAccessibleAndFitting(page);
  const address = page.url();
  await page.goto("about:blank");
  letGo();
  await page.goto(address);
  await seeReport(page);
  await page.getByRole("heading", { level: 3, name: "Operating Mode" }).waitFor();
  await insights(page).getByText(PACE).first().waitFor();
  await assertAccessibleAndFitting(page);
});

test("analyses a mailbox file in the browser and sends only counts and ticked sentences", async (t) => {
  const page = await openOptions(t, { width: 820 });
  await choosePanel(page, /Read a mailbox file/);
  const both = SENT.flatMap(({ raw }, index) => [
    makeReceivedMail(index, new Date(timeOf(index, false).getTime() - 7_200_000)),
    raw,
  ]);
  await page
    .getByLabel("Drop your sent mail here, or choose files")
    .setInputFiles({ name: "Sent.mbox", mimeType: "application/mbox", buffer: Buffer.from(toMbox(both)) });
  await page.getByText("Which of these addresses are yours?").waitFor();
  assert.ok(await page.getByLabel("jane@acme.example").isChecked());
  await press(page, "Read my sent mail");
  await press(page, "Yes, I wrote this");
  await page.getByText(/^260 mails of your own/).waitFor();
  await page.getByText("260 written by others").waitFor();
  await page.getByLabel("Yes, this is when I send mail").check();
  await assertAccessibleAndFitting(page);
  const sending = page.waitForRequest((request) => request.url().includes("/mailbox-import/"));
  await press(page, "Use this for my report");
  const body = (await sending).postData() ?? "";
  assert.ok(!body.includes("supplier") && !body.includes("acme.example"), "neither text nor address is sent");
  await seeReport(page);
  await insights(page).getByText(PACE).first().waitFor();
});

test("makes a report from a few pasted mails and names what is missing", async (t) => {
  const page = await openOptions(t, { width: 390 });
  await choosePanel(page, /Read a mailbox file/);
  const mails = SENT.slice(0, 5).map(({ own }) => own);
  await page.getByLabel("Or paste mails that you sent").fill(mails.join("\n----\n"));
  await press(page, "Read what I pasted");
  await press(page, "Yes, I wrote this");
  await page.getByText("These are few mails.").waitFor();
  await assertAccessibleAndFitting(page);
  await press(page, "Use this for my report");
  await seeReport(page);
  await page.getByText("What it cannot tell yet").click();
  await page.getByText("needs at least 40 mails of your own; there are 5").first().waitFor();
  await assertAccessibleAndFitting(page);
});

test("answers, resumes and scores the questionnaire by keyboard", async (t) => {
  const page = await openOptions(t, { width: 1440 });
  await page.clock.install();
  await choosePanel(page, /Answer the questionnaire/);
  await press(page, "Answer 24 statements");
  const answer = async (from: number, to: number) => {
    for (let statement = from; statement <= to; statement++) {
      await page.getByText(`Statement ${statement} of 24`).waitFor();
      await page.clock.fastForward(4_000);
      await page.keyboard.press(String(1 + ((statement * 5) % 7)));
    }
  };
  await answer(1, 9);
  await page.getByText("Statement 10 of 24").waitFor();
  await assertAccessibleAndFitting(page);
  await page.reload();
  await page.getByText("Statement 10 of 24").waitFor();
  await answer(10, 24);
  await seeReport(page);
  await page
    .getByRole("region", { name: "What this report rests on" })
    .getByText(/your answers to the 24-statement questionnaire/i)
    .first()
    .waitFor();
  await page.locator(".recharts-radar-polygon").waitFor();
  await press(page, "Add another source");
  await page.getByRole("button", { name: "Back to your report" }).waitFor();
});

test("disputes an insight, prints the report and continues to chat", async (t) => {
  const page = await openOptions(t, { width: 1440 });
  await press(page, /Enter your HEXACO scores/);
  await page.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  await page.getByLabel("Password").fill("correct horse battery");
  const scores = ["Honesty-Humility", "Emotionality", "Extraversion", "Agreeableness", "Conscientiousness", "Openness"];
  for (const [index, label] of scores.entries()) await page.getByLabel(label).fill(String(20 + index * 12));
  await press(page, "Create Account & Continue");
  await seeReport(page);
  const tension = page.getByRole("group", { name: "Disagree with Hidden Tension" });
  await page.getByRole("listitem").filter({ hasText: "Hidden Tension" }).getByText("Does not fit?").click();
  await tension.getByRole("button", { name: "Wrong reading" }).click();
  await page.getByText("Removed. The coach will not build on it.").waitFor();
  await page.getByText(/^You removed 1 of \d: Hidden Tension \(wrong reading\)\./).waitFor();
  await assertAccessibleAndFitting(page);
  await page.reload();
  await seeReport(page);
  assert.equal(await tension.getByRole("button", { name: "Wrong reading" }).getAttribute("aria-pressed"), "true");
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  assert.equal(await page.locator("details:not([open])").count(), 0, "on paper everything is open");
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await press(page, "Continue to Chat");
  await page.waitForURL("/chat");
});
