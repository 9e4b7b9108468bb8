import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { before, test, type TestContext } from "node:test";
import { unzipSync } from "fflate";
import type { Page } from "playwright-core";
import { freePort } from "../../scripts/lib/ports.ts";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { createAdminWithPassword, signInAsAdmin } from "../support/e2e/admin.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import {
  assertAccessible,
  grantAccess,
  openPage,
  PASSWORD,
  signInDirectly,
  signUp,
  waitForHydration,
} from "../support/e2e/browser.ts";
import { linkIn, waitForMail } from "../support/e2e/mail-files.ts";
import { suite } from "../support/e2e/suite.ts";
import { Visitor } from "../support/e2e/visitor.ts";
import { type OpenIdProvider, startOpenIdProvider } from "../support/fakes/openid-provider.ts";

const REFUSALS = [/status of (401|403|404|410)/];

let app: RunningApp;
let google: OpenIdProvider;
before(async () => {
  const [appPort, providerPort] = [await freePort(), await freePort()];
  const client = { clientId: "clarity", clientSecret: "s3cret" };
  const redirectUris = [`http://localhost:${appPort}/api/auth/callback/google`];
  google = await startOpenIdProvider({ ...client, redirectUris, port: providerPort });
  suite.after(() => google.close());
  app = await startApp(suite, {
    port: appPort,
    env: {
      GOOGLE_CLIENT_ID: client.clientId,
      GOOGLE_CLIENT_SECRET: client.clientSecret,
      GOOGLE_ISSUER: google.issuer,
      ENABLE_TEST_ROUTES: "true",
    },
  });
});

const newAddress = () => `ada-${randomUUID()}@example.com`;
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const query = async (sql: string, values: unknown[] = []) =>
  (await withClient(app.databaseUrl, (client) => client.query<Record<string, unknown>>(sql, values))).rows;

async function openBrowser(t: TestContext, width = 1440): Promise<Page> {
  const page = await openPage(t, app, { width, allow: REFUSALS, reducedMotion: "reduce" });
  await grantAccess(page, app);
  return page;
}

async function openSignedUp(t: TestContext, width = 1440): Promise<{ page: Page; email: string }> {
  const page = await openBrowser(t, width);
  return { page, email: await signUp(page, app) };
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await press(page, "Sign In");
}

async function openAccount(page: Page): Promise<void> {
  await page.goto("/account");
  await page.getByRole("heading", { name: "Your account" }).waitFor();
}

for (const width of [390, 1440]) {
  test(`a person creates an account, mistypes the password and signs in again at ${width} px`, async (t) => {
    const page = await openBrowser(t, width);
    await page.goto("/login");
    await assertAccessible(page);
    await press(page, "Sign In");
    await see(page, "Invalid email address");
    await see(page, "Password must be at least 6 characters");
    await assertAccessible(page);

    const email = newAddress();
    await page.getByRole("tab", { name: "Create Account" }).click();
    await page.getByLabel("Name").fill("Ada Lovelace");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(PASSWORD);
    await press(page, "Create Account");
    await at(page, "/chat");
    await see(page, "Account created!");
    await page.goto("/login");
    await at(page, "/chat");

    const other = await openBrowser(t, width);
    await signIn(other, email, "wrong horse");
    await see(other, "Invalid credentials");
    await assertAccessible(other);
    assert.equal(await other.getByLabel("Email").inputValue(), email);
    await other.getByLabel("Password").fill(PASSWORD);
    await press(other, "Sign In");
    await at(other, "/chat");
    await see(other, "Welcome back!");
  });
}

test("the account page changes name and password and ends sessions", async (t) => {
  const { page, email } = await openSignedUp(t, 390);
  const elsewhere = await openBrowser(t);
  await signInDirectly(elsewhere, app, email);

  await openAccount(page);
  await assertAccessible(page);
  await page.getByLabel("Name").fill("Ada King");
  await press(page, "Save name");
  await see(page, "Your name was changed.");

  await page.getByLabel("Current password").fill("wrong horse");
  await page.getByLabel("New password").fill("another horse");
  await press(page, "Change password");
  await see(page, "This is not your current password.");
  assert.equal(await page.getByLabel("New password").inputValue(), "another horse");
  await page.getByLabel("Current password").fill(PASSWORD);
  await press(page, "Change password");
  await see(page, "Your password was changed. Every other browser was signed out.");
  await elsewhere.goto("/account");
  await at(elsewhere, "/try");

  await signInDirectly(elsewhere, app, email, "another horse");
  await openAccount(page);
  assert.equal(await page.getByRole("listitem").filter({ hasText: "Chrome on Linux" }).count(), 2);
  await press(page, "Sign out");
  await see(page, "Signed out there.");
  await elsewhere.goto("/account");
  await at(elsewhere, "/try");

  await press(page, "Sign out everywhere");
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await at(page, "/try");
  await page.goto("/chat");
  await at(page, "/try");
});

test("signs a Google user up and recognises them later", async (t) => {
  const email = newAddress();
  google.signInAs({ sub: randomUUID(), email, email_verified: true, name: "Grace Hopper" });
  const page = await openBrowser(t);
  await page.goto("/login");
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await at(page, "/chat");
  const first = await query("SELECT id, name FROM try_users WHERE email = $1", [email]);
  assert.equal(first[0]?.name, "Grace Hopper");

  const again = await openBrowser(t);
  await again.goto("/login");
  await again.getByRole("link", { name: "Continue with Google" }).click();
  await at(again, "/chat");
  assert.deepEqual(await query("SELECT id, name FROM try_users WHERE email = $1", [email]), first);
});

test("tells a Google user that their address already has a password account", async (t) => {
  const { email } = await new Visitor(app).register();
  google.signInAs({ sub: randomUUID(), email, email_verified: true });
  const stranger = await openBrowser(t);
  // The countdown redirects after five seconds, so the test holds it until the page has been checked.
  let letGo = () => {};
  const seen = new Promise<void>((resolve) => (letGo = resolve));
  await stranger.route("**/try", (route) => seen.then(() => route.continue()));
  await stranger.goto("/api/auth/google");
  await at(stranger, "/login-error");
  await stranger.getByRole("heading", { name: "Account Not Found" }).waitFor();
  await see(stranger, email);
  await assertAccessible(stranger);
  letGo();
  await at(stranger, "/try");
});

test("links Google to a password account, signs in with it, and unlinks it", async (t) => {
  const { page, email } = await openSignedUp(t);
  google.signInAs({ sub: randomUUID(), email: newAddress(), email_verified: true });
  await openAccount(page);
  await press(page, "Link Google");
  await see(page, "Google is linked.");
  await waitForHydration(page);
  await assertAccessible(page);

  const other = await openBrowser(t);
  await other.goto("/api/auth/google");
  await at(other, "/chat");
  const { user } = (await (await other.request.get("/api/auth/user")).json()) as { user: { email: string } };
  assert.equal(user.email, email);

  await query("UPDATE sessions SET authenticated_at = now() - interval '1 hour'");
  await press(page, "Unlink Google");
  await page.getByRole("dialog").getByLabel("Password").fill(PASSWORD);
  await press(page, "Confirm");
  await see(page, "Google is no longer linked.");
});

test("disconnects the mailbox from the account page and revokes it at Google", async (t) => {
  const { page, email } = await openSignedUp(t);
  await query(
    `INSERT INTO data_connections (id, user_id, provider, provider_user_id, scopes, refresh_token, updated_at)
     SELECT gen_random_uuid()::text, id, 'gmail', $1, '{}', 'sealed', now() FROM try_users WHERE email = $1`,
    [email],
  );
  await openAccount(page);
  await see(page, "Gmail is connected");
  await press(page, "Disconnect Gmail");
  await page.getByRole("alertdialog").waitFor();
  await assertAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect Gmail" }).click();
  await see(page, "No mailbox is connected.");
  assert.equal((await query("SELECT 1 FROM outbox_events WHERE kind = 'connection.revoke'")).length, 1);
});

test("exports a ZIP archive that opens", async (t) => {
  const { page, email } = await openSignedUp(t);
  await openAccount(page);
  const [saved] = await Promise.all([page.waitForEvent("download"), press(page, "Download my data")]);
  assert.match(saved.suggestedFilename(), /^clarity-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = unzipSync(new Uint8Array(await readFile(await saved.path())));
  assert.ok(new TextDecoder().decode(files["index.html"]).includes(email));
  assert.ok("data/chat_messages.json" in files);
});

test("resets a password once by the mailed link", async (t) => {
  const { page, email } = await openSignedUp(t);
  const forgetful = await openBrowser(t);
  await forgetful.goto("/login");
  await forgetful.getByRole("link", { name: "Forgot your password?" }).click();
  await assertAccessible(forgetful);
  await forgetful.getByLabel("Email").fill(email);
  await press(forgetful, "Mail me a link");
  await see(forgetful, "If an account has this address, a link is on its way to it.");
  const link = linkIn(await waitForMail(email, "/reset-password?token="), "/reset-password");

  for (const [password, outcome] of [
    ["third horse", "Your password was changed"],
    ["fourth horse", "This link has been used or is too old."],
  ] as const) {
    await forgetful.goto(link);
    await assertAccessible(forgetful);
    await forgetful.waitForURL((url) => url.search === ""); // The token is removed from the address bar.
    await forgetful.getByLabel("New password").fill(password);
    await press(forgetful, "Save password");
    await see(forgetful, outcome);
  }
  await page.goto("/account");
  await at(page, "/try");
  await signInDirectly(forgetful, app, email, "third horse");
});

test("confirms an address only when its owner presses the button", async (t) => {
  const { page, email } = await openSignedUp(t);
  const link = linkIn(await waitForMail(email, "/verify-email?token="), "/verify-email");
  const stranger = await openBrowser(t);
  await stranger.goto(link);
  await press(stranger, "Confirm address");
  await see(stranger, "Please sign in with this address first");
  await page.goto(link);
  await assertAccessible(page);
  await press(page, "Confirm address");
  await see(page, "Your address is confirmed.");
  await page.getByRole("link", { name: "Go to your account" }).click();
  await at(page, "/account");
  await page.getByText("confirmed", { exact: true }).waitFor();
  assert.equal(await page.getByText("not confirmed yet").count(), 0);
});

test("deletes an account with a receipt and clears the browser except the gate cookie", async (t) => {
  const { page, email } = await openSignedUp(t);
  await openAccount(page);
  await page.evaluate(() => {
    localStorage.setItem("clarity", "somebody");
    sessionStorage.setItem("wizard", "somebody");
    document.cookie = "seen=1";
  });
  await press(page, "Delete Account");
  await page.getByRole("alertdialog").waitFor();
  await assertAccessible(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Account" }).click();
  await at(page, "/try");
  await see(page, "Account deleted successfully");
  const [receipt] = await Promise.all([page.waitForEvent("download"), press(page, "Save receipt")]);
  assert.match(await readFile(await receipt.path(), "utf8"), /try_users: 1 removed/);
  assert.deepEqual(await query("SELECT id FROM try_users WHERE email = $1", [email]), []);
  assert.ok(!app.output().includes(email), "the log names a person");
  assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.getItem("wizard")]), [0, null]);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  assert.deepEqual(cookies, ["clarity-access"]);
  await signIn(page, email);
  await see(page, "Invalid credentials");
});

test("lets an admin sign in and out, and refuses a wrong password", async (t) => {
  const { email } = await createAdminWithPassword(app);
  const page = await openBrowser(t, 820);
  await page.goto("/admin");
  await assertAccessible(page);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("not that password");
  await press(page, "Sign In");
  await see(page, "Invalid credentials");
  await signInAsAdmin(page, { email });
  await press(page, "Sign out");
  await page.getByLabel("Password").waitFor();
});

test("signs an admin in and deletes an account by address while test routes are on", async (t) => {
  const person = new Visitor(app);
  const { email, userId } = await person.register();
  const admin = newAddress();
  await query("INSERT INTO admin_users (username, email, password_hash) VALUES ('joan', $1, 'none')", [admin]);

  const page = await openBrowser(t);
  await page.goto("/emergency-delete");
  await assertAccessible(page);
  await page.getByLabel("Email").fill(email);
  await press(page, "Delete Account");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete Account" }).click();
  await see(page, "Account deleted successfully");
  assert.deepEqual(await query("SELECT id FROM try_users WHERE id = $1", [userId]), []);

  await page.goto("/admin-login");
  await assertAccessible(page);
  assert.equal(await page.getByRole("button", { name: "Log In as Admin" }).isDisabled(), true);
  await page.getByLabel("Email").fill(newAddress());
  await press(page, "Log In as Admin");
  await see(page, "Login failed");
  await page.getByLabel("Email").fill(admin);
  await press(page, "Log In as Admin");
  await at(page, "/admin");
  await see(page, "Admin login successful");
});

/** Redirect target for a visitor, a gate holder and a signed-in person; a dash means no redirect. */
const PAGES: [page: string, visitor: string, gateHolder: string, user: string][] = [
  ["/", "-", "-", "-"],
  ["/notes", "-", "-", "-"],
  ["/privacy", "-", "-", "-"],
  ["/access", "-", "-", "-"],
  ["/admin", "-", "-", "-"],
  ["/reset-password", "-", "-", "-"],
  ["/verify-email", "-", "-", "-"],
  ["/early-access", "-", "-", "-"],
  ["/try", "/access?redirect=%2Ftry", "-", "-"],
  ["/try?step=analysis&userId=7", "/access?redirect=%2Ftry%3Fstep%3Danalysis%26userId%3D7", "-", "-"],
  ["/login", "/access?redirect=%2Flogin", "-", "/chat"],
  ["/login-error", "/access?redirect=%2Flogin-error", "-", "-"],
  ["/chat", "/access?redirect=%2Fchat", "/try", "-"],
  ["/account", "/try", "/try", "-"],
];

test("redirects visitors, gate holders and users as each page requires", async () => {
  const [visitor, gateHolder, user] = [new Visitor(app), new Visitor(app), new Visitor(app)];
  await gateHolder.enterAccessCode();
  await user.register();
  const whereTo = async (who: Visitor, page: string) => {
    const { status, headers, body } = await who.call(page);
    await body?.cancel();
    if (status === 200) return "-";
    const { pathname, search } = new URL(headers.get("location") ?? "/none", app.url);
    return pathname + search;
  };
  for (const [page, ...expected] of PAGES) {
    const found = [await whereTo(visitor, page), await whereTo(gateHolder, page), await whereTo(user, page)];
    assert.deepEqual([page, ...found], [page, ...expected]);
  }
});
