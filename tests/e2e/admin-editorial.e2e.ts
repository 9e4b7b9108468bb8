import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { before, test } from "node:test";
import { confirmAct, openAdminArea, queryRows, readActs } from "../support/e2e/admin.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { assertNoAxeFindings, openPage } from "../support/e2e/browser.ts";
import { waitForMail } from "../support/e2e/mail-files.ts";
import { suite } from "../support/e2e/suite.ts";

let app: RunningApp;
before(async () => {
  app = await startApp(suite);
});

const REFUSALS = [/status of (401|403|404|409)/];
const BLOCKED_IMAGE = [/Loading the image .* violates the following Content Security Policy/];
const joinList = async (email: string) => {
  const [row] = await queryRows(app, "INSERT INTO email_signups (email, email_key) VALUES ($1, $1) RETURNING id", [
    email,
  ]);
  return Number(row?.id);
};

test("a moderator invites a person, whose link fills in the code, and withdrawing ends the access", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { role: "moderator", width: 820 });
  const email = `ada-${randomUUID()}@example.com`;
  const id = await joinList(email);
  await page.goto(`/admin/early-access?search=${encodeURIComponent(email)}`);
  await assertNoAxeFindings(page);
  await confirmAct(page, `Invite ${email}`, "Invite");
  await page.getByRole("button", { name: `Send again to ${email}` }).waitFor();
  const first = await waitForMail(email, "Your invitation");
  await confirmAct(page, `Send again to ${email}`, "Send again");
  const mail = await waitForMail(email, "Your invitation");
  const link = /\/access#code=\S+/.exec(mail)?.[0] ?? "";
  assert.notEqual(link, /\/access#code=\S+/.exec(first)?.[0]);

  const visitor = await openPage(t, app, { width: 390, allow: REFUSALS });
  await visitor.goto(link);
  await visitor.waitForFunction(() => window.location.hash === "");
  await assertNoAxeFindings(visitor);
  await visitor.getByRole("button", { name: "Continue" }).click();
  await visitor.waitForURL((url) => url.pathname === "/try");

  await page.reload();
  await page.getByRole("cell", { name: /Joined/i }).waitFor();
  await confirmAct(page, `Withdraw the invitation of ${email}`, "Withdraw");
  await page.getByRole("button", { name: `Invite ${email}` }).waitFor();
  await visitor.goto("/try");
  assert.equal(new URL(visitor.url()).pathname, "/access");

  await confirmAct(page, `Remove ${email}`, "Remove");
  await page.getByText("No addresses match.").waitFor();
  assert.deepEqual(await readActs(app, admin), [
    `signup.invited email_signups ${id}`,
    `invitation.resent email_signups ${id}`,
    `invitation.withdrawn email_signups ${id}`,
    `signup.removed email_signups ${id}`,
  ]);
});

test("a moderator invites the next, exports the list and makes and revokes a code for several people", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { role: "moderator", width: 390 });
  for (let place = 0; place < 3; place++) await joinList(`=next-${randomUUID()}@example.com`);
  await page.goto("/admin/early-access");
  await page.getByLabel("How many to invite").fill("2");
  await confirmAct(page, "Invite the next", "Invite the next");
  await page.getByText(/2 invited/).waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export as CSV" }).click();
  const file = await (await download).createReadStream();
  const csv = Buffer.concat(await file.toArray()).toString("utf8");
  assert.match(csv, /\r\n'=next-/);
  assert.doesNotMatch(csv, /\r\n=/);

  await page.getByLabel("Name of the code").fill("<b>Board</b> dinner");
  await page.getByLabel("Uses").fill("1");
  await page.getByRole("button", { name: "Create code" }).click();
  const code = await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/).innerText();
  await page.getByText("Open, 0 of 1 uses").waitFor();
  await assertNoAxeFindings(page);

  const visitor = await openPage(t, app, { allow: REFUSALS });
  await visitor.goto("/access?redirect=%2Flogin");
  await visitor.getByLabel("Access code").fill(code.toLowerCase());
  await visitor.keyboard.press("Enter");
  await visitor.waitForURL((url) => url.pathname === "/login");
  await confirmAct(page, "Revoke <b>Board</b> dinner", "Revoke");
  await page.getByText("1 code that ended").click();
  await page.getByText("Revoked, 1 of 1 uses").waitFor();
  await visitor.goto("/login");
  assert.equal(new URL(visitor.url()).pathname, "/access");
  const lines = (await readActs(app, admin)).map((line) => line.split(" ")[0]);
  assert.deepEqual(lines, [
    "signup.invited",
    "signup.invited",
    "signups.exported",
    "invitation_code.created",
    "invitation_code.revoked",
  ]);
});

test("a moderator shows, hides, deletes and restores a comment, whose author is told that it is held", async (t) => {
  const { page, admin } = await openAdminArea(t, app, { role: "moderator", width: 820 });
  await page.goto("/admin/comments");
  await confirmAct(page, "Hold for approval", "Hold for approval");
  await page.getByText("New comments wait for approval. Their authors are told so.").waitFor();
  const reader = await openPage(t, app, { width: 390 });
  await reader.goto("/notes/future-of-work");
  await reader.getByLabel("Name").fill("<i>Ada</i>");
  await reader.getByLabel("Email (optional)").fill("ada.lovelace@example.com");
  await reader.getByRole("textbox", { name: "Comment" }).fill("Well <script>alert(1)</script> said.");
  await reader.getByRole("button", { name: "Post Comment" }).click();
  await reader.getByText("Your comment appears here after a short review.").waitFor();

  await page.goto("/admin/comments?state=waiting");
  await page.getByText("Well <script>alert(1)</script> said.").waitFor();
  await page.getByText("a…@example.com").waitFor();
  assert.equal(await page.getByText("ada.lovelace").count(), 0);
  await assertNoAxeFindings(page);
  await page.goto("/admin/comments");
  const press = (act: string) => page.getByRole("button", { name: `${act} the comment of <i>Ada</i>` }).click();
  const seen = async () => (await (await reader.request.get("/api/comments/future-of-work")).text()).includes("said.");
  await press("Show");
  await page.getByText("Readers see the comment.").waitFor();
  assert.equal(await seen(), true);
  await press("Hide");
  await page.getByText("Readers no longer see the comment.").waitFor();
  await press("Delete");
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The comment is back as it was.").waitFor();
  assert.equal(await seen(), false);
  await confirmAct(page, "Show at once", "Show at once");
  await page.getByText("New comments appear at once, except those that a rule holds back.").waitFor();
  const lines = (await readActs(app, admin)).map((line) => line.split(" ")[0]);
  assert.deepEqual(lines, [
    "comments.approval_set",
    "comment.shown",
    "comment.hidden",
    "comment.deleted",
    "comment.restored",
    "comments.approval_set",
  ]);
});

test("a note is previewed, published, edited and unpublished, and readers see each change within five seconds", async (t) => {
  const second = await startApp(suite, { databaseUrl: app.databaseUrl });
  const { page, admin } = await openAdminArea(t, app, { role: "moderator", width: 1440, allow: BLOCKED_IMAGE });
  const readers = [await openPage(t, app, { allow: REFUSALS }), await openPage(t, second, { allow: REFUSALS })];
  await page.goto("/admin/notes");
  await assertNoAxeFindings(page);
  await page.getByRole("link", { name: "Write a note" }).click();
  await page.waitForURL((url) => url.pathname === "/admin/notes/edit");
  await page.getByLabel("Title").fill("What Others See");
  assert.equal(await page.getByLabel("Address").inputValue(), "what-others-see");
  await page.getByLabel("Text").fill("We know ourselves by what we *meant*.\n\n![x](https://evil.example/x.png)");
  const preview = page.getByRole("region", { name: /Preview/ });
  await preview.getByText("Images come from /notes/ on this site").waitFor();
  await page.getByLabel("Text").fill("We know ourselves by what we *meant*.");
  await preview.getByText("meant", { exact: true }).waitFor();
  await page.reload();
  await page.getByText("Not saved yet; kept in this tab.").waitFor();
  await page.getByRole("button", { name: "Save as draft" }).click();
  await page.waitForURL((url) => url.search.startsWith("?id="));
  await assertNoAxeFindings(page);

  const shows = async (text: RegExp, status: number) => {
    for (const reader of readers) {
      const end = Date.now() + 5_000;
      for (;;) {
        const answer = await reader.request.get("/notes/what-others-see");
        if (answer.status() === status && text.test(await answer.text())) break;
        assert.ok(Date.now() < end, `The page does not show ${text} within five seconds`);
      }
    }
  };
  await shows(/./, 404);
  await confirmAct(page, "Publish", "Publish");
  await shows(/meant/, 200);
  for (const path of ["/notes", "/notes/rss.xml", "/sitemap.xml"])
    for (const reader of readers) assert.match(await (await reader.request.get(path)).text(), /what-others-see/);
  await page.getByLabel("Text").fill("And others by what we did.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("All changes are saved.").waitFor();
  await shows(/by what we did/, 200);
  await confirmAct(page, "Unpublish", "Unpublish");
  await shows(/./, 404);
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  await page.getByLabel("Public from").fill("2099-01-01T09:00");
  await page.getByRole("alertdialog").getByRole("button", { name: "Schedule", exact: true }).click();
  await page.getByText("The note is scheduled.").waitFor();
  await shows(/./, 404);
  // The scheduled time passes without any action.
  await queryRows(app, "UPDATE blog_posts SET published_at = now() + interval '1 second' WHERE slug = $1", [
    "what-others-see",
  ]);
  await shows(/by what we did/, 200);
  assert.deepEqual(
    (await readActs(app, admin)).map((line) => line.split(" ")[0]),
    ["note.created", "note.published", "note.edited", "note.unpublished", "note.scheduled"],
  );
});
