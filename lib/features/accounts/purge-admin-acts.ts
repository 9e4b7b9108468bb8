import "server-only";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { deleteAdminActsBefore } from "./admin-store";

const KEEP_DAYS = 365;

/** Removes lines of the audit log that are a year old. Returns how many. */
export async function purgeAdminActs({ now }: Ctx<SystemActor>): Promise<number> {
  return deleteAdminActsBefore(new Date(now.getTime() - KEEP_DAYS * 86_400_000));
}
