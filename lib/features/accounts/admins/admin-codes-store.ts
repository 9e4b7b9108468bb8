import "server-only";
import { decryptSecret, encryptSecret, keyedHash } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import { recordAdminAction } from "./admin-store";

const placeOf = (userId: number) => ({ table: "admin_users", column: "totp_secret", userId });
const hashCode = (code: string) => keyedHash("admin-recovery-code", code);

export async function findSecret(adminId: number): Promise<{ secret: string; isConfirmed: boolean } | null> {
  const admin = await db().adminUser.findUnique({
    where: { id: adminId },
    select: { totpSecret: true, totpConfirmedAt: true },
  });
  if (!admin?.totpSecret) return null;
  return { secret: decryptSecret(admin.totpSecret, placeOf(adminId)), isConfirmed: admin.totpConfirmedAt !== null };
}

export async function storeUnconfirmedSecret(adminId: number, secret: string): Promise<boolean> {
  const { count } = await db().adminUser.updateMany({
    where: { id: adminId, totpConfirmedAt: null },
    data: { totpSecret: encryptSecret(secret, placeOf(adminId)) },
  });
  return count > 0;
}

export async function consumeTimeStep(adminId: number, step: number): Promise<boolean> {
  const { count } = await db().adminUser.updateMany({
    where: { id: adminId, totpLastStep: { lt: step } },
    data: { totpLastStep: step },
  });
  return count > 0;
}

export async function enableCodes(admin: AdminActor, { codes, now }: { codes: string[]; now: Date }): Promise<void> {
  const { adminId } = admin;
  await db().$transaction(async (tx) => {
    await tx.adminUser.update({ where: { id: adminId }, data: { totpConfirmedAt: now }, select: { id: true } });
    await tx.adminRecoveryCode.deleteMany({ where: { adminId } });
    await tx.adminRecoveryCode.createMany({ data: codes.map((code) => ({ adminId, codeHash: hashCode(code) })) });
    const target = { targetTable: "admin_users", targetId: adminId };
    await recordAdminAction(admin, { action: "admin.codes_on", ...target }, tx);
  });
}

export async function consumeRecoveryCode(adminId: number, code: string, now: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.adminRecoveryCode.updateMany({
      where: { adminId, codeHash: hashCode(code), usedAt: null },
      data: { usedAt: now },
    });
    if (count > 0) await recordAdminAction({ adminId }, { action: "admin.recovery_code_used" }, tx);
    return count > 0;
  });
}
