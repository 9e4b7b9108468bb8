import "server-only";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { addEventIn } from "@/lib/features/accounts/outbox/add-mail-in";
import { endSessionsIn } from "@/lib/features/accounts/end-sessions-in";
import { spendSubject } from "@/lib/features/accounts/spend-subject";
import { db } from "@/lib/server/db";
import type { OwnerActor } from "@/lib/shared/actor";
import { utcDay } from "@/lib/shared/time/dates";
import { DAY_MS, MINUTE_MS } from "@/lib/shared/time/durations";
import type { PersonAction, PersonView } from "./schema";

const TABLE = "try_users";
const SPEND_DAYS = 30;
const MAX_ROWS = 50;
/** A repeated lookup within this time, as after an action, belongs to the same visit and is not logged again. */
const VISIT_MS = 10 * MINUTE_MS;

const select = {
  id: true,
  email: true,
  password: true,
  emailVerified: true,
  blockedAt: true,
  createdAt: true,
  accounts: { where: { provider: "google" }, select: { id: true } },
  sessions: {
    orderBy: { createdAt: "desc" },
    take: MAX_ROWS,
    select: { userAgent: true, createdAt: true, expires: true },
  },
  dataConnections: { select: { provider: true, scopes: true, createdAt: true } },
  checkInSettings: { select: { mailOn: true, calendarTitles: true } },
} as const;

export async function viewPerson(actor: OwnerActor, emailKey: string, now: Date): Promise<PersonView | null> {
  const person = await db().$transaction(async (tx) => {
    const found = await tx.tryUser.findUnique({ where: { emailKey }, select });
    if (!found) return null;
    const target = { targetTable: TABLE, targetId: String(found.id) };
    const since = new Date(now.getTime() - VISIT_MS);
    const known = { adminId: actor.adminId, ...target, timestamp: { gte: since } };
    const isSameVisit = (await tx.adminActivityLog.count({ where: known })) > 0;
    if (!isSameVisit) await recordAdminAction(actor, { action: "person.viewed", ...target }, tx);
    return found;
  });
  if (!person) return null;
  const [seat, spend, actions] = await Promise.all([
    db().emailSignup.findUnique({ where: { emailKey }, select: { confirmedAt: true } }),
    db().llmSpend.findMany({
      where: {
        subject: spendSubject(person.id),
        day: { gte: new Date(now.getTime() - SPEND_DAYS * DAY_MS) },
      },
      orderBy: { day: "desc" },
    }),
    listPersonActions(person.id),
  ]);
  const { dataConnections, checkInSettings } = person;
  return {
    id: person.id,
    email: person.email,
    createdAt: person.createdAt.toISOString(),
    confirmedAt: person.emailVerified?.toISOString() ?? null,
    blockedAt: person.blockedAt?.toISOString() ?? null,
    hasPassword: person.password !== null,
    hasGoogle: person.accounts.length > 0,
    sessions: person.sessions
      .filter(({ expires }) => expires > now)
      .map(({ userAgent, createdAt, expires }) => ({
        browser: userAgent,
        signedInAt: createdAt.toISOString(),
        endsAt: expires.toISOString(),
      })),
    consents: [
      ...dataConnections.map(({ provider, scopes, createdAt }) => ({
        what: `${provider}: ${scopes.join(", ") || "connected"}`,
        since: createdAt.toISOString(),
      })),
      ...(checkInSettings?.mailOn ? [{ what: "check-in mails", since: null }] : []),
      ...(checkInSettings?.calendarTitles ? [{ what: "titles of commitments in calendars", since: null }] : []),
      ...(seat?.confirmedAt ? [{ what: "early access", since: seat.confirmedAt.toISOString() }] : []),
    ],
    spend: spend.map(({ day, tokens, cost }) => ({
      day: utcDay(day),
      tokens,
      cost: cost.toNumber(),
    })),
    actions,
  };
}

export async function listPersonActions(userId: number): Promise<PersonView["actions"]> {
  const lines = await db().adminActivityLog.findMany({
    where: { targetTable: TABLE, targetId: String(userId) },
    orderBy: { id: "desc" },
    take: MAX_ROWS,
    select: { action: true, reason: true, timestamp: true },
  });
  return lines.map(({ action, reason, timestamp }) => ({ action, reason, at: timestamp.toISOString() }));
}

const ACTIONS: Record<PersonAction, string> = {
  end_sessions: "sessions.ended",
  send_reset: "person.reset_sent",
  send_confirmation: "person.confirmation_sent",
  block: "person.blocked",
  unblock: "person.unblocked",
};

interface PersonChange {
  id: number;
  action: PersonAction;
  reason: string;
  now: Date;
}

/** One transaction with the log entry. `changed`: the person was blocked or unblocked meanwhile. */
export async function actOnPerson(
  actor: OwnerActor,
  { id, action, reason, now }: PersonChange,
): Promise<"missing" | "changed" | { ended: number }> {
  return db().$transaction(async (tx) => {
    const [person] = await tx.$queryRaw<{ email: string; isBlocked: boolean }[]>`
      SELECT email, blocked_at IS NOT NULL AS "isBlocked" FROM try_users WHERE id = ${id} FOR NO KEY UPDATE`;
    if (!person) return "missing";
    if ((action === "block" && person.isBlocked) || (action === "unblock" && !person.isBlocked)) return "changed";
    if (action === "block" || action === "unblock")
      await tx.tryUser.update({
        where: { id },
        data: { blockedAt: action === "block" ? now : null },
        select: { id: true },
      });
    const ended = action === "block" || action === "end_sessions" ? await endSessionsIn(tx, id) : 0;
    if (action === "send_reset") await addEventIn(tx, "password.reset", { email: person.email });
    if (action === "send_confirmation") await addEventIn(tx, "email.verify", { email: person.email });
    await recordAdminAction(actor, { action: ACTIONS[action], targetTable: TABLE, targetId: id, reason }, tx);
    return { ended };
  });
}
