import { randomUUID } from "node:crypto";
import { endPersonSessions } from "@/lib/features/accounts/end-person-sessions";
import { findAdminActor } from "@/lib/features/accounts/find-admin-actor";
import { findUserActor } from "@/lib/features/accounts/find-user-actor";
import { LIFETIMES } from "@/lib/features/accounts/model";
import { purgeAdminActs } from "@/lib/features/accounts/purge-admin-acts";
import { signInAdmin } from "@/lib/features/accounts/sign-in-admin";
import { signOutAdmin } from "@/lib/features/accounts/sign-out-admin";
import { startSession } from "@/lib/features/accounts/start-session";
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
  return { admin, token: await signInAdmin(ctx(), { email, password: PASSWORD }) };
}

it("ends after thirty minutes without use", async () => {
  const { token } = await signedIn();
  expect(await findAdminActor(token, at(LIFETIMES.adminIdle - 1_000))).not.toBeNull();
  expect(await findAdminActor(token, at(2 * LIFETIMES.adminIdle - 2_000))).not.toBeNull();
  expect(await findAdminActor(token, at(3 * LIFETIMES.adminIdle))).toBeNull();
});

it("ends after eight hours however much it is used", async () => {
  const { token } = await signedIn();
  for (let ms = 0; ms < LIFETIMES.adminAbsolute; ms += LIFETIMES.adminIdle - 1_000)
    expect(await findAdminActor(token, at(ms))).not.toBeNull();
  expect(await findAdminActor(token, at(LIFETIMES.adminAbsolute))).toBeNull();
});

it("ends at once when its admin is no longer active", async () => {
  const { admin, token } = await signedIn();
  await db().adminUser.update({ where: { id: admin.id }, data: { isActive: false } });
  expect(await findAdminActor(token, START)).toBeNull();
});

it("is kept as a hash, noted as the last login, and each act of it is recorded", async () => {
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

it("ends every session of a person, and that is recorded without the address", async () => {
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

it("is remembered in the record for a year", async () => {
  const { admin } = await signedIn();
  const system = { type: "system" as const, job: "test" };
  const count = () => db().adminActivityLog.count({ where: { adminId: admin.id } });
  await purgeAdminActs({ ...ctx(), actor: system, now: at(364 * 86_400_000) });
  expect(await count()).toBe(1);
  await purgeAdminActs({ ...ctx(), actor: system, now: at(366 * 86_400_000) });
  expect(await count()).toBe(0);
});
