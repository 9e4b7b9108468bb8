import { randomUUID } from "node:crypto";
import { GET as CALLBACK } from "@/app/api/try-clarity/auth/gmail/callback/route";
import { GET as START } from "@/app/api/try-clarity/auth/gmail/route";
import { issueGateCookie } from "@/lib/features/access/gate-cookie";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { analyseMailbox } from "@/lib/features/mailbox/analyse-mailbox";
import { checkMailbox } from "@/lib/features/mailbox/check-mailbox";
import { disconnectMailbox } from "@/lib/features/mailbox/connection/disconnect-mailbox";
import { getMailbox } from "@/lib/features/mailbox/get-mailbox";
import { type MailboxCheck, USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { startImport } from "@/lib/features/mailbox/start-import";
import { beginImport, finishImport, saveImportPage } from "@/lib/features/mailbox/store";
import { findActiveImport } from "@/lib/features/mailbox/find-active-import";
import { deliverOutbox } from "@/lib/features/accounts/outbox/deliver-outbox";
import { listReadLog } from "@/lib/features/read-log/list-read-log";
import { consumeLimit, LIMITS } from "@/lib/server/rate-limit";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Ctx, SystemActor, TrialActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";
import { type GoogleOptions, startFakeGoogle } from "@/tests/support/fakes/fake-google";
import { makeSentMails } from "@/tests/support/mail/mail-factory";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

const NOW = new Date();
const address = () => `${randomUUID()}@gmail.example`;
const sentMails = (count: number) =>
  makeSentMails(count)
    .map(({ raw }) => raw)
    .toReversed();
const system: Ctx<SystemActor> = {
  actor: { type: "system", job: "mailbox.analyse" },
  requestId: "t",
  now: new Date("2026-12-31T00:00:00Z"),
  network: "local",
};
const context = { params: Promise.resolve({}) };
const running = () => new AbortController().signal;

let google: Awaited<ReturnType<typeof startFakeGoogle>>;

async function start(options: Partial<GoogleOptions> = {}): Promise<void> {
  google = await startFakeGoogle({ address: address(), sent: sentMails(60), ...options });
  changeSettings({
    GOOGLE_CLIENT_ID: "client",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_ISSUER: google.url,
    GMAIL_API_URL: google.url,
  });
}

afterEach(async () => {
  restoreSettings();
  await google.close();
});

async function call(handler: typeof START, path: string, cookies: string[]): Promise<Response> {
  const { AUTH_SECRET: secret, ACCESS_CODE: code, APP_URL } = env();
  const gate = `${GATE_COOKIE}=${issueGateCookie({ secret, code }, NOW)}`;
  const headers = { cookie: [gate, ...cookies].join("; "), "x-forwarded-for": randomUUID() };
  return handler(new Request(`${APP_URL}${path}`, { headers }), context);
}

const cookiesOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(";")[0] ?? "");

async function connect(cookies: string[] = []) {
  const started = await call(START, "/api/try-clarity/auth/gmail", cookies);
  const permission = new URL(started.headers.get("location") ?? "");
  const back = google.authorize(permission);
  const finished = await call(CALLBACK, `${back.pathname}${back.search}`, [...cookies, ...cookiesOf(started)]);
  return { permission, location: finished.headers.get("location") ?? "", cookies: cookiesOf(finished) };
}

const ctxOf = (userId: number): Ctx<TrialActor> => ({ ...system, actor: { type: "trial", userId } });

const CHECK: MailboxCheck = {
  isStrict: false,
  hours: USUAL_HOURS,
  clock: { zone: "Europe/Vienna", isConfirmed: true },
};

const ownerOfMailbox = async (): Promise<number> =>
  (await db().dataConnection.findFirstOrThrow({ where: { providerUserId: google.owner.address } })).userId;

const startNow = (userId: number) => startImport({ ...ctxOf(userId), now: new Date() }, CHECK);

async function startedImport(userId: number): Promise<string> {
  await startNow(userId);
  return (await db().mailboxImport.findFirstOrThrow({ where: { userId, state: "queued" } })).id;
}

async function connectedOnly(): Promise<{ userId: number; ctx: Ctx<TrialActor> }> {
  await connect();
  const userId = await ownerOfMailbox();
  return { userId, ctx: ctxOf(userId) };
}

async function connected(): Promise<{ userId: number; importId: string; ctx: Ctx<TrialActor> }> {
  const { userId, ctx } = await connectedOnly();
  return { userId, importId: await startedImport(userId), ctx };
}

describe("connecting Gmail", () => {
  it("requests one scope offline with state and PKCE and returns to the check of a new person", async () => {
    await start();
    const { permission, location, cookies } = await connect();
    expect(Object.fromEntries(permission.searchParams)).toMatchObject({
      scope: "https://www.googleapis.com/auth/gmail.readonly",
      access_type: "offline",
      code_challenge_method: "S256",
      redirect_uri: `${env().APP_URL}/api/try-clarity/auth/gmail/callback`,
    });
    expect(location).toMatch(/^\/try\?step=analysis&userId=\d+&panel=gmail$/);
    expect(cookies.some((cookie) => cookie.startsWith("clarity-trial="))).toBe(true);
  });

  it("stores its tokens encrypted", async () => {
    await start();
    const { userId } = await connected();
    const row = await db().dataConnection.findFirstOrThrow({ where: { userId } });
    expect(row.accessToken).toMatch(/^v1\./);
    expect(row.refreshToken).toMatch(/^v1\./);
  });

  it("revokes the grant and continues without a mailbox when the box was not ticked", async () => {
    await start({ scope: "openid" });
    expect((await connect()).location).toBe("/try?step=connect&mailbox=unticked");
    expect(google.revoked).toHaveLength(1);
  });

  it("continues without a mailbox when the owner refuses", async () => {
    await start();
    const started = await call(START, "/api/try-clarity/auth/gmail", []);
    const state = new URL(started.headers.get("location") ?? "").searchParams.get("state");
    const path = `/api/try-clarity/auth/gmail/callback?error=access_denied&state=${state}`;
    const answer = await call(CALLBACK, path, cookiesOf(started));
    expect(answer.headers.get("location")).toBe("/try?step=connect&mailbox=refused");
  });

  it("rejects a callback of another browser", async () => {
    await start();
    const started = await call(START, "/api/try-clarity/auth/gmail", []);
    const back = google.authorize(new URL(started.headers.get("location") ?? ""));
    const answer = await call(CALLBACK, `${back.pathname}${back.search}`, []);
    expect(answer.headers.get("location")).toBe("/try?step=connect&mailbox=failed");
  });

  it("requires the owner of an existing account to sign in", async () => {
    const email = address();
    await createUser({ email });
    await start({ address: email });
    expect((await connect()).location).toBe("/try?step=connect&mailbox=sign-in-first");
    expect(google.revoked).toHaveLength(1);
  });

  it("reports a missing configuration", async () => {
    await start();
    changeSettings({ GOOGLE_CLIENT_ID: undefined });
    const answer = await call(START, "/api/try-clarity/auth/gmail", []);
    expect(answer.headers.get("location")).toBe("/try?step=connect&mailbox=not-configured");
  });
});

const QUOTED =
  `From: Jane Doe <jane@acme.example>\r\nTo: Sam <sam@example.com>\r\nDate: Tue, 3 Mar 2026 09:14:00 +0000\r\nSubject: Re: Plan\r\n` +
  `Message-ID: <q@acme.example>\r\n\r\nWe keep the date, and I will tell the board.\r\n\r\nOn Mon, 2 Mar 2026, Sam wrote:\r\n> Could we wait for the auditors?`;
const FOREIGN = QUOTED.replace("<q@", "<f@").replace(
  /We keep[^]*$/,
  "Kindly wait for the auditors.\r\n\r\nRegards,\r\nKit",
);

describe("the check before an import", () => {
  it("reads nothing until the person asks for it", async () => {
    await start();
    const { userId, ctx } = await connectedOnly();
    expect(google.calls).toEqual(["profile"]);
    expect(await getMailbox(ctx)).toMatchObject({ connection: "connected", lastImport: null, patterns: null });
    expect(await findActiveImport({ ...ctx, now: new Date() })).toBeNull();
    expect(await db().emailAnalysis.count({ where: { userId } })).toBe(0);
  });

  it("shows up to three stripped mails and when mail was sent, and stores neither", async () => {
    await start({ sent: [QUOTED, ...sentMails(150)] });
    const { userId, ctx } = await connectedOnly();
    const { samples, sent } = await checkMailbox(ctx, { isStrict: false });
    expect(samples).toHaveLength(3);
    expect(JSON.stringify(samples)).not.toContain("auditors");
    expect(sent).toHaveLength(100);
    expect(sent[0]).toEqual({ at: expect.any(Number), offset: expect.any(Number) });
    expect(google.calls.filter((path) => path.startsWith("messages/"))).toHaveLength(100);
    expect(await db().emailAnalysis.count({ where: { userId } })).toBe(0);
    expect(await db().mailboxImport.count({ where: { userId } })).toBe(0);
  });

  it("explains a permission that was withdrawn, and a mailbox that is not connected", async () => {
    await start();
    const { ctx } = await connectedOnly();
    google.endAccessTokens();
    google.endPermissions();
    await expect(checkMailbox(ctx, { isStrict: false })).rejects.toMatchObject({ code: "conflict" });
    const { id } = await createUser();
    await expect(checkMailbox(ctxOf(id), { isStrict: false })).rejects.toMatchObject({ code: "conflict" });
    await expect(startImport(ctxOf(id), CHECK)).rejects.toMatchObject({ code: "conflict" });
  });

  it("limits checks and imports", async () => {
    await start();
    const { userId, ctx } = await connectedOnly();
    for (let i = 0; i < LIMITS.mailboxImportPerDay.max; i++) await startImport(ctx, CHECK);
    await expect(startImport(ctx, CHECK)).rejects.toMatchObject({ code: "rate_limited" });
    for (let i = 0; i < LIMITS.mailboxCheckPerHour.max; i++)
      await consumeLimit("mailboxCheckPerHour", `user:${userId}`);
    await expect(checkMailbox(ctx, { isStrict: false })).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("measures by the confirmed clock and strictness, and says so", async () => {
    await start({ sent: [QUOTED, ...sentMails(60)] });
    const { userId, importId } = await connected();
    const check = { ...CHECK, isStrict: true, clock: { zone: "Asia/Kolkata", isConfirmed: true } };
    await analyseMailbox(system, { importId, check, signal: running() });
    const { patterns } = await getMailbox(ctxOf(userId));
    expect(patterns).toMatchObject({
      clock: check.clock,
      textCheck: { isConfirmed: true, isStrict: true },
    });
    expect(patterns?.metrics.find(({ key }) => key === "outOfHours")?.missing).not.toMatch(/clock/);
    const rows = await db().emailAnalysis.findMany({ where: { userId } });
    expect(new Set(rows.map(({ analysisData }) => (analysisData as { offset: number }).offset))).toEqual(
      new Set([330]),
    ); // The measured features of each mail.
  });

  it("says nothing of hours without a check", async () => {
    await start({ sent: sentMails(120) });
    const { importId, ctx } = await connected();
    await analyseMailbox(system, { importId, signal: running() });
    expect((await getMailbox(ctx)).patterns).toMatchObject({
      clock: { isConfirmed: false },
      textCheck: { isConfirmed: false },
    });
  });

  it("leaves out a mail that somebody else signs", async () => {
    await start({ sent: [FOREIGN, ...sentMails(60)] });
    const { importId, ctx } = await connected();
    await analyseMailbox(system, { importId, check: CHECK, signal: running() });
    const { patterns } = await getMailbox(ctx);
    expect(patterns?.own.messages).toBe(60);
    expect(patterns?.summary.excluded.doubtful).toBe(1);
  });
});

describe("importing sent mail", () => {
  it("measures it, stores no text and adds a read log entry", async () => {
    await start({ sent: sentMails(250) });
    const { userId, importId, ctx } = await connected();
    expect(await findActiveImport({ ...ctx, now: new Date() })).toEqual({ stage: "reading", messages: 0 });
    expect(await analyseMailbox(system, { importId, signal: running() })).toEqual({ userId });
    expect(await findActiveImport({ ...ctx, now: new Date() })).toBeNull();
    const mailbox = await getMailbox(ctx);
    expect(mailbox).toMatchObject({
      connection: "connected",
      lastImport: { state: "done", messages: 250, partial: false },
    });
    expect(mailbox.patterns?.own.messages).toBe(250);
    expect(mailbox.patterns?.metrics.some(({ speaks }) => speaks)).toBe(true);
    const rows = await db().emailAnalysis.findMany({ where: { userId } });
    expect(rows).toHaveLength(250);
    const kept = JSON.stringify(rows.map(({ emailId, analysisData }) => ({ emailId, analysisData })));
    expect(kept).not.toMatch(/"to"|"thread"|sam|roe|quarter/i);
    expect((await listReadLog(ctx))[0]?.what).toContain("250 sent mails");
  });

  it("reads the newest 2,000 and counts the older ones as left out", async () => {
    await start({ sent: sentMails(2_130) });
    const { importId, ctx } = await connected();
    await analyseMailbox(system, { importId, signal: running() });
    const { patterns } = await getMailbox(ctx);
    expect(google.calls.filter((path) => path.startsWith("messages/"))).toHaveLength(2_000);
    expect(patterns?.summary).toMatchObject({ seen: 2_130, excluded: { beyondNewest: 130 } });
  });

  it.each([0, 1, 2])("resumes after a crash on page %i without double counting", async (deadly) => {
    await start({ sent: sentMails(250) });
    const { importId, ctx } = await connected();
    const stopping = new AbortController();
    let pages = 0;
    google.trouble.next = (path) => {
      if (path === "messages" && pages++ === deadly) stopping.abort(new Error("the process stops"));
      return null;
    };
    await expect(analyseMailbox(system, { importId, signal: stopping.signal })).rejects.toThrow("the process stops");
    google.calls.length = 0;
    await analyseMailbox(system, { importId, signal: running() });
    expect((await getMailbox(ctx)).patterns?.own.messages).toBe(250);
    expect(google.calls.filter((path) => path.startsWith("messages/"))).toHaveLength(250 - deadly * 100);
    expect(await analyseMailbox(system, { importId, signal: running() })).toBeNull();
  });

  it("renews a refused token once", async () => {
    await start();
    const { importId, ctx } = await connected();
    google.endAccessTokens();
    await analyseMailbox(system, { importId, signal: running() });
    expect((await getMailbox(ctx)).patterns?.own.messages).toBe(60);
  });

  it("deletes revoked tokens and asks to reconnect", async () => {
    await start();
    const { importId, ctx } = await connected();
    google.endPermissions();
    expect(await analyseMailbox(system, { importId, signal: running() })).toBeNull();
    expect(await getMailbox(ctx)).toMatchObject({
      connection: "lost",
      lastImport: { state: "failed", failure: "permission-lost" },
    });
  });

  it("retries after a quota error", async () => {
    await start();
    const { importId, ctx } = await connected();
    let refusals = 2;
    google.trouble.next = () =>
      refusals-- > 0
        ? {
            status: 403,
            body: { error: { errors: [{ reason: "userRateLimitExceeded" }] } },
            headers: { "retry-after": "0" },
          }
        : null;
    await analyseMailbox(system, { importId, signal: running() });
    expect((await getMailbox(ctx)).lastImport).toMatchObject({ state: "done", partial: false });
  });

  it("saves a partial result when Gmail stays busy", async () => {
    await start({ sent: sentMails(250) });
    const { importId, ctx } = await connected();
    let pages = 0;
    google.trouble.next = (path) => {
      if (path === "messages") pages++;
      return pages > 1 ? { status: 429, body: {}, headers: { "retry-after": "0" } } : null;
    };
    await analyseMailbox(system, { importId, signal: running() });
    const { lastImport, patterns } = await getMailbox(ctx);
    expect(lastImport).toMatchObject({ state: "done", partial: true });
    expect(patterns).toMatchObject({ partial: true, own: { messages: 100 } });
  });
});

it("reports an import as failed after the queue gave up", async () => {
  await start();
  const { importId, ctx } = await connected();
  const longAgo = new Date(system.now.getTime() - 2 * 3_600_000);
  await db().mailboxImport.update({ where: { id: importId }, data: { state: "running", createdAt: longAgo } });
  expect((await getMailbox(ctx)).lastImport).toMatchObject({ state: "failed" });
});

function whenTokensAreAsked(act: () => Promise<unknown>): void {
  let acting: Promise<unknown> | undefined;
  google.trouble.hold = (path) => {
    if (path !== "token" || acting) return undefined;
    acting = act();
    return acting.then(() => undefined);
  };
}

async function refused() {
  const first = await connect();
  const userId = await ownerOfMailbox();
  const importId = await startedImport(userId);
  google.endAccessTokens();
  return { ...first, userId, importId };
}

const tokensOf = (userId: number) =>
  db().dataConnection.findFirst({ where: { userId }, select: { accessToken: true, refreshToken: true } });

describe("a reconnect during a token renewal", () => {
  it.each(["renewed", "refused"])("keeps the latest grant when the former one is %s", async (answer) => {
    await start();
    const { userId, importId, cookies } = await refused();
    let granted: Awaited<ReturnType<typeof tokensOf>> = null;
    whenTokensAreAsked(async () => {
      if (answer === "refused") google.endPermissions();
      await connect(cookies);
      granted = await tokensOf(userId);
    });
    expect(await analyseMailbox(system, { importId, signal: running() })).toBeNull();
    expect(granted).not.toBeNull();
    expect(await tokensOf(userId)).toEqual(granted);
    expect((await getMailbox(ctxOf(userId))).connection).toBe("connected");
  });

  it("stays disconnected when it was disconnected meanwhile", async () => {
    await start();
    const { userId, importId } = await refused();
    whenTokensAreAsked(() => disconnectMailbox(ctxOf(userId)));
    expect(await analyseMailbox(system, { importId, signal: running() })).toBeNull();
    expect(await tokensOf(userId)).toBeNull();
    expect((await getMailbox(ctxOf(userId))).lastImport).toMatchObject({ failure: "permission-lost" });
  });
});

it("revokes the grant of the former mailbox when another is connected", async () => {
  await db().outboxEvent.deleteMany();
  await start();
  const { userId, cookies } = await refused();
  const other = (google.owner.address = address());
  await connect(cookies);
  await deliverOutbox({ ...system, now: new Date() });
  expect(google.revoked.filter((token) => token.startsWith("refresh-"))).toHaveLength(1);
  expect(await db().dataConnection.findMany({ where: { userId } })).toMatchObject([{ providerUserId: other }]);
});

describe("a reconnect during an import", () => {
  const jobsOf = (importId: string) =>
    db().$queryRaw<
      unknown[]
    >`SELECT id FROM pgboss.job WHERE name = 'mailbox.analyse' AND data ->> 'importId' = ${importId}`;

  it("starts a new import and stops the first", async () => {
    await start({ sent: sentMails(250) });
    const first = await connect();
    const userId = await ownerOfMailbox();
    const former = { id: await startedImport(userId) };
    let again: Promise<unknown> | undefined;
    google.trouble.hold = (path) => {
      if (!path.startsWith("messages/")) return undefined;
      return (again ??= connect(first.cookies).then(() => startNow(userId))).then(() => undefined);
    };
    expect(await analyseMailbox(system, { importId: former.id, signal: running() })).toBeNull();
    const newer = await db().mailboxImport.findFirstOrThrow({ where: { userId, state: "queued" } });
    expect(await jobsOf(newer.id)).toHaveLength(1);
    expect(await analyseMailbox(system, { importId: newer.id, signal: running() })).toEqual({ userId });
    expect((await getMailbox(ctxOf(userId))).lastImport).toMatchObject({ state: "done", messages: 250 });
    expect(await db().mailboxImport.findUnique({ where: { id: former.id } })).toMatchObject({ failure: "replaced" });
  });

  it("keeps every page of the second import", async () => {
    await start({ sent: sentMails(150) });
    const first = await connect();
    const userId = await ownerOfMailbox();
    await startNow(userId);
    const newest = () => db().mailboxImport.findFirstOrThrow({ where: { userId }, orderBy: { createdAt: "desc" } });
    const former = await newest();
    await analyseMailbox(system, { importId: former.id, signal: running() });
    const { patterns } = await getMailbox(ctxOf(userId));
    if (!patterns) throw new Error("It was not read");
    await connect(first.cookies);
    await startNow(userId);
    const second = await newest();
    await db().mailboxImport.update({ where: { id: second.id }, data: { state: "running" } });
    await connect(first.cookies);
    await startNow(userId);
    const third = await newest();
    expect(await beginImport(third.id, userId)).toBe(true);
    const unreadable = { kind: "excluded" as const, reason: "unreadable" as const, invitedAt: null };
    const page = { messages: [{ id: "m0", imported: unreadable }], nextPageToken: "100" };
    await saveImportPage(third.id, userId, page);
    expect(await finishImport(second, { messages: [], patterns, partial: false, now: NOW })).toBe(false);
    expect(await beginImport(second.id, userId)).toBe(false);
    expect(await db().emailAnalysis.count({ where: { userId } })).toBe(1);
  });
});

it("keeps the connection when the revocation cannot be queued", async () => {
  await start();
  const { userId, ctx } = await connected();
  changeSettings({ TOKEN_KEYS: [] });
  await expect(disconnectMailbox(ctx)).rejects.toThrow();
  expect(await db().dataConnection.count({ where: { userId } })).toBe(1);
});

it("revokes at Google on disconnect and deletes the tokens at once", async () => {
  await start();
  const { userId, ctx } = await connected();
  await disconnectMailbox(ctx);
  expect(await db().dataConnection.count({ where: { userId } })).toBe(0);
  await deliverOutbox({ ...system, now: new Date() });
  expect(google.revoked.some((token) => token.startsWith("refresh-"))).toBe(true);
  await expect(disconnectMailbox(ctx)).resolves.toEqual({ success: true });
});
