import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import pino from "pino";
import { deleteAccount } from "@/lib/features/accounts/deletion/delete-account";
import { ABANDONED_BATCH } from "@/lib/features/accounts/deletion/deletion-store";
import { deliverOutbox } from "@/lib/features/accounts/outbox/deliver-outbox";
import { purgeAbandoned } from "@/lib/features/accounts/deletion/purge-accounts";
import { reapplyDeletions } from "@/lib/features/accounts/deletion/reapply-deletions";
import { startSession } from "@/lib/features/accounts/sessions";
import { summariseJob } from "@/lib/features/chat/jobs";
import { analyseMailboxJob } from "@/lib/features/mailbox/schema";
import { resumeReportJob } from "@/lib/features/report/jobs";
import { closeQueue, enqueue } from "@/lib/server/queue";
import { encryptSecret, keyedHash } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { processSingleton } from "@/lib/server/process/process-singleton";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { waitFor } from "@/tests/support/wait-for";
import { createUser } from "@/tests/support/factories/create-user";
import { lockWaits } from "@/tests/support/lock-waits";
import { type MailServer, startMailServer } from "@/tests/support/fakes/mail-server";
import { type OpenIdProvider, startOpenIdProvider } from "@/tests/support/fakes/openid-provider";

const ctxAt = (now = new Date()): Ctx<SystemActor> => ({
  actor: { type: "system", job: "test" },
  requestId: randomUUID(),
  now,
  network: "test",
});
const PROFILE_URL = "https://www.linkedin.com/in/ada-of-the-deletion-test";
const NAME = "Ada Deletia-Testworth";

let provider: OpenIdProvider;
let mail: MailServer;
const logLines: string[] = [];
const here = process.cwd();
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "clarity-deletion-"));
  process.chdir(home);
  provider = await startOpenIdProvider({
    clientId: "clarity",
    clientSecret: "s3cret",
    redirectUris: ["http://localhost/cb"],
  });
  mail = await startMailServer();
  Object.assign(env(), { GOOGLE_CLIENT_ID: "clarity", GOOGLE_CLIENT_SECRET: "s3cret", GOOGLE_ISSUER: provider.issuer });
  const logger = processSingleton("logger", () =>
    pino({ level: "trace" }, { write: (line: string) => logLines.push(line) }),
  );
  logger.clear();
  logger.get();
});

afterAll(async () => {
  process.chdir(here);
  await closeQueue(1_000);
  await provider.close();
  await mail.close();
});

beforeEach(async () => {
  Object.assign(env(), { SMTP_URL: mail.url });
  await db().outboxEvent.deleteMany({});
});

async function createPersonEverywhere({ emailVerified = new Date() }: { emailVerified?: Date | null } = {}) {
  const user = await createUser({ name: NAME, email: `Ada.${randomUUID()}@Example.com`, emailVerified });
  const { id: userId, email } = user;
  const own = { userId };
  const conversation = await db().conversation.create({ data: { ...own, title: `Hello ${email}` } });
  const message = await db().chatMessage.create({
    data: { ...own, conversationId: conversation.id, role: "user", content: `I am ${NAME}, ${email}` },
  });
  await db().replyChunk.create({ data: { messageId: message.id, at: 0, text: email } });
  await db().memory.create({ data: { ...own, quote: email, messageId: message.id } });
  const run = await db().practiceRun.create({
    data: { ...own, conversationId: conversation.id, practiceId: "decide", state: { note: email } },
  });
  const page = await db().practicePage.create({
    data: { ...own, runId: run.id, conversationId: conversation.id, practiceId: "decide", title: email, content: NAME },
  });
  await db().practicePageVersion.create({ data: { pageId: page.id, version: 1, content: email } });
  await db().aiInteraction.create({ data: { ...own, interactionType: "chat", userMessage: email } });
  await db().userGoal.create({ data: { ...own, goalType: "skill", title: email } });
  await db().report.create({ data: { ...own, version: 1, kind: "manual", inputHash: "x", content: { email } } });
  await db().hexacoQuestionnaire.create({ data: { ...own, form: "24", answers: { note: email } } });
  await db().emailAnalysis.create({ data: { ...own, emailId: "m1", analysisData: { email } } });
  await db().mailboxImport.create({ data: { ...own, source: "gmail", failure: email } });
  await db().readLedgerEntry.create({ data: { ...own, source: "gmail", detail: { email } } });
  const place = { table: "data_connections", column: "refresh_token", userId };
  await db().dataConnection.create({
    data: {
      ...own,
      provider: "gmail",
      providerUserId: email,
      refreshToken: encryptSecret("refresh-me", place),
      scopes: [],
    },
  });
  await db().userModel.create({ data: { ...own, contextData: { linkedinProfile: { url: PROFILE_URL, name: NAME } } } });
  await db().profileCache.create({
    data: {
      key: keyedHash("profile-cache", PROFILE_URL),
      payload: { name: NAME },
      expiresAt: new Date(Date.now() + 1e6),
    },
  });
  await db().llmSpend.create({ data: { day: new Date(), subject: keyedHash("llm-spend", String(userId)), tokens: 5 } });
  await db().emailSignup.create({ data: { email, emailKey: email.toLowerCase() } });
  await db().comment.create({
    data: {
      postSlug: "future-of-work",
      authorName: NAME,
      authorEmail: email.toUpperCase(),
      content: "Good",
      contentHash: randomUUID(),
    },
  });
  await db().verificationToken.create({ data: { identifier: email, token: randomUUID(), expires: new Date() } });
  await db().oneTimeToken.create({
    data: { ...own, purpose: "reset", tokenHash: randomUUID(), expiresAt: new Date() },
  });
  await db().trialIdentity.create({ data: { ...own, tokenHash: randomUUID(), expiresAt: new Date() } });
  await db().account.create({ data: { ...own, type: "oidc", provider: "google", providerAccountId: randomUUID() } });
  await startSession(ctxAt(), { userId, userAgent: null });
  return { userId, email };
}

async function tablesWith(texts: string[]): Promise<string[]> {
  const tables = await db().$queryRaw<{ name: string }[]>`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await db().$queryRaw<{ n: number }[]>`
      SELECT (xpath('/row/n/text()', query_to_xml(format(
        'SELECT count(*) AS n FROM %s t WHERE t::text ILIKE ANY (%L::text[])', ${name}::text, ${texts.map((text) => `%${text}%`)}::text[]
      ), false, true, '')))[1]::text::int AS n`;
    if ((rows[0]?.n ?? 0) > 0) found.push(name);
  }
  return found;
}

async function filesWith(text: string): Promise<string[]> {
  const files = await readdir(home, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  const contents = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  return paths.filter(
    (path, index) => path.includes(text) || contents[index]?.toLowerCase().includes(text.toLowerCase()),
  );
}

it("leaves no row, no file and no log line with the address, name or profile of a deleted person", async () => {
  const { userId, email } = await createPersonEverywhere();
  const traces = [email, NAME, PROFILE_URL];
  expect((await tablesWith(traces)).length).toBeGreaterThan(15);
  const receipt = await deleteAccount(ctxAt(), { userId });
  expect(await tablesWith(traces)).toEqual([]);
  await deliverOutbox(ctxAt());
  expect(await tablesWith([...traces, String(userId)])).toEqual([]);
  expect(await filesWith(email)).toEqual([]);
  expect(logLines.join("\n").toLowerCase()).not.toContain(email.toLowerCase());
  expect(receipt.rows.map(({ table }) => table).sort()).toEqual([
    "accounts",
    "ai_interactions",
    "chat_messages",
    "comments",
    "conversations",
    "data_connections",
    "email_analysis",
    "email_signups",
    "hexaco_questionnaires",
    "llm_spend",
    "mailbox_imports",
    "memories",
    "one_time_tokens",
    "practice_page_versions",
    "practice_pages",
    "practice_runs",
    "profile_cache",
    "read_ledger",
    "reply_chunks",
    "reports",
    "sessions",
    "trial_identities",
    "try_users",
    "user_goals",
    "user_models",
    "verification_tokens",
  ]);
});

it("mails a receipt and revokes the mailbox token", async () => {
  const revoked: string[] = [];
  const realFetch = globalThis.fetch;
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (String(input).endsWith("/token/revocation")) revoked.push(String(init?.body));
    return realFetch(input, init);
  });
  const { userId, email } = await createPersonEverywhere();
  await deleteAccount(ctxAt(), { userId });
  await deliverOutbox(ctxAt());
  expect(mail.received.at(-1)?.recipients).toEqual([email.replace("@Example.com", "@example.com")]);
  expect(mail.received.at(-1)?.text).toContain("chat_messages: 1 removed");
  expect(revoked).toEqual(["token=refresh-me"]);
  expect(await db().outboxEvent.count()).toBe(0);
});

it("leaves no job that names the deleted person, their conversation or their import", async () => {
  const { userId } = await createPersonEverywhere();
  const { id: conversationId } = await db().conversation.findFirstOrThrow({ where: { userId } });
  const { id: importId } = await db().mailboxImport.findFirstOrThrow({ where: { userId } });
  await enqueue(resumeReportJob, { userId });
  await enqueue(summariseJob, { userId: 1, conversationId });
  await enqueue(analyseMailboxJob, { importId });
  const traces = [`"userId": ${userId}`, conversationId, importId];
  expect(await tablesWith(traces)).toEqual(expect.arrayContaining([expect.stringContaining("pgboss.")]));
  await deleteAccount(ctxAt(), { userId });
  expect(await tablesWith(traces)).toEqual([]);
});

it("keeps rows found by an unconfirmed address, and sends no mail to it", async () => {
  const { userId, email } = await createPersonEverywhere({ emailVerified: null });
  const before = mail.received.length;
  await deleteAccount(ctxAt(), { userId });
  await deliverOutbox(ctxAt());
  expect(await db().outboxEvent.count()).toBe(0);
  expect(mail.received).toHaveLength(before);
  expect(await db().emailSignup.count({ where: { emailKey: email.toLowerCase() } })).toBe(1);
  expect(await db().comment.count({ where: { authorEmail: email.toUpperCase(), authorName: NAME } })).toBe(1);
});

it("keeps comments without their author", async () => {
  const { userId } = await createPersonEverywhere();
  await deleteAccount(ctxAt(), { userId });
  const comment = await db().comment.findFirstOrThrow({ orderBy: { id: "desc" } });
  expect(comment).toMatchObject({ content: "Good", authorName: "Deleted account", authorEmail: null });
});

it("is idempotent under repetition and concurrency", async () => {
  const { userId } = await createPersonEverywhere();
  const [one, two] = await Promise.all([deleteAccount(ctxAt(), { userId }), deleteAccount(ctxAt(), { userId })]);
  expect([one.rows.length, two.rows.length].sort((a, b) => a - b)).toEqual([0, 26]);
  expect((await deleteAccount(ctxAt(), { userId })).rows).toEqual([]);
});

it("removes and counts every message of a long-time user", async () => {
  const { id: userId } = await createUser();
  const { id } = await db().conversation.create({ data: { userId, title: "Years" } });
  await db().$executeRaw`
    INSERT INTO chat_messages (id, conversation_id, user_id, role, content, state, parent_id)
    SELECT ${id} || n, ${id}, ${userId}, 'user', 'A word', 'complete', CASE WHEN n > 1 THEN ${id} || (n - 1) END
    FROM generate_series(1, 20500) AS n`;
  const receipt = await deleteAccount(ctxAt(), { userId });
  expect(receipt.rows).toContainEqual({ table: "chat_messages", removed: 20_500, anonymised: 0 });
  expect(await db().chatMessage.count({ where: { userId } })).toBe(0);
});

it("leaves other users' rows unchanged", async () => {
  const other = await createPersonEverywhere();
  await db().profileCache.deleteMany({});
  const { userId } = await createPersonEverywhere();
  await deleteAccount(ctxAt(), { userId });
  expect((await tablesWith([other.email])).length).toBeGreaterThan(12);
  await deleteAccount(ctxAt(), { userId: other.userId });
});

it("retries outbox events and gives up after a day", async () => {
  Object.assign(env(), { SMTP_URL: "smtp://127.0.0.1:9" });
  const { userId } = await createPersonEverywhere();
  await db().dataConnection.deleteMany({ where: { userId } });
  await deleteAccount(ctxAt(), { userId });
  expect(await deliverOutbox(ctxAt())).toBe(0);
  expect(await deliverOutbox(ctxAt())).toBe(0);
  expect(await db().outboxEvent.findFirst()).toMatchObject({ attempts: 1 });
  await deliverOutbox(ctxAt(new Date(Date.now() + 25 * 3_600_000)));
  expect(await db().outboxEvent.count()).toBe(0);
});

describe("after the restore of a backup", () => {
  const lastWeek = new Date(Date.now() - 7 * 86_400_000);
  async function deletedThenRestored() {
    const user = await createUser();
    await deleteAccount(ctxAt(), { userId: user.id });
    await createUser({ id: user.id, email: user.email });
    await db().tryUser.update({ where: { id: user.id }, data: { createdAt: lastWeek } });
    return user.id;
  }

  it("deletes restored users again by the tombstone file", async () => {
    const [one, two] = [await deletedThenRestored(), await deletedThenRestored()];
    await db().deletionTombstone.deleteMany({});
    expect(await reapplyDeletions(ctxAt())).toBe(2);
    expect(await db().tryUser.count({ where: { id: { in: [one, two] } } })).toBe(0);
  });

  it("deletes restored users again by the tombstone table", async () => {
    const id = await deletedThenRestored();
    await rm(join(home, ".data", "tombstones"));
    expect(await reapplyDeletions(ctxAt())).toBe(1);
    expect(await db().tryUser.count({ where: { id } })).toBe(0);
    expect(await readFile(join(home, ".data", "tombstones"), "utf8")).toMatch(/^[0-9a-f]{64} \d{4}-/);
  });

  it("spares a newer user with the id of a deleted one", async () => {
    const user = await createUser();
    await deleteAccount(ctxAt(new Date(Date.now() - 60_000)), { userId: user.id });
    await createUser({ id: user.id });
    expect(await reapplyDeletions(ctxAt())).toBe(0);
    expect(await db().tryUser.count({ where: { id: user.id } })).toBe(1);
  });

  it("purges tombstones older than any backup", async () => {
    const user = await createUser();
    await deleteAccount(ctxAt(), { userId: user.id });
    await reapplyDeletions(ctxAt(new Date(Date.now() + 59 * 86_400_000)));
    expect(await db().deletionTombstone.count()).toBeGreaterThan(0);
    await reapplyDeletions(ctxAt(new Date(Date.now() + 61 * 86_400_000)));
    expect(await db().deletionTombstone.count()).toBe(0);
    expect(await readFile(join(home, ".data", "tombstones"), "utf8")).toBe("");
  });
});

it("purges abandoned trials after a day", async () => {
  const old = new Date(Date.now() - 25 * 3_600_000);
  const create = async (data: Parameters<typeof createUser>[0]) => {
    const { id } = await createUser(data);
    await db().tryUser.update({ where: { id }, data: { createdAt: old } });
    return id;
  };
  const abandoned = await create({});
  const { id: fresh } = await createUser();
  const withPassword = await create({ password: "x" });
  const confirmed = await create({ emailVerified: old });
  const signedIn = await create({});
  await startSession(ctxAt(), { userId: signedIn, userAgent: null });
  const inTrial = await create({});
  await db().trialIdentity.create({
    data: { userId: inTrial, tokenHash: randomUUID(), expiresAt: new Date(Date.now() + 1000_000) },
  });
  await purgeAbandoned(ctxAt());
  const left = await db().tryUser.findMany({
    where: { id: { in: [abandoned, fresh, withPassword, confirmed, signedIn, inTrial] } },
  });
  expect(left.map(({ id }) => id).sort()).toEqual([fresh, withPassword, confirmed, signedIn, inTrial].sort());
});

it("purges more abandoned trials in one run than one batch holds", async () => {
  const ids = Array.from({ length: ABANDONED_BATCH + 20 }, (_, n) => 1_500_000_000 + n);
  const createdAt = new Date(Date.now() - 25 * 3_600_000);
  await db().tryUser.createMany({
    data: ids.map((id) => ({ id, email: `${id}@example.com`, emailKey: `${id}@example.com`, createdAt })),
  });
  await purgeAbandoned(ctxAt());
  expect(await db().tryUser.count({ where: { id: { in: ids } } })).toBe(0);
});

it("spares a trial whose user returns during the purge", async () => {
  const { id } = await createUser();
  await db().tryUser.update({ where: { id }, data: { createdAt: new Date(Date.now() - 25 * 3_600_000) } });
  const comingBack = new pg.Client({ connectionString: env().DATABASE_URL });
  await comingBack.connect();
  await comingBack.query("BEGIN");
  await comingBack.query("UPDATE try_users SET password = 'x' WHERE id = $1", [id]);
  const purging = purgeAbandoned(ctxAt());
  await waitFor(async () => (await lockWaits()) > 0);
  await comingBack.query("COMMIT");
  await comingBack.end();
  await purging;
  expect(await db().tryUser.count({ where: { id } })).toBe(1);
});
