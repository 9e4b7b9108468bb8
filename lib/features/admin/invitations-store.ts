import "server-only";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { db } from "@/lib/server/db";
import type { OwnerActor } from "@/lib/shared/actor";
import type { InvitationView, InviteAdminInput, JoinInput } from "./schema";

const TABLE = "admin_invitations";

export async function listInvitations(now: Date): Promise<InvitationView[]> {
  const invitations = await db().adminInvitation.findMany({
    where: { expiresAt: { gt: now } },
    orderBy: { createdAt: "desc" },
    select: { id: true, role: true, expiresAt: true, invitedBy: { select: { username: true } } },
  });
  return invitations.map(({ id, role, expiresAt, invitedBy }) => ({
    id,
    role,
    invitedBy: invitedBy.username,
    expiresAt: expiresAt.toISOString(),
  }));
}

interface NewInvitation extends InviteAdminInput {
  tokenHash: string;
  expiresAt: Date;
}

export async function addInvitation(
  actor: OwnerActor,
  { role, reason, tokenHash, expiresAt }: NewInvitation,
): Promise<void> {
  await db().$transaction(async (tx) => {
    const data = { role, tokenHash, expiresAt, invitedById: actor.adminId };
    const { id } = await tx.adminInvitation.create({ data, select: { id: true } });
    const entry = { action: "admin.invited", targetTable: TABLE, targetId: id, details: { role }, reason };
    await recordAdminAction(actor, entry, tx);
  });
}

export async function withdrawInvitation(
  actor: OwnerActor,
  { id, reason }: { id: string; reason: string },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.adminInvitation.deleteMany({ where: { id } });
    const entry = { action: "admin.invitation_withdrawn", targetTable: TABLE, targetId: id, reason };
    if (count > 0) await recordAdminAction(actor, entry, tx);
    return count > 0;
  });
}

export async function isInvitationValid(tokenHash: string, now: Date): Promise<boolean> {
  return (await db().adminInvitation.count({ where: { tokenHash, expiresAt: { gt: now } } })) > 0;
}

interface Joining extends Pick<JoinInput, "email" | "username"> {
  tokenHash: string;
  passwordHash: string;
  now: Date;
}

/** Uses the invitation up; concurrent attempts create one admin. `taken`: the address or the username exists. */
export async function joinByInvitation(joining: Joining): Promise<"done" | "stale" | "taken"> {
  const { tokenHash, email, username, passwordHash, now } = joining;
  return db().$transaction(async (tx) => {
    const [invitation] = await tx.$queryRaw<{ id: string; role: string }[]>`
      SELECT id, role FROM admin_invitations WHERE token_hash = ${tokenHash} AND expires_at > ${now} FOR UPDATE`;
    if (!invitation) return "stale";
    const [admin] = await tx.adminUser.createManyAndReturn({
      data: [{ email, username, passwordHash, role: invitation.role }],
      skipDuplicates: true,
      select: { id: true },
    });
    if (!admin) return "taken";
    await tx.adminInvitation.delete({ where: { id: invitation.id }, select: { id: true } });
    const target = { targetTable: "admin_users", targetId: admin.id };
    const entry = { action: "admin.joined", ...target, details: { role: invitation.role } };
    await recordAdminAction({ adminId: admin.id }, entry, tx);
    return "done";
  });
}

export async function deleteExpiredInvitations(now: Date): Promise<number> {
  return (await db().adminInvitation.deleteMany({ where: { expiresAt: { lte: now } } })).count;
}
