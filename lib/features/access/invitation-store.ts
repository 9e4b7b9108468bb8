import "server-only";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { db, prepared } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";

export interface Invitation {
  id: number;
  expiresAt: Date;
}

/**
 * Takes one use of the code with this hash, or returns null when there is none, it ended or all its uses are taken.
 * One statement, so that parallel calls take exactly as many uses as there are.
 */
export async function consumeUse(codeHash: string, now: Date): Promise<Invitation | null> {
  const rows = await db().$queryRaw<Invitation[]>`
    WITH taken AS (
      UPDATE invitation_codes SET uses = uses + 1
      WHERE code_hash = ${codeHash} AND revoked_at IS NULL AND expires_at > ${now} AND uses < max_uses
      RETURNING id, expires_at, signup_id
    ), joined AS (
      UPDATE email_signups SET joined_at = coalesce(joined_at, ${now}) WHERE id = (SELECT signup_id FROM taken)
    )
    SELECT id, expires_at AS "expiresAt" FROM taken`;
  return rows[0] ?? null;
}

const FIND_ACTIVE = prepared<{ id: number }>(
  "SELECT id FROM invitation_codes WHERE id = $1 AND revoked_at IS NULL",
  "shortQueries",
);

/** Not revoked. The gate cookie carries the expiry. */
export const isActive = async (id: number): Promise<boolean> => (await FIND_ACTIVE(id)).length > 0;

interface NewCode {
  name: string;
  codeHash: string;
  maxUses: number;
  expiresAt: Date;
  now: Date;
}

const CODE = { id: true, name: true, uses: true, maxUses: true, expiresAt: true, revokedAt: true, createdAt: true };

export interface NamedCode {
  id: number;
  name: string | null;
  uses: number;
  maxUses: number;
  expiresAt: Date;
  revokedAt: Date | null;
  createdAt: Date;
}

const actionOn = (id: number, action: string) => ({ action, targetTable: "invitation_codes", targetId: id });

export async function createNamedCode(admin: AdminActor, { now, ...code }: NewCode): Promise<NamedCode> {
  return db().$transaction(async (tx) => {
    const row = await tx.invitationCode.create({ data: { ...code, createdAt: now }, select: CODE });
    await recordAdminAction(admin, actionOn(row.id, "invitation_code.created"), tx);
    return row;
  });
}

export const listNamedCodes = (limit: number): Promise<NamedCode[]> =>
  db().invitationCode.findMany({
    where: { name: { not: null } },
    orderBy: { id: "desc" },
    select: CODE,
    take: limit,
  });

export async function revokeNamedCode(
  admin: AdminActor,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.invitationCode.updateMany({
      where: { id, name: { not: null }, revokedAt: null },
      data: { revokedAt: now },
    });
    if (count > 0) await recordAdminAction(admin, { ...actionOn(id, "invitation_code.revoked"), reason }, tx);
    return count > 0;
  });
}

export async function deleteCodesEndedBefore(end: Date): Promise<number> {
  const { count } = await db().invitationCode.deleteMany({
    where: { OR: [{ expiresAt: { lt: end } }, { revokedAt: { lt: end } }] },
  });
  return count;
}
