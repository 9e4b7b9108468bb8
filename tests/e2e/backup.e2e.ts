import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test, type TestContext } from "node:test";
import { runTool } from "../../scripts/lib/child-process.ts";
import { withClient } from "../../scripts/lib/postgres/client.ts";
import { inRoot } from "../../scripts/lib/project.mjs";
import { minimalEnv } from "../../scripts/lib/settings.ts";
import { type RunningApp, startApp } from "../support/e2e/app.ts";
import { grantAccess, openPage } from "../support/e2e/browser.ts";
import { Visitor } from "../support/e2e/visitor.ts";
import { TEST_SETTINGS } from "../support/test-settings.ts";

function command(app: RunningApp, args: string[], settings: Record<string, string> = {}) {
  const env = { ...minimalEnv(), ...TEST_SETTINGS, DATABASE_URL: app.databaseUrl, ...settings };
  return runTool([inRoot("scripts", "run.mjs"), ...args], { env });
}

async function backUp(t: TestContext, app: RunningApp): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "clarity-backup-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { code, output } = await command(app, ["backup", folder]);
  assert.equal(code, 0, output);
  const [file = ""] = readdirSync(folder);
  assert.match(file, /^clarity-\d{8}T\d{6}Z\.backup$/);
  return join(folder, file);
}

const destroy = (app: RunningApp) =>
  withClient(app.databaseUrl, (client) => client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"));

async function countOf(app: RunningApp, table: string): Promise<number> {
  const { rows } = await withClient(app.databaseUrl, (client) =>
    client.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`),
  );
  return rows[0]?.n ?? 0;
}

test("a backup of a running application is restored after its loss, and its owner signs in and reads", async (t) => {
  const app = await startApp(t);
  const ada = new Visitor(app);
  const { email, password } = await ada.register();
  const conversation = await ada.startConversation("The board paper");
  await (await ada.say(conversation, "I avoid my chair.")).text();
  const grace = new Visitor(app);
  const deleted = await grace.register("Grace Hopper");

  const file = await backUp(t, app);
  assert.equal((await grace.call("/api/auth/delete-account", { method: "DELETE" })).status, 200);
  const running = await command(app, ["restore", file, "--replace"]);
  assert.deepEqual([running.code, /Clarity runs on this database/.test(running.output)], [1, true]);
  await app.stop();
  await destroy(app);
  const restored = await command(app, ["restore", file]);
  assert.equal(restored.code, 0, restored.output);
  await app.restart();

  const page = await openPage(t, app, { allow: [/401/] });
  await grantAccess(page, app);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/chat");
  await page.getByRole("link", { name: /The board paper/ }).click();
  await page.getByText("I avoid my chair.").first().waitFor();
  const back = new Visitor(app);
  await back.enterAccessCode();
  const refused = await back.call("/api/auth/login", { body: { email: deleted.email, password: deleted.password } });
  assert.equal(refused.status, 401, "who was deleted after the backup stays deleted");
});

test("a restore refuses other keys, a full database and a damaged file, and changes nothing", async (t) => {
  const app = await startApp(t);
  await new Visitor(app).register();
  const file = await backUp(t, app);
  await app.stop();
  const attempt = async (args: string[], settings?: Record<string, string>) => {
    const { code, output } = await command(app, ["restore", ...args], settings);
    assert.equal(code, 1, output);
    assert.equal(await countOf(app, "try_users"), 1);
    return output;
  };
  const otherKeys = { TOKEN_KEYS: `k2:${Buffer.alloc(32, 9).toString("base64")}` };
  assert.match(await attempt([file, "--replace"], otherKeys), /made with other keys: TOKEN_KEYS k1/);
  assert.match(await attempt([file, "--replace"], { AUTH_SECRET: "x".repeat(40) }), /keeps deleted people deleted/);
  assert.match(await attempt([file]), /not empty.*--replace/);
  const bytes = readFileSync(file);
  const damaged = join(file, "..", "damaged.backup");
  writeFileSync(damaged, bytes.subarray(0, bytes.length - 200));
  assert.match(await attempt([damaged, "--replace"]), /is not a complete backup/);
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 0xff, bytes.length >> 1);
  writeFileSync(damaged, bytes);
  assert.match(await attempt([damaged, "--replace"]), /not a complete backup|damaged/);
});
