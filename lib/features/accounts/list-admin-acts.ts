import "server-only";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import * as store from "./admin-store";
import type { AdminActView } from "./schema";

const SHOWN = 50;

/** The newest fifty acts of the audit log, newest first. */
export async function listAdminActs(_ctx: Ctx<AdminActor>): Promise<AdminActView[]> {
  const acts = await store.listAdminActs(SHOWN);
  return acts.map(({ id, action, targetTable, targetId, timestamp, admin }) => ({
    id,
    action,
    target: targetTable ? [targetTable, targetId].filter(Boolean).join(" ") : null,
    admin: admin?.username ?? null,
    at: timestamp.toISOString(),
  }));
}
