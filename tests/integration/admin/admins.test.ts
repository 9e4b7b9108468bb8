import { randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { confirmCodes, startCodes } from "@/lib/features/accounts/admins/admin-codes";
import { signInAdmin } from "@/lib/features/accounts/admins/admin-session";
import { confirmAdmin } from "@/lib/features/accounts/admins/confirm-admin";
import { findAdminActor, findAdminInSetUp } from "@/lib/features/accounts/find-actor";
import { inviteAdmin, joinAsAdmin, purgeInvitations, withdrawInvitation } from "@/lib/features/admin/invite-admin";
import { changeAdmin, endAdminSessions, listAdmins, resetAdminCodes } from "@/lib/features/admin/manage-admins";
import { adminsQuery } from "@/lib/features/admin/schema";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/passwords/password";
import { isOwner, type AdminActor, type Ctx, type OwnerActor } from "@/lib/shared/actor";
import { HOUR_MS, MINUTE_MS } from "@/lib/shared/time/durations";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

const PASSWORD = "an admin password";
const REASON = "because they asked";
let hash: Promise<string> | undefined;

const visitor = (now = new Date()): Ctx => ({ actor: { type: "visitor" }, requestId: "t", now, network: randomUUID() });
const ctxOf = <A extends AdminActor>(actor: A, now = new Date()): Ctx<A> => ({ ...visitor(now), actor });

async function createAdmin(role = "owner") {
  const username = randomUUID();
  const passwordHash = await (hash ??= hashPassword(PASSWORD));
  return db().adminUser.create({ data: { email: `${username}@example.com`, username, passwordHash, role } });
}

async function signIn(email: string, { code, now }: { code?: string; now?: Date } = {}) {
  return (await signInAdmin(visitor(now), { email, password: PASSWORD, code })).token;
}

async function signedInOwner(): Promise<OwnerActor> {
  const actor = await findAdminActor(await signIn((await createAdmin()).email), new Date());
  if (!actor || !isOwner(actor)) throw new Error("The session is missing");
  return actor;
}

const actsOf = async (adminId: number) =>
  (await db().adminActivityLog.findMany({ where: { adminId }, orderBy: { id: "asc" } }))
    .slice(1)
    .map(({ action, targetId, reason }) => [action, targetId, reason]);

beforeEach(() => db().adminUser.updateMany({ data: { isActive: false } }));
afterEach(restoreSettings);

describe("one-time codes", () => {
  async function turnedOn() {
    const actor = await signedInOwner();
    const { secret, qr } = await startCodes(ctxOf(actor));
    expect(qr.rows).toHaveLength(qr.size);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const now = new Date();
    const code = (at: Date) => totp.generate({ timestamp: at.getTime() });
    const { recoveryCodes } = await confirmCodes(ctxOf(actor, now), { code: code(now) });
    return { actor, code, recoveryCodes, now };
  }

  it("are required at sign-in, and each is accepted once", async () => {
    const { actor, code, now } = await turnedOn();
    await expect(signIn(actor.email)).rejects.toMatchObject({ code: "confirm_identity", fields: { code: "Required" } });
    await expect(signIn(actor.email, { code: code(now), now })).rejects.toMatchObject({ code: "invalid_credentials" });
    const later = new Date(now.getTime() + MINUTE_MS);
    expect(await signIn(actor.email, { code: ` ${code(later)} `, now: later })).toBeDefined();
    await expect(signIn(actor.email, { code: code(later), now: later })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect(await actsOf(actor.adminId)).toContainEqual(["admin.codes_on", String(actor.adminId), null]);
  });

  it("are not revealed to somebody without the password", async () => {
    const { actor } = await turnedOn();
    const wrong = signInAdmin(visitor(), { email: actor.email, password: "not that password" });
    await expect(wrong).rejects.toMatchObject({ code: "invalid_credentials", fields: undefined });
  });

  it("refuse codes that are more than a half minute away, and guessing", async () => {
    const { actor, code, now } = await turnedOn();
    const later = new Date(now.getTime() + HOUR_MS);
    const old = new Date(later.getTime() - 2 * MINUTE_MS);
    await expect(signIn(actor.email, { code: code(old), now: later })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    for (let attempt = 0; attempt < 8; attempt++)
      await signIn(actor.email, { code: "000000", now: later }).catch(() => undefined);
    await expect(signIn(actor.email, { code: code(later), now: later })).rejects.toMatchObject({
      code: "rate_limited",
    });
  });

  it("can be replaced by a recovery code once, and are stored sealed or hashed", async () => {
    const { actor, recoveryCodes } = await turnedOn();
    const [first = ""] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(10);
    expect(await signIn(actor.email, { code: `${first.slice(0, 5)}-${first.slice(5).toUpperCase()}` })).toBeDefined();
    await expect(signIn(actor.email, { code: first })).rejects.toMatchObject({ code: "invalid_credentials" });
    const { totpSecret } = await db().adminUser.findUniqueOrThrow({ where: { id: actor.adminId } });
    expect(totpSecret).toMatch(/^v1\./);
    const stored = await db().adminRecoveryCode.findMany({ where: { adminId: actor.adminId } });
    expect(stored.map(({ codeHash }) => codeHash)).not.toContain(first);
  });

  it("are required of owners under https before anything else, and not of moderators", async () => {
    changeSettings({ APP_URL: "https://clarity.example" });
    const token = await signIn((await createAdmin()).email);
    expect(await findAdminActor(token, new Date())).toBeNull();
    expect(await findAdminInSetUp(token, new Date())).toMatchObject({ needsCodes: true, hasCodes: false });
    const moderator = await signIn((await createAdmin("moderator")).email);
    expect(await findAdminActor(moderator, new Date())).toMatchObject({ role: "moderator" });
  });

  it("are reset by an owner, who has to have entered the password within ten minutes", async () => {
    const { actor: colleague } = await turnedOn();
    const actor = await signedInOwner();
    const input = { id: colleague.adminId, reason: REASON };
    const late = new Date(Date.now() + 11 * MINUTE_MS);
    await expect(resetAdminCodes(ctxOf(actor, late), input)).rejects.toMatchObject({
      code: "confirm_identity",
      fields: { password: expect.any(String) as string },
    });
    await expect(confirmAdmin(ctxOf(actor, late), { password: "not that password" })).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    await confirmAdmin(ctxOf(actor, late), { password: PASSWORD });
    await resetAdminCodes(ctxOf(actor, late), input);
    expect(await signIn(colleague.email)).toBeDefined();
    await expect(resetAdminCodes(ctxOf(actor, late), input)).rejects.toMatchObject({ code: "conflict" });
    expect(await actsOf(actor.adminId)).toEqual([["admin.codes_reset", String(colleague.adminId), REASON]]);
  });
});

describe("managing admins", () => {
  it("changes a role, ends the sessions, and refuses the second of two who act at once", async () => {
    const [one, two] = [await signedInOwner(), await signedInOwner()];
    const target = await createAdmin("moderator");
    const token = await signIn(target.email);
    const change = { id: target.id, what: "role", from: "moderator", to: "owner", reason: REASON } as const;
    const outcomes = await Promise.allSettled([changeAdmin(ctxOf(one), change), changeAdmin(ctxOf(two), change)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
    expect(await findAdminActor(token, new Date())).toBeNull();
    const acts = [...(await actsOf(one.adminId)), ...(await actsOf(two.adminId))];
    expect(acts).toEqual([["admin.role_changed", String(target.id), REASON]]);
  });

  it("keeps the last owner, also when two owners remove each other at once", async () => {
    const [one, two] = [await signedInOwner(), await signedInOwner()];
    const off = (id: number) => ({ id, what: "active", from: true, to: false, reason: REASON }) as const;
    const outcomes = await Promise.allSettled([
      changeAdmin(ctxOf(one), off(two.adminId)),
      changeAdmin(ctxOf(two), off(one.adminId)),
    ]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().adminUser.count({ where: { isActive: true } })).toBe(1);
    const left = await db().adminUser.findFirstOrThrow({ where: { isActive: true } });
    const actor = left.id === one.adminId ? one : two;
    const demote = { id: left.id, what: "role", from: "owner", to: "moderator", reason: REASON } as const;
    await expect(changeAdmin(ctxOf(actor), demote)).rejects.toMatchObject({
      code: expect.stringMatching(/conflict|confirm_identity/) as string,
    });
    expect((await db().adminUser.findUniqueOrThrow({ where: { id: left.id } })).role).toBe("owner");
  });

  it("ends sessions and lists admins by role, state and name", async () => {
    const actor = await signedInOwner();
    const target = await createAdmin("moderator");
    const token = await signIn(target.email);
    const find = async (query: object) => (await listAdmins(ctxOf(actor), adminsQuery.parse(query))).list.rows;
    expect(await find({ search: target.username })).toMatchObject([{ role: "moderator", sessions: 1, isActive: true }]);
    const outcome = await endAdminSessions(ctxOf(actor), { id: target.id, reason: REASON });
    expect(outcome.message).toBe("1 session ended.");
    expect(await findAdminActor(token, new Date())).toBeNull();
    expect(await find({ search: target.username, role: "owner" })).toEqual([]);
    expect(await find({ role: "owner", state: "active" })).toMatchObject([{ id: actor.adminId, hasCodes: false }]);
    await expect(endAdminSessions(ctxOf(actor), { id: 2_000_000_000, reason: REASON })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("invitations", () => {
  const joining = (link: string) => ({
    token: new URLSearchParams(new URL(link).hash.slice(1)).get("token") ?? "",
    email: `${randomUUID()}@example.com`,
    username: randomUUID(),
    password: PASSWORD,
  });

  it("make one admin of the invited role", async () => {
    const actor = await signedInOwner();
    const { link } = await inviteAdmin(ctxOf(actor), { role: "moderator", reason: REASON });
    const [one, two] = [joining(link), joining(link)];
    const outcomes = await Promise.allSettled([joinAsAdmin(visitor(), one), joinAsAdmin(visitor(), two)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const made = await db().adminUser.findMany({ where: { email: { in: [one.email, two.email] } } });
    expect(made).toMatchObject([{ role: "moderator", isActive: true }]);
    expect((await actsOf(actor.adminId)).map(([action]) => action)).toEqual(["admin.invited"]);
    expect(await db().adminActivityLog.count({ where: { adminId: made[0]?.id, action: "admin.joined" } })).toBe(1);
    await expect(joinAsAdmin(visitor(), joining(link))).rejects.toMatchObject({ code: "gone" });
  });

  it("end after two days or when withdrawn, and stay valid when an address is taken", async () => {
    const actor = await signedInOwner();
    const { link } = await inviteAdmin(ctxOf(actor), { role: "owner", reason: REASON });
    await expect(joinAsAdmin(visitor(), { ...joining(link), email: actor.email })).rejects.toMatchObject({
      code: "conflict",
    });
    const late = new Date(Date.now() + 49 * HOUR_MS);
    await expect(joinAsAdmin(visitor(late), joining(link))).rejects.toMatchObject({ code: "gone" });
    const { invitations } = await listAdmins(ctxOf(actor), adminsQuery.parse({}));
    const own = invitations.find(({ invitedBy }) => invitedBy === actor.username);
    await withdrawInvitation(ctxOf(actor), { id: own?.id ?? "", reason: REASON });
    await expect(joinAsAdmin(visitor(), joining(link))).rejects.toMatchObject({ code: "gone" });
    await inviteAdmin(ctxOf(actor), { role: "owner", reason: REASON });
    expect(await purgeInvitations({ ...visitor(late), actor: { type: "system", job: "test" } })).toBeGreaterThan(0);
  });
});
