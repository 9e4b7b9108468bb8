import { randomUUID } from "node:crypto";
import { changePassword } from "@/lib/features/accounts/credentials/change-password";
import { issueDevice } from "@/lib/features/accounts/credentials/device";
import { emailKey } from "@/lib/shared/text/email";
import { confirmIdentity } from "@/lib/features/accounts/credentials/recent-auth";
import { createPerson } from "@/lib/features/accounts/create-person";
import { deliverOutbox } from "@/lib/features/accounts/outbox/deliver-outbox";
import { findUserActor } from "@/lib/features/accounts/find-actor";
import { getAccount } from "@/lib/features/accounts/manage-account";
import { requestReset, resetPassword } from "@/lib/features/accounts/credentials/reset-password";
import { endSession, signOutEverywhere, startSession } from "@/lib/features/accounts/sessions";
import { signIn } from "@/lib/features/accounts/credentials/sign-in";
import { unlinkGoogle } from "@/lib/features/accounts/google/unlink-google";
import { requestVerification, verifyEmail } from "@/lib/features/accounts/credentials/verify-email";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Ctx, UserActor, VisitorActor } from "@/lib/shared/actor";
import { type MailServer, startMailServer } from "@/tests/support/fakes/mail-server";

const MINUTE = 60_000;
let mail: MailServer;

beforeAll(async () => {
  mail = await startMailServer();
  Object.assign(env(), { SMTP_URL: mail.url });
});
beforeEach(() => db().outboxEvent.deleteMany({}));
afterAll(() => mail.close());

const visitor = (now = new Date()): Ctx<VisitorActor> => ({
  actor: { type: "visitor" },
  requestId: "test",
  now,
  network: randomUUID(),
});
async function newPerson(password: string | null = "correct horse") {
  const email = `${randomUUID()}@example.com`;
  const { userId } = await createPerson(visitor(), { email, name: "Ada", password });
  return { userId, email };
}
async function signedIn(userId: number, now = new Date()): Promise<Ctx<UserActor>> {
  const token = await startSession(visitor(now), {
    userId,
    userAgent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
  });
  const actor = await findUserActor(token, now);
  if (!actor) throw new Error("The session is missing");
  return { ...visitor(now), actor };
}
const deliver = (now = new Date()) => deliverOutbox({ ...visitor(now), actor: { type: "system", job: "test" } });
function mailedToken(email: string): string {
  const newest = mail.received.findLast(({ recipients }) => recipients.includes(email));
  return /token=([\w-]{43})/.exec(newest?.text ?? "")?.[1] ?? "none";
}
const mailsTo = (email: string) => mail.received.filter(({ recipients }) => recipients.includes(email)).length;

describe("a forgotten password", () => {
  it("resets once by a mailed link and ends every session", async () => {
    const { userId, email } = await newPerson();
    await signedIn(userId);
    await requestReset(visitor(), { email });
    await deliver();
    const token = mailedToken(email);
    await resetPassword(visitor(), { token, password: "a new password" });
    expect(await db().session.count({ where: { userId } })).toBe(0);
    await expect(signIn(visitor(), { email, password: "a new password" })).resolves.toMatchObject({ userId });
    await expect(signIn(visitor(), { email, password: "correct horse" })).rejects.toMatchObject({ status: 401 });
    await expect(resetPassword(visitor(), { token, password: "yet another one" })).rejects.toMatchObject({
      code: "gone",
    });
  });

  it("accepts one of several concurrent attempts", async () => {
    const { email } = await newPerson();
    await requestReset(visitor(), { email });
    await deliver();
    const token = mailedToken(email);
    const tries = await Promise.allSettled(
      ["first one", "second one", "third one"].map((password) => resetPassword(visitor(), { token, password })),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("expires after ten minutes or with a newer link", async () => {
    const { email } = await newPerson();
    await requestReset(visitor(), { email });
    await deliver();
    const first = mailedToken(email);
    const late = visitor(new Date(Date.now() + 10 * MINUTE));
    await expect(resetPassword(late, { token: first, password: "too late now" })).rejects.toMatchObject({
      code: "gone",
    });
    await requestReset(visitor(), { email });
    await deliver();
    await expect(resetPassword(visitor(), { token: first, password: "replaced" })).rejects.toMatchObject({
      code: "gone",
    });
  });

  it("treats unknown addresses alike and sends them no mail", async () => {
    const email = `${randomUUID()}@example.com`;
    await expect(requestReset(visitor(), { email })).resolves.toBeUndefined();
    await deliver();
    expect(mailsTo(email)).toBe(0);
    expect(await db().outboxEvent.count()).toBe(0);
  });

  it("mails three links an hour to one address for one network, and ten for all", async () => {
    const { email } = await newPerson();
    const here = visitor();
    for (let i = 0; i < 3; i++) await requestReset(here, { email });
    const refused = { code: "rate_limited" };
    await expect(requestReset(here, { email: email.toUpperCase() })).rejects.toMatchObject(refused);
    for (let i = 3; i < 10; i++) await requestReset(visitor(), { email });
    await expect(requestReset(visitor(), { email })).rejects.toMatchObject(refused);
  });

  it("counts the browser that signed in before separately, however many links strangers request", async () => {
    const { email } = await newPerson();
    const device = issueDevice(emailKey(email));
    for (let i = 0; i < 10; i++) await requestReset(visitor(), { email });
    await expect(requestReset(visitor(), { email })).rejects.toMatchObject({ code: "rate_limited" });
    for (let i = 0; i < 3; i++) await requestReset(visitor(), { email, device });
    await expect(requestReset(visitor(), { email, device })).rejects.toMatchObject({ code: "rate_limited" });
  });

  it("removes a squatter's password and sessions", async () => {
    const { userId, email } = await newPerson();
    await db().account.create({ data: { userId, type: "oidc", provider: "google", providerAccountId: randomUUID() } });
    await db().dataConnection.create({ data: { userId, provider: "gmail", providerUserId: "x", scopes: [] } });
    await requestReset(visitor(), { email });
    await deliver();
    await resetPassword(visitor(), { token: mailedToken(email), password: "mine again" });
    const person = await db().tryUser.findUniqueOrThrow({
      where: { id: userId },
      include: { accounts: true, dataConnections: true },
    });
    expect(person).toMatchObject({ accounts: [], dataConnections: [] });
    expect(person.emailVerified).not.toBeNull();
  });

  it("stores only hashes of link tokens", async () => {
    const { userId, email } = await newPerson();
    await requestReset(visitor(), { email });
    await deliver();
    const row = await db().oneTimeToken.findFirstOrThrow({ where: { userId } });
    expect(row.tokenHash).not.toContain(mailedToken(email));
  });
});

describe("an address", () => {
  it("confirms an address for its signed-in owner", async () => {
    const { userId, email } = await newPerson();
    await requestVerification(visitor(), { email });
    await deliver();
    await verifyEmail(await signedIn(userId), { token: mailedToken(email) });
    expect(await getAccount(await signedIn(userId))).toMatchObject({ isEmailVerified: true });
  });

  it("rejects other users and keeps the link valid", async () => {
    const { userId, email } = await newPerson();
    const stranger = await newPerson();
    await requestVerification(visitor(), { email });
    await deliver();
    const token = mailedToken(email);
    await expect(verifyEmail(await signedIn(stranger.userId), { token })).rejects.toMatchObject({ code: "gone" });
    await expect(resetPassword(visitor(), { token, password: "not for this" })).rejects.toMatchObject({ code: "gone" });
    await verifyEmail(await signedIn(userId), { token });
  });
});

describe("the password", () => {
  it("changes the password, ends every session and sends a notice", async () => {
    const { userId, email } = await newPerson();
    const ctx = await signedIn(userId);
    await expect(changePassword(ctx, { current: "wrong one", next: "new password" })).rejects.toMatchObject({
      status: 401,
    });
    await changePassword(ctx, { current: "correct horse", next: "new password" });
    expect(await db().session.count({ where: { userId } })).toBe(0);
    await deliver();
    expect(mailsTo(email)).toBe(1);
  });

  it("sets a first password only after a recent sign-in", async () => {
    const { userId } = await newPerson(null);
    const ctx = await signedIn(userId);
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 11 * MINUTE) };
    await expect(changePassword(later, { next: "new password" })).rejects.toMatchObject({ code: "confirm_identity" });
    await changePassword(ctx, { next: "new password" });
  });
});

describe("actions that need more than a session", () => {
  it("allows sensitive actions for ten minutes after confirmation", async () => {
    const { userId } = await newPerson();
    await db().account.create({ data: { userId, type: "oidc", provider: "google", providerAccountId: randomUUID() } });
    const ctx = await signedIn(userId);
    const later = { ...ctx, now: new Date(ctx.now.getTime() + 60 * MINUTE) };
    await expect(unlinkGoogle(later)).rejects.toMatchObject({ code: "confirm_identity" });
    await expect(confirmIdentity(later, { password: "wrong one" })).rejects.toMatchObject({ status: 401 });
    await confirmIdentity(later, { password: "correct horse" });
    await unlinkGoogle(later);
    expect(await getAccount(later)).toMatchObject({ hasGoogle: false });
  });

  it("refuses to remove the last sign-in method", async () => {
    const { userId } = await newPerson(null);
    await db().account.create({ data: { userId, type: "oidc", provider: "google", providerAccountId: randomUUID() } });
    await expect(unlinkGoogle(await signedIn(userId))).rejects.toMatchObject({ code: "conflict" });
  });
});

describe("sessions", () => {
  it("lists sessions and ends one or all", async () => {
    const { userId } = await newPerson();
    const here = await signedIn(userId);
    const there = await signedIn(userId);
    const { sessions } = await getAccount(here);
    expect(sessions.map(({ browser, isThisOne }) => [browser, isThisOne]).sort()).toEqual([
      ["Firefox on Linux", false],
      ["Firefox on Linux", true],
    ]);
    await endSession(here, { sessionId: there.actor.sessionId });
    expect((await getAccount(here)).sessions).toHaveLength(1);
    await signedIn(userId);
    expect(await signOutEverywhere(here)).toBe(2);
  });

  it("returns 404 for another user's sessions", async () => {
    const mine = await signedIn((await newPerson()).userId);
    const theirs = await signedIn((await newPerson()).userId);
    await expect(endSession(mine, { sessionId: theirs.actor.sessionId })).rejects.toMatchObject({ code: "not_found" });
    expect(await db().session.count({ where: { id: theirs.actor.sessionId } })).toBe(1);
  });
});
