import { randomUUID } from "node:crypto";
import { POST as emergencyDelete } from "@/app/api/auth/emergency-delete/route";
import { POST as adminLogin } from "@/app/api/auth/admin-login/route";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { ADMIN_COOKIE, SESSION_COOKIE } from "@/lib/features/accounts/model";
import { startSession } from "@/lib/features/accounts/sessions";
import { deleteOwnAccount } from "@/lib/features/accounts/deletion/delete-own-account";
import { deleteAccount } from "@/lib/features/accounts/deletion/delete-account";
import { signInAdmin } from "@/lib/features/accounts/admins/admin-session";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { hashPassword } from "@/lib/server/passwords/password";
import type { Ctx, OwnerActor } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";

const ctx = (): Ctx => ({ actor: { type: "visitor" }, requestId: "test", now: new Date(), network: randomUUID() });

async function call(handler: typeof emergencyDelete, email: string, cookies: Record<string, string> = {}) {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const request = new Request("http://localhost:3000/api/auth/emergency-delete", {
    method: "POST",
    headers: {
      origin: "http://localhost:3000",
      "content-type": "application/json",
      cookie: cookie.join("; "),
      "x-forwarded-for": randomUUID(),
    },
    body: JSON.stringify({ email }),
  });
  const response = await handler(request, { params: Promise.resolve({}) });
  const { requestId: _, ...body } = (await response.json()) as {
    requestId?: string;
    success: boolean;
    message: string;
    code?: string;
  };
  return { status: response.status, body, cookies: response.headers.getSetCookie().join("\n") };
}
const isThere = async (id: number) => (await db().tryUser.count({ where: { id } })) === 1;
const sessionOf = async (userId: number) => ({
  [SESSION_COOKIE]: await startSession(ctx(), { userId, userAgent: null }),
});

async function actorOf(userId: number) {
  const { id: sessionId } = await db().session.findFirstOrThrow({ where: { userId } });
  return { type: "user" as const, userId, sessionId, email: "", name: null };
}

async function newAdmin(isActive = true) {
  const email = `${randomUUID()}@example.com`;
  const passwordHash = await hashPassword("an admin password");
  return db().adminUser.create({ data: { email, username: randomUUID(), passwordHash, isActive } });
}

afterEach(() => Object.assign(env(), { ENABLE_TEST_ROUTES: false, SMTP_URL: undefined }));

it("deletes the own account and clears all cookies but the gate's", async () => {
  const me = await createUser();
  const answer = await call(emergencyDelete, me.email.toUpperCase(), {
    ...(await sessionOf(me.id)),
    [GATE_COOKIE]: "x",
    other: "y",
  });
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: "Account deleted successfully" } });
  expect(answer.cookies).toContain(`${SESSION_COOKIE}=; Path=/; Max-Age=0`);
  expect(answer.cookies).toContain("other=; Path=/; Max-Age=0");
  expect(answer.cookies).not.toContain(GATE_COOKIE);
  expect(await isThere(me.id)).toBe(false);
});

it("asks for a recent sign-in where there is a way to show one, in both calls", async () => {
  const me = await createUser({ password: "a hash" });
  const cookies = await sessionOf(me.id);
  await db().session.updateMany({
    where: { userId: me.id },
    data: { authenticatedAt: new Date(Date.now() - 11 * 60_000) },
  });
  const refused = await call(emergencyDelete, me.email, cookies);
  expect(refused).toMatchObject({ status: 403, body: { code: "confirm_identity" } });
  const ctxOfMe = { ...ctx(), actor: await actorOf(me.id) };
  const refusal = { code: "confirm_identity", fields: { password: "Please enter your password." } };
  await expect(deleteOwnAccount(ctxOfMe)).rejects.toMatchObject(refusal);
  expect(await isThere(me.id)).toBe(true);
});

it("asks an account without password and Google for a mailed link, where mail is sent", async () => {
  const me = await createUser({ password: null });
  const cookies = await sessionOf(me.id);
  const ctxOfMe = { ...ctx(), actor: await actorOf(me.id), now: new Date(Date.now() + 11 * 60_000) };
  Object.assign(env(), { SMTP_URL: "smtp://127.0.0.1:1" });
  const refusal = { code: "confirm_identity", fields: { link: "Please set a password by a mailed link." } };
  await expect(deleteOwnAccount(ctxOfMe)).rejects.toMatchObject(refusal);
  expect(await isThere(me.id)).toBe(true);
  await expect(deleteOwnAccount({ ...ctxOfMe, now: new Date() })).resolves.toBeDefined();
  const other = await createUser({ password: null });
  await sessionOf(other.id);
  Object.assign(env(), { SMTP_URL: undefined });
  await deleteOwnAccount({ ...ctxOfMe, actor: await actorOf(other.id) });
  expect(await isThere(other.id)).toBe(false);
  expect((await call(emergencyDelete, me.email, cookies)).status).toBe(403);
});

it("refuses other addresses alike, with and without an account", async () => {
  const me = await createUser();
  const other = await createUser();
  const cookies = await sessionOf(me.id);
  const answers = [
    await call(emergencyDelete, other.email, cookies),
    await call(emergencyDelete, "nobody@example.com", cookies),
    await call(emergencyDelete, other.email),
    await call(emergencyDelete, "nobody@example.com"),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.status).toBe(403);
  expect(await isThere(other.id)).toBe(true);
});

it("lets an active admin delete any account and logs it", async () => {
  const other = await createUser();
  const admin = await newAdmin();
  const { token } = await signInAdmin(ctx(), { email: admin.email, password: "an admin password" });
  await db().adminUser.update({ where: { id: admin.id }, data: { isActive: false } });
  expect((await call(emergencyDelete, other.email, { [ADMIN_COOKIE]: token })).status).toBe(403);
  await db().adminUser.update({ where: { id: admin.id }, data: { isActive: true } });
  expect((await call(emergencyDelete, other.email, { [ADMIN_COOKIE]: token })).status).toBe(200);
  expect(
    await db().adminActivityLog.findFirst({ where: { adminId: admin.id }, orderBy: { id: "desc" } }),
  ).toMatchObject({
    action: "account.delete",
    targetTable: "try_users",
    targetId: String(other.id),
  });
});

it("asks an owner whose sign-in is not recent to confirm it, as in the admin area", async () => {
  const other = await createUser();
  const admin = await newAdmin();
  const { token } = await signInAdmin(ctx(), { email: admin.email, password: "an admin password" });
  const authenticatedAt = new Date(Date.now() - 11 * 60_000);
  await db().adminSession.updateMany({ where: { adminId: admin.id }, data: { authenticatedAt } });
  const answers = [
    await call(emergencyDelete, other.email, { [ADMIN_COOKIE]: token }),
    await call(emergencyDelete, "nobody@example.com", { [ADMIN_COOKIE]: token }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: { code: "confirm_identity" } });
  expect(await isThere(other.id)).toBe(true);
});

it("deletes by address without a session while test routes are on", async () => {
  Object.assign(env(), { ENABLE_TEST_ROUTES: true });
  const other = await createUser();
  expect((await call(emergencyDelete, other.email)).status).toBe(200);
  expect(await isThere(other.id)).toBe(false);
});

it("signs admins in by address only while test routes are on, and only active ones", async () => {
  const admin = await newAdmin();
  const inactive = await newAdmin(false);
  expect((await call(adminLogin, admin.email)).status).toBe(404);
  expect((await call(adminLogin, "nobody@example.com")).status).toBe(404);
  Object.assign(env(), { ENABLE_TEST_ROUTES: true });
  const answer = await call(adminLogin, admin.email);
  expect(answer).toMatchObject({ status: 200, body: { success: true, message: "Admin login successful" } });
  expect(answer.cookies).toContain(`${ADMIN_COOKIE}=`);
  expect((await call(adminLogin, inactive.email)).status).toBe(401);
});

it("refuses inactive admins and wrong passwords", async () => {
  const admin = await newAdmin();
  const inactive = await newAdmin(false);
  for (const [email, password] of [
    [admin.email, "wrong password"],
    [inactive.email, "an admin password"],
  ] as const) {
    await expect(signInAdmin(ctx(), { email, password })).rejects.toMatchObject({ status: 401 });
  }
});

it("deletes nothing when the audit log entry cannot be written", async () => {
  const other = await createUser();
  const gone: OwnerActor = {
    type: "admin",
    adminId: 2_000_000_000,
    sessionId: "none",
    username: "gone",
    email: "gone@example.com",
    role: "owner",
  };
  await expect(deleteAccount(ctx(), { userId: other.id, admin: gone })).rejects.toThrow("admin_activity_log");
  expect(await isThere(other.id)).toBe(true);
});
