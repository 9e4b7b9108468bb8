import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { db } from "@/lib/server/db";
import type { AdminActor } from "@/lib/shared/actor";
import { escapeLike, type ListView, pageOf, toListView } from "@/lib/shared/list-query";
import { type SignupState, signupState } from "./model";
import type { SignupRowView, SignupsQuery } from "./schema";

type Where = Prisma.EmailSignupWhereInput;
type Order = Prisma.EmailSignupOrderByWithRelationInput[];

const WHERE_STATE: Record<SignupState, Where> = {
  waiting: { confirmedAt: null, invitedAt: null, joinedAt: null },
  confirmed: { confirmedAt: { not: null }, invitedAt: null, joinedAt: null },
  invited: { invitedAt: { not: null }, joinedAt: null },
  joined: { joinedAt: { not: null } },
};

const ORDERS: Record<SignupsQuery["sort"], Order> = {
  newest: [{ createdAt: "desc" }, { id: "desc" }],
  oldest: [{ createdAt: "asc" }, { id: "asc" }],
  next: [{ confirmedAt: { sort: "asc", nulls: "last" } }, { id: "asc" }],
  address: [{ emailKey: "asc" }],
};

const ROW = {
  id: true,
  email: true,
  createdAt: true,
  confirmedAt: true,
  invitedAt: true,
  joinedAt: true,
  invitationCode: { select: { expiresAt: true } },
} as const;

type Row = Prisma.EmailSignupGetPayload<{ select: typeof ROW }>;

const iso = (time: Date | null | undefined): string | null => time?.toISOString() ?? null;

const viewOf = ({ id, email, createdAt, invitationCode, ...times }: Row): SignupRowView => ({
  id,
  email,
  state: signupState(times),
  createdAt: createdAt.toISOString(),
  confirmedAt: iso(times.confirmedAt),
  invitedAt: iso(times.invitedAt),
  joinedAt: iso(times.joinedAt),
  expiresAt: iso(invitationCode?.expiresAt),
});

const matching = ({ search, state }: Pick<SignupsQuery, "search" | "state">): Where => ({
  ...(state !== "" && WHERE_STATE[state]),
  ...(search !== "" && { emailKey: { contains: escapeLike(search.toLowerCase()) } }),
});

export async function listSignups(query: SignupsQuery): Promise<ListView<SignupRowView>> {
  const where = matching(query);
  const [total, rows] = await Promise.all([
    db().emailSignup.count({ where }),
    db().emailSignup.findMany({ where, orderBy: ORDERS[query.sort], ...pageOf(query.page), select: ROW }),
  ]);
  return toListView(rows.map(viewOf), total, query.page);
}

export async function countSignups(): Promise<Record<SignupState, number>> {
  const [counts] = await db().$queryRaw<Record<SignupState, number>[]>`
    SELECT count(*) FILTER (WHERE joined_at IS NOT NULL)::int AS joined,
      count(*) FILTER (WHERE joined_at IS NULL AND invited_at IS NOT NULL)::int AS invited,
      count(*) FILTER (WHERE joined_at IS NULL AND invited_at IS NULL AND confirmed_at IS NOT NULL)::int AS confirmed,
      count(*) FILTER (WHERE joined_at IS NULL AND invited_at IS NULL AND confirmed_at IS NULL)::int AS waiting
    FROM email_signups`;
  return counts ?? { waiting: 0, confirmed: 0, invited: 0, joined: 0 };
}

/** The whole list by id. The log entry commits before any data is returned. */
export async function exportSignups(admin: AdminActor): Promise<SignupRowView[]> {
  return db().$transaction(async (tx) => {
    const rows = await tx.emailSignup.findMany({ orderBy: { id: "asc" }, select: ROW });
    const act = { action: "signups.exported", targetTable: "email_signups", details: { rows: rows.length } };
    await recordAdminAction(admin, act, tx);
    return rows.map(viewOf);
  });
}
