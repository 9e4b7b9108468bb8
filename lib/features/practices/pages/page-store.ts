import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { prefixQuery, SNIPPET_OPTIONS } from "@/lib/server/database/text-search";
import { db, prepared, type Db } from "@/lib/server/db";
import { pagePlan, type PagePlan, type PageSummary, type PageView } from "../schema";

const MAX_PAGES = 200;
const MAX_VERSIONS = 50;

const SUMMARY = {
  id: true,
  title: true,
  practiceId: true,
  version: true,
  conversationId: true,
  createdAt: true,
  updatedAt: true,
} as const;

type SummaryRow = Omit<PageSummary, "created_at" | "updated_at"> & { createdAt: Date; updatedAt: Date };

const summaryOf = ({ createdAt, updatedAt, ...row }: SummaryRow): PageSummary => ({
  ...row,
  created_at: createdAt.toISOString(),
  updated_at: updatedAt.toISOString(),
});

export async function listOwnedPages(userId: number): Promise<PageSummary[]> {
  const rows = await db().practicePage.findMany({
    where: { userId, deletedAt: null },
    orderBy: [{ updatedAt: "desc" }, { id: "desc" }],
    take: MAX_PAGES,
    select: SUMMARY,
  });
  return rows.map(summaryOf);
}

type StoredPage = Omit<PageView, "steps" | "html" | "shared" | "text">;

export async function findOwnedPage(userId: number, id: string): Promise<StoredPage | null> {
  const row = await db().practicePage.findFirst({
    where: { id, userId, deletedAt: null },
    select: {
      ...SUMMARY,
      content: true,
      plan: true,
      runId: true,
      versions: { orderBy: { version: "desc" }, take: MAX_VERSIONS, select: { version: true, createdAt: true } },
    },
  });
  if (!row) return null;
  const { content, plan, runId, versions, ...summary } = row;
  return {
    ...summaryOf(summary),
    content,
    plan: pagePlan.safeParse(plan).data ?? null,
    runId,
    versions: versions.map(({ version, createdAt }) => ({ version, created_at: createdAt.toISOString() })),
  };
}

interface PageContent {
  title: string;
  content: string;
  plan: PagePlan | null;
}

interface NewPage extends PageContent {
  userId: number;
  runId: string;
  conversationId: string;
  practiceId: string;
  messageId: string | null;
}

const asJson = (plan: PagePlan | null) => plan ?? Prisma.DbNull;

async function saveVersion(tx: Db, id: string, content: string): Promise<{ version: number } | null> {
  const before = await tx.practicePage.findUniqueOrThrow({
    where: { id },
    select: { version: true, content: true, updatedAt: true },
  });
  if (before.content === content) return null;
  await tx.practicePageVersion.create({
    data: { pageId: id, version: before.version, content: before.content, createdAt: before.updatedAt },
  });
  return { version: before.version + 1 };
}

export async function writeRunPage(tx: Db, { messageId, ...page }: NewPage): Promise<string> {
  const { userId, runId, title, content, plan } = page;
  const own = await tx.practicePage.findFirst({ where: { runId, userId }, select: { id: true } });
  if (!own) {
    const { id } = await tx.practicePage.create({
      data: { ...page, messageId, plan: asJson(plan) },
      select: { id: true },
    });
    return id;
  }
  const next = await saveVersion(tx, own.id, content);
  await tx.practicePage.update({
    where: { id: own.id },
    data: { title, content, plan: asJson(plan), deletedAt: null, ...(messageId && { messageId }), ...next },
  });
  return own.id;
}

/** Changes a page if it is still at version `from`. Null when it does not exist, false when it was changed since. */
export async function reviseOwnedPage(
  userId: number,
  id: string,
  { from, title, content }: { from: number; title?: string; content: string },
): Promise<boolean | null> {
  return db().$transaction(async (tx) => {
    const locked = await tx.$queryRaw<{ version: number }[]>`
      SELECT version FROM practice_pages WHERE id = ${id} AND user_id = ${userId} AND deleted_at IS NULL FOR UPDATE`;
    if (locked.length === 0) return null;
    if (locked[0]?.version !== from) return false;
    const next = await saveVersion(tx, id, content);
    await tx.practicePage.update({ where: { id }, data: { content, ...(title && { title }), ...next } });
    return true;
  });
}

export async function findOwnedVersion(userId: number, pageId: string, version: number): Promise<string | null> {
  const row = await db().practicePageVersion.findFirst({
    where: { pageId, version, page: { userId, deletedAt: null } },
    select: { content: true },
  });
  return row?.content ?? null;
}

export async function softDeleteOwnedPage(userId: number, id: string, now: Date): Promise<boolean> {
  const { count } = await db().practicePage.updateMany({
    where: { id, userId, deletedAt: null },
    data: { deletedAt: now },
  });
  return count > 0;
}

export async function restoreOwnedPage(userId: number, id: string): Promise<boolean> {
  const { count } = await db().practicePage.updateMany({ where: { id, userId }, data: { deletedAt: null } });
  return count > 0;
}

export async function purgeDeletedPages(before: Date): Promise<number> {
  const { count } = await db().practicePage.deleteMany({ where: { deletedAt: { lt: before } } });
  return count;
}

export async function listConversationPages(
  userId: number,
  conversationId: string,
): Promise<{ id: string; title: string; messageId: string | null }[]> {
  return db().practicePage.findMany({
    where: { userId, conversationId, deletedAt: null },
    orderBy: { createdAt: "desc" },
    take: MAX_PAGES,
    select: { id: true, title: true, messageId: true },
  });
}

export interface FoundPage {
  id: string;
  title: string;
  snippet: string;
  userId: number;
  updatedAt: Date;
}

const MAX_HITS = 10;

const SEARCH = prepared<FoundPage>(`
  SELECT p.id, p.title, p.user_id AS "userId", p.updated_at AS "updatedAt",
    ts_headline('simple', left(p.content, 4000), to_tsquery('simple', $2), '${SNIPPET_OPTIONS}') AS snippet
  FROM practice_pages p
  WHERE p.user_id = $1::int AND p.deleted_at IS NULL
    AND to_tsvector('simple', p.title || ' ' || p.content) @@ to_tsquery('simple', $2)
  ORDER BY p.updated_at DESC LIMIT ${MAX_HITS}`);

export const searchOwnedPages = (userId: number, terms: string[]): Promise<FoundPage[]> =>
  SEARCH(userId, prefixQuery(terms));
