import { randomUUID } from "node:crypto";
import { signInAdmin } from "@/lib/features/accounts/admins/admin-session";
import { findAdminActor, findTrialActor, findUserActor } from "@/lib/features/accounts/find-actor";
import { startSession } from "@/lib/features/accounts/sessions";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import {
  actOnPerson,
  deletePersonOnRequest,
  findPerson,
  listActionsAboutPerson,
} from "@/lib/features/admin/manage-people";
import type { PersonAction } from "@/lib/features/admin/schema";
import { keyedHash } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import { hashPassword } from "@/lib/server/passwords/password";
import { isOwner, type Ctx, type OwnerActor } from "@/lib/shared/actor";
import { MINUTE_MS } from "@/lib/shared/time/durations";
import { createUser } from "@/tests/support/factories/create-user";

const PASSWORD = "an admin password";
const REASON = "They wrote to us";
const SAID = "I avoid my chair";

const visitor = (now = new Date()): Ctx => ({ actor: { type: "visitor" }, requestId: "t", now, network: randomUUID() });

async function owner(): Promise<Ctx<OwnerActor>> {
  const username = randomUUID();
  const email = `${username}@example.com`;
  const passwordHash = await hashPassword(PASSWORD);
  await db().adminUser.create({ data: { email, username, passwordHash, role: "owner" } });
  const actor = await findAdminActor((await signInAdmin(visitor(), { email, password: PASSWORD })).token, new Date());
  if (!actor || !isOwner(actor)) throw new Error("The session is missing");
  return { ...visitor(), actor };
}

async function person() {
  const user = await createUser({ name: SAID, password: "hash" });
  const session = await startSession(visitor(), { userId: user.id, userAgent: "Firefox/1 Windows" });
  return { ...user, session };
}

it("shows dates, ways to sign in, sessions, consents and spending, and nothing that the person wrote", async () => {
  const ctx = await owner();
  const { id: userId, email } = await person();
  const conversation = await db().conversation.create({ data: { userId, title: SAID } });
  await db().chatMessage.create({ data: { userId, conversationId: conversation.id, role: "user", content: SAID } });
  await db().memory.create({ data: { userId, quote: SAID } });
  await db().dataConnection.create({
    data: { userId, provider: "gmail", providerUserId: SAID, scopes: ["read"], metadata: { SAID } },
  });
  await db().llmSpend.create({
    data: { day: ctx.now, subject: keyedHash("llm-spend", String(userId)), tokens: 1200, cost: 0.25 },
  });
  const found = await findPerson(ctx, { email: email.toUpperCase() });
  expect(found).toMatchObject({
    id: userId,
    email,
    hasPassword: true,
    hasGoogle: false,
    blockedAt: null,
    sessions: [{ browser: "Firefox on Windows" }],
    consents: [{ what: "gmail: read" }],
    spend: [{ tokens: 1200, cost: 0.25 }],
    actions: [{ action: "person.viewed", reason: null }],
  });
  expect(JSON.stringify(found)).not.toContain(SAID);
  expect((await findPerson(ctx, { email })).actions).toHaveLength(1);
  const later = { ...ctx, now: new Date(Date.now() + 11 * MINUTE_MS) };
  expect((await findPerson(later, { email })).actions).toHaveLength(2);
  await expect(findPerson(ctx, { email: `not-${email}` })).rejects.toMatchObject({ code: "not_found" });
});

it("shows the person each admin action with its reason", async () => {
  const ctx = await owner();
  const { id, email, session } = await person();
  const act = (what: PersonAction) => actOnPerson(ctx, { id, action: what, reason: `${REASON}: ${what}` });
  expect((await act("end_sessions")).message).toBe("Signed out everywhere. (1 browser)");
  expect(await findUserActor(session, new Date())).toBeNull();
  await act("send_reset");
  await act("send_confirmation");
  expect(await db().outboxEvent.count({ where: { kind: { in: ["password.reset", "email.verify"] } } })).toBe(2);
  const token = await startSession(visitor(), { userId: id, userAgent: null });
  const actor = await findUserActor(token, new Date());
  if (!actor) throw new Error("The session is missing");
  const actions = await listActionsAboutPerson({ ...visitor(), actor });
  expect(actions.map(({ action, reason }) => [action, reason])).toEqual([
    ["person.confirmation_sent", `${REASON}: send_confirmation`],
    ["person.reset_sent", `${REASON}: send_reset`],
    ["sessions.ended", `${REASON}: end_sessions`],
  ]);
  expect(email).toBeDefined();
});

it("blocks and unblocks sign-in, once each when two admins act at once", async () => {
  const [one, two] = [await owner(), await owner()];
  const { id, session } = await person();
  const trial = await issueTrialIdentity(visitor(), { userId: id });
  const act = (ctx: Ctx<OwnerActor>, what: PersonAction) => actOnPerson(ctx, { id, action: what, reason: REASON });
  const outcomes = await Promise.allSettled([act(one, "block"), act(two, "block")]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "conflict" } });
  expect(await findUserActor(session, new Date())).toBeNull();
  expect(await findTrialActor(trial, new Date())).toBeNull();
  await expect(startSession(visitor(), { userId: id, userAgent: null })).rejects.toMatchObject({ code: "forbidden" });
  await act(one, "unblock");
  expect(await startSession(visitor(), { userId: id, userAgent: null })).toBeDefined();
  await expect(act(one, "unblock")).rejects.toMatchObject({ code: "conflict" });
});

it("deletes on request with a receipt, after the password was entered within ten minutes", async () => {
  const ctx = await owner();
  const { id } = await person();
  const late = { ...ctx, now: new Date(Date.now() + 11 * MINUTE_MS) };
  await expect(deletePersonOnRequest(late, { id, reason: REASON })).rejects.toMatchObject({ code: "confirm_identity" });
  const receipt = await deletePersonOnRequest(ctx, { id, reason: REASON });
  expect(receipt.rows).toContainEqual({ table: "try_users", removed: 1, anonymised: 0 });
  const actions = await db().adminActivityLog.findMany({ where: { targetId: String(id) } });
  expect(actions).toMatchObject([{ action: "account.delete", reason: REASON, adminId: ctx.actor.adminId }]);
  await expect(deletePersonOnRequest(ctx, { id, reason: REASON })).rejects.toMatchObject({ code: "not_found" });
});
