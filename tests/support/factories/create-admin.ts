import { randomUUID } from "node:crypto";
import { db } from "@/lib/server/db";
import type { AdminActor, AdminRole, Ctx } from "@/lib/shared/actor";

export async function createAdmin(role: AdminRole = "moderator", now = new Date()): Promise<Ctx<AdminActor>> {
  const username = randomUUID();
  const email = `${username}@example.com`;
  const { id } = await db().adminUser.create({ data: { email, username, passwordHash: "none", role } });
  return {
    actor: { type: "admin", adminId: id, sessionId: "none", username, email, role },
    requestId: "test",
    now,
    network: "test",
  };
}

export async function actsOf({ actor }: Ctx<AdminActor>): Promise<string[]> {
  const lines = await db().adminActivityLog.findMany({ where: { adminId: actor.adminId }, orderBy: { id: "asc" } });
  return lines.map(({ action, targetTable, targetId }) => [action, targetTable, targetId].filter(Boolean).join(" "));
}
