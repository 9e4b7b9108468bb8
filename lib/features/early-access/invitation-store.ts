import "server-only";
import { addMailIn } from "@/lib/features/accounts/outbox/add-mail-in";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { Prisma } from "@/lib/generated/prisma/client";
import { db, type Db } from "@/lib/server/db";
import type { Mail } from "@/lib/server/mail/mailer";
import type { AdminActor } from "@/lib/shared/actor";
import { type SignupState, signupState } from "./model";

interface Signup {
  id: number;
  email: string;
  confirmedAt: Date | null;
  invitedAt: Date | null;
  joinedAt: Date | null;
}

export interface NewInvitation {
  codeHash: string;
  maxUses: number;
  expiresAt: Date;
  mail: (to: string) => Mail;
}

const actionOn = (id: number, action: string) => ({ action, targetTable: "email_signups", targetId: id });

const COLUMNS = Prisma.sql`id, email, confirmed_at AS "confirmedAt", invited_at AS "invitedAt", joined_at AS "joinedAt"`;

async function lockSignup(tx: Db, id: number): Promise<Signup | null> {
  const [row] = await tx.$queryRaw<Signup[]>`SELECT ${COLUMNS} FROM email_signups WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

/** A replacement code keeps its row, so that browsers admitted by the previous code stay admitted. */
async function storeInvitation(tx: Db, signup: Signup, invitation: NewInvitation, now: Date): Promise<void> {
  const { mail, ...code } = invitation;
  await tx.invitationCode.upsert({
    where: { signupId: signup.id },
    create: { ...code, signupId: signup.id, createdAt: now },
    update: { ...code, uses: 0 },
  });
  await tx.emailSignup.update({ where: { id: signup.id }, data: { invitedAt: now }, select: { id: true } });
  await addMailIn(tx, mail(signup.email));
}

interface Delivery {
  id: number;
  from: readonly SignupState[];
  action: string;
  invitation: NewInvitation;
  now: Date;
}

/** Returns the state found; nothing changes unless `from` includes it. Null for an unknown address. */
export async function deliverInvitation(admin: AdminActor, delivery: Delivery): Promise<SignupState | null> {
  const { id, from, action, invitation, now } = delivery;
  return db().$transaction(async (tx) => {
    const signup = await lockSignup(tx, id);
    if (!signup) return null;
    const state = signupState(signup);
    if (!from.includes(state)) return state;
    await storeInvitation(tx, signup, invitation, now);
    await recordAdminAction(admin, actionOn(id, action), tx);
    return state;
  });
}

interface NextDelivery {
  count: number;
  confirmedOnly: boolean;
  invite: () => NewInvitation;
  now: Date;
}

/** In the order of confirmation. Concurrent calls invite different people, because each skips locked rows. */
export async function deliverNext(admin: AdminActor, next: NextDelivery): Promise<number> {
  return db().$transaction(
    async (tx) => {
      const signups = await tx.$queryRaw<Signup[]>`
        SELECT ${COLUMNS} FROM email_signups
        WHERE invited_at IS NULL AND joined_at IS NULL AND (confirmed_at IS NOT NULL OR NOT ${next.confirmedOnly})
        ORDER BY confirmed_at NULLS LAST, id LIMIT ${next.count} FOR UPDATE SKIP LOCKED`;
      for (const signup of signups) await storeInvitation(tx, signup, next.invite(), next.now);
      for (const { id } of signups) await recordAdminAction(admin, actionOn(id, "signup.invited"), tx);
      return signups.length;
    },
    { timeout: 30_000 },
  );
}

interface RemovalRequest {
  id: number;
  reason: string;
}

async function deleteCode(tx: Db, signupId: number): Promise<number | null> {
  const code = await tx.invitationCode.findUnique({ where: { signupId }, select: { id: true } });
  if (code) await tx.invitationCode.delete({ where: { id: code.id }, select: { id: true } });
  return code?.id ?? null;
}

interface RemovalResult {
  isDone: boolean;
  codeId: number | null;
}

export async function withdrawInvitation(
  admin: AdminActor,
  { id, reason }: RemovalRequest,
): Promise<RemovalResult | null> {
  return db().$transaction(async (tx) => {
    const signup = await lockSignup(tx, id);
    if (!signup) return null;
    if (!signup.invitedAt) return { isDone: false, codeId: null };
    const codeId = await deleteCode(tx, id);
    await tx.emailSignup.update({ where: { id }, data: { invitedAt: null, joinedAt: null }, select: { id: true } });
    await recordAdminAction(admin, { ...actionOn(id, "invitation.withdrawn"), reason }, tx);
    return { isDone: true, codeId };
  });
}

export async function removeSignup(admin: AdminActor, { id, reason }: RemovalRequest): Promise<RemovalResult | null> {
  return db().$transaction(async (tx) => {
    if (!(await lockSignup(tx, id))) return null;
    const codeId = await deleteCode(tx, id);
    await tx.emailSignup.delete({ where: { id }, select: { id: true } });
    await recordAdminAction(admin, { ...actionOn(id, "signup.removed"), reason }, tx);
    return { isDone: true, codeId };
  });
}

export async function findAddress(id: number): Promise<string | null> {
  return (await db().emailSignup.findUnique({ where: { id }, select: { emailKey: true } }))?.emailKey ?? null;
}
