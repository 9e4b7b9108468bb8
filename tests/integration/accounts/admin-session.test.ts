import { randomUUID } from "node:crypto";
import { signInAdmin, signOutAdmin } from "@/lib/features/accounts/admins/admin-session";
import { findAdminActor } from "@/lib/features/accounts/find-actor";
import { LIFETIMES } from "@/lib/features/accounts/model";
import { purgeAdminActions } from "@/lib/features/accounts/deletion/purge-accounts";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/passwords/password";
import type { Ctx } from "@/lib/shared/actor";
import { DAY_MS } from "@/lib/shared/time/durations";

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

it("writes the end of a session at most once a minute", async () => {
  const { admin, token } = await signedIn();
  const endAfter = async (ms: number) => {
    await findAdminActor(token, at(ms));
    const { expiresAt } = await db().adminSession.findFirstOrThrow({ where: { adminId: admin.id } });
    return expiresAt.getTime() - START.getTime();
  };
  expect(await endAfter(59_000)).toBe(LIFETIMES.adminIdle);
  expect(await endAfter(61_000)).toBe(LIFETIMES.adminIdle + 61_000);
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

it("keeps the activity log for a year", async () => {
  const { admin } = await signedIn();
  const system = { type: "system" as const, job: "test" };
  const addLine = (days: number) =>
    db().adminActivityLog.create({ data: { adminId: admin.id, action: `${days}`, timestamp: at(-days * DAY_MS) } });
  await addLine(364);
  await addLine(366);
  await purgeAdminActions({ ...ctx(), actor: system });
  const lines = await db().adminActivityLog.findMany({ where: { adminId: admin.id }, orderBy: { id: "asc" } });
  expect(lines.map(({ action }) => action)).toEqual(["admin.signed_in", "364"]);
});
