import "server-only";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { adminRoleOf } from "@/lib/features/accounts/model";
import type { Prisma } from "@/lib/generated/prisma/client";
import { db, type Db } from "@/lib/server/db";
import type { AdminRole, OwnerActor } from "@/lib/shared/actor";
import { escapeLike, type ListView, pageOf, toListView } from "@/lib/shared/list-query";
import type { AdminsQuery, AdminView, ChangeAdminInput } from "./schema";

const OWNER_ROLES = ["owner", "admin"];
const ORDERS = {
  name: { username: "asc" },
  newest: { id: "desc" },
  seen: { lastLogin: { sort: "desc", nulls: "last" } },
} satisfies Record<AdminsQuery["sort"], Prisma.AdminUserOrderByWithRelationInput>;

const storedRoles = (role: AdminRole): string[] => (role === "owner" ? OWNER_ROLES : [role]);

function matching({ search, role, state }: AdminsQuery): Prisma.AdminUserWhereInput {
  const text = { contains: escapeLike(search), mode: "insensitive" as const };
  return {
    ...(role !== "all" && { role: { in: storedRoles(role) } }),
    ...(state !== "all" && { isActive: state === "active" }),
    ...(search !== "" && { OR: [{ username: text }, { email: text }] }),
  };
}

export async function listAdmins(query: AdminsQuery, now: Date): Promise<ListView<AdminView>> {
  const where = matching(query);
  const [total, admins] = await Promise.all([
    db().adminUser.count({ where }),
    db().adminUser.findMany({
      where,
      orderBy: [ORDERS[query.sort], { id: "asc" }],
      ...pageOf(query.page),
      select: {
        id: true,
        username: true,
        email: true,
        role: true,
        isActive: true,
        totpConfirmedAt: true,
        lastLogin: true,
        _count: { select: { sessions: { where: { expiresAt: { gt: now } } } } },
      },
    }),
  ]);
  const rows = admins.map(({ role, totpConfirmedAt, lastLogin, _count, ...admin }) => ({
    ...admin,
    role: adminRoleOf(role),
    hasCodes: totpConfirmedAt !== null,
    sessions: _count.sessions,
    lastSignIn: lastLogin?.toISOString() ?? null,
  }));
  return toListView(rows, total, query.page);
}

interface AdminChange {
  id: number;
  reason: string;
}

const actionOn = ({ id, reason }: AdminChange, action: string) => ({
  action,
  reason,
  targetTable: "admin_users",
  targetId: id,
});

/** True when another owner who may act remains; other changes of owners wait until the transaction ends. */
async function hasOtherOwner(tx: Db, id: number): Promise<boolean> {
  const owners = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM admin_users WHERE role = ANY (${OWNER_ROLES}) AND is_active ORDER BY id FOR UPDATE`;
  return owners.some((owner) => owner.id !== id);
}

const takesOwner = (change: ChangeAdminInput): boolean =>
  change.what === "active" ? !change.to : change.from === "owner";

function updateFor(change: ChangeAdminInput) {
  if (change.what === "role") {
    const details = { from: change.from, to: change.to };
    return { data: { role: change.to }, action: "admin.role_changed", details };
  }
  return { data: { isActive: change.to }, action: change.to ? "admin.enabled" : "admin.disabled" };
}

/** Ends the admin's sessions as well, because what they may do has changed. */
export async function changeAdmin(
  actor: OwnerActor,
  { id, ...change }: { id: number } & ChangeAdminInput,
): Promise<"done" | "missing" | "changed" | "last_owner"> {
  return db().$transaction(async (tx) => {
    const isLast = takesOwner(change) && !(await hasOtherOwner(tx, id));
    const [row] = await tx.$queryRaw<{ role: string; isActive: boolean }[]>`
      SELECT role, is_active AS "isActive" FROM admin_users WHERE id = ${id} FOR UPDATE`;
    if (!row) return "missing";
    const present = change.what === "role" ? adminRoleOf(row.role) : row.isActive;
    if (present !== change.from || change.to === change.from) return "changed";
    if (isLast && row.isActive && adminRoleOf(row.role) === "owner") return "last_owner";
    const { data, action, ...details } = updateFor(change);
    await tx.adminUser.update({ where: { id }, data, select: { id: true } });
    await tx.adminSession.deleteMany({ where: { adminId: id } });
    await recordAdminAction(actor, { ...actionOn({ id, reason: change.reason }, action), ...details }, tx);
    return "done";
  });
}

export async function endAdminSessions(actor: OwnerActor, { id, reason }: AdminChange): Promise<number | null> {
  return db().$transaction(async (tx) => {
    if ((await tx.adminUser.count({ where: { id } })) === 0) return null;
    const { count } = await tx.adminSession.deleteMany({ where: { adminId: id } });
    const action = { ...actionOn({ id, reason }, "admin.sessions_ended"), details: { sessions: count } };
    await recordAdminAction(actor, action, tx);
    return count;
  });
}

export async function resetAdminCodes(actor: OwnerActor, { id, reason }: AdminChange): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.adminUser.updateMany({
      where: { id, totpConfirmedAt: { not: null } },
      data: { totpSecret: null, totpConfirmedAt: null },
    });
    if (count === 0) return false;
    await tx.adminRecoveryCode.deleteMany({ where: { adminId: id } });
    await tx.adminSession.deleteMany({ where: { adminId: id } });
    await recordAdminAction(actor, actionOn({ id, reason }, "admin.codes_reset"), tx);
    return true;
  });
}
