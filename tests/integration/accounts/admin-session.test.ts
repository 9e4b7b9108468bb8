import { randomUUID } from "node:crypto";
import { signInAdmin, signOutAdmin } from "@/lib/features/accounts/admin-session";
import { endPersonSessions } from "@/lib/features/accounts/admin-actions";
import { findAdminActor, findUserActor } from "@/lib/features/accounts/find-actor";
import { LIFETIMES } from "@/lib/features/accounts/model";
import { purgeAdminActions } from "@/lib/features/accounts/purge-accounts";
import { startSession } from "@/lib/features/accounts/sessions";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/password";
import type { Ctx } from "@/lib/shared/actor";
import { createUser } from "@/tests/support/factories/create-user";

const PASSWORD = "an admin password";
const START = new Date();
const at = (ms: number) => new Date(START.getTime() + ms);
const ctx = (): Ctx => ({ actor: { type: "visitor" }, requestId: "test", now: START, network: randomUUID() });

async function signedIn() {
  const email = `${randomUUID()}@example.com`;
  const passwordHash = await hashPassword(PASSWORD);
  const admin = await db().adminUser.create({ data: { email, username: randomUUID(), passwordHash } });
  return { admin, token: (await signInAdmin(ctx(), { email, password: PASSWORD })).token };
}

it("expires after thirty idle minutes", async () => {
  const { token } = await signedIn();
  expect(await findAdminActor(token, at(LIFETIMES.adminIdle - 1_000))).not.toBeNull();
  expect(await findAdminActor(token, at(2 * LIFETIMES.adminIdle - 2_000))).not.toBeNull();
  expect(await findAdminActor(token, at(3 * LIFETIMES.adminIdle))).toBeNull();
});

it("expires after eight hours", async () => {
  const { token } = await signedIn();
  for (let ms = 0; ms < LIFETIMES.adminAbsolute; ms += LIFETIMES.adminIdle - 1_000)
    expect(await findAdminActor(token, at(ms))).not.toBeNull();
  expect(await findAdminActor(token, at(LIFETIMES.adminAbsolute))).toBeNull();
});

it("ends when its admin is disabled", async () => {
  const { admin, token } = await signedIn();
  await db().adminUser.update({ where: { id: admin.id }, data: { isActive: false } });
  expect(await findAdminActor(token, START)).toBeNull();
});

it("stores a hash, updates last login and logs every action", async () => {
  const { admin, token } = await signedIn();
  const actor = await findAdminActor(token, START);
  if (!actor) throw new Error("The session is missing");
  await signOutAdmin({ ...ctx(), actor }, { token });
  expect(await findAdminActor(token, START)).toBeNull();
  expect(await db().adminSession.count({ where: { tokenHash: token } })).toBe(0);
  const { lastLogin } = await db().adminUser.findUniqueOrThrow({ where: { id: admin.id } });
  expect(lastLogin).toEqual(START);
  const acts = await db().adminActivityLog.findMany({ where: { adminId: admin.id }, orderBy: { id: "asc" } });
  expect(acts.map(({ action }) => action)).toEqual(["admin.signed_in", "admin.signed_out"]);
});

it("ends a user's sessions and logs it without the address", async () => {
  const { admin, token } = await signedIn();
  const actor = await findAdminActor(token, START);
  if (!actor) throw new Error("The session is missing");
  const user = await createUser();
  const sessions = await Promise.all(
    ["laptop", "phone"].map((userAgent) => startSession(ctx(), { userId: user.id, userAgent })),
  );
  const end = (email: string) => endPersonSessions({ ...ctx(), actor }, { email });
  expect(await end(user.email.toUpperCase())).toEqual({ success: true, message: "2 browsers were signed out." });
  for (const session of sessions) expect(await findUserActor(session, START)).toBeNull();
  await expect(end("nobody@example.com")).rejects.toMatchObject({ code: "not_found" });
  const acts = await db().adminActivityLog.findMany({ where: { adminId: admin.id }, orderBy: { id: "asc" } });
  expect(acts.slice(1)).toMatchObject([{ action: "sessions.ended", targetId: String(user.id), details: null }]);
});

it("keeps the activity log for a year", async () => {
  const { admin } = await signedIn();
  const system = { type: "system" as const, job: "test" };
  const count = () => db().adminActivityLog.count({ where: { adminId: admin.id } });
  await purgeAdminActions({ ...ctx(), actor: system, now: at(364 * 86_400_000) });
  expect(await count()).toBe(1);
  await purgeAdminActions({ ...ctx(), actor: system, now: at(366 * 86_400_000) });
  expect(await count()).toBe(0);
});
