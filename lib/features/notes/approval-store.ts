import "server-only";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { db, type Db } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";

const KEY = "comments.approval";

export async function readApproval(tx: Db = db()): Promise<boolean> {
  const row = await tx.siteSetting.findUnique({ where: { key: KEY }, select: { value: true } });
  return row?.value === true;
}

export async function setApproval(admin: AdminActor, isOn: boolean): Promise<void> {
  await db().$transaction(async (tx) => {
    const changed = await tx.$executeRaw`
      INSERT INTO site_settings (key, value) VALUES (${KEY}, to_jsonb(${isOn}::boolean))
      ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, updated_at = now()
        WHERE site_settings.value IS DISTINCT FROM EXCLUDED.value`;
    if (changed > 0) await recordAdminAction(admin, { action: "comments.approval_set", details: { on: isOn } }, tx);
  });
}
