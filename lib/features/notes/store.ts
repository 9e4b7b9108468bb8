import "server-only";
import { createHash } from "node:crypto";
import { type ContentFile, readContent } from "@/lib/server/content/content";
import { db, type Db } from "@/lib/server/db";
import { readApproval } from "./approval-store";
import { duplicateKey } from "./model";
import { type CommentView, type NoteHeader, noteHeader, type NoteSummaryView } from "./schema";
import { DAY_MS } from "@/lib/shared/time/durations";

const SUMMARY = { slug: true, title: true, excerpt: true, author: true, readTime: true, publishedAt: true } as const;

export interface StoredNote extends NoteSummaryView {
  content: string;
  updatedAt: string;
}

type SummaryRow = Omit<NoteSummaryView, "publishedAt"> & { publishedAt: Date | null };
const summaryOf = ({ publishedAt, ...row }: SummaryRow, fallback: Date): NoteSummaryView => ({
  ...row,
  publishedAt: (publishedAt ?? fallback).toISOString(),
});

const publicNow = () => ({ published: true, OR: [{ publishedAt: null }, { publishedAt: { lte: new Date() } }] });

const shippedNotes = (): Promise<ContentFile<NoteHeader>[]> => readContent("notes", noteHeader);

function shippedNote({ data, body }: ContentFile<NoteHeader>): StoredNote {
  const { slug, title, excerpt, author, readTime, date } = data;
  const publishedAt = new Date(date).toISOString();
  return { slug, title, excerpt, author, readTime, publishedAt, updatedAt: publishedAt, content: body };
}

export async function listShipped(): Promise<StoredNote[]> {
  const published = (await shippedNotes()).filter(({ data }) => data.published).map(shippedNote);
  return published.sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
}

/**
 * Adds the shipped notes whose slug is missing in `blog_posts`; existing rows belong to the editors and stay unchanged.
 */
export async function addMissingNotes(): Promise<void> {
  const shipped = await shippedNotes();
  const slugs = shipped.map(({ data }) => data.slug);
  const known = await db().blogPost.findMany({ where: { slug: { in: slugs } }, select: { slug: true } });
  const missing = shipped.filter(({ data }) => !known.some(({ slug }) => slug === data.slug));
  if (missing.length === 0) return;
  await db().blogPost.createMany({
    skipDuplicates: true,
    data: missing.map(({ data: { date, ...data }, body }) => ({ ...data, content: body, publishedAt: new Date(date) })),
  });
}

export async function listPublished(): Promise<NoteSummaryView[]> {
  await addMissingNotes();
  const rows = await db().blogPost.findMany({
    where: publicNow(),
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
    select: { ...SUMMARY, createdAt: true },
    take: 200,
  });
  return rows.map(({ createdAt, ...row }) => summaryOf(row, createdAt));
}

export async function findPublished(slug: string): Promise<StoredNote | null> {
  await addMissingNotes();
  const row = await db().blogPost.findFirst({
    where: { slug, ...publicNow() },
    select: { ...SUMMARY, content: true, createdAt: true, updatedAt: true },
  });
  if (!row) return null;
  const { createdAt, updatedAt, content, ...summary } = row;
  return { ...summaryOf(summary, createdAt), content, updatedAt: updatedAt.toISOString() };
}

export async function isPublished(slug: string): Promise<boolean> {
  const where = { slug, ...publicNow() };
  if ((await db().blogPost.count({ where })) > 0) return true;
  await addMissingNotes();
  return (await db().blogPost.count({ where })) > 0;
}

const COMMENT = { id: true, authorName: true, content: true, createdAt: true } as const;

interface CommentRow {
  id: number;
  authorName: string;
  content: string;
  createdAt: Date;
}

const viewOf = ({ id, authorName, content, createdAt }: CommentRow): CommentView => ({
  id,
  author_name: authorName,
  content,
  created_at: createdAt.toISOString(),
});

interface CommentPage {
  slug: string;
  after: number;
  limit: number;
}

export async function listVisible({ slug, after, limit }: CommentPage): Promise<CommentView[]> {
  const rows = await db().comment.findMany({
    where: { postSlug: slug, hidden: false, deletedAt: null, id: { gt: after } },
    orderBy: { id: "asc" },
    select: COMMENT,
    take: limit,
  });
  return rows.map(viewOf);
}

interface NewComment {
  slug: string;
  authorName: string;
  authorEmail: string | null;
  content: string;
  isHeld: boolean;
  now: Date;
}

export async function createComment(comment: NewComment): Promise<{ view: CommentView; isHeld: boolean }> {
  const { slug, authorName, authorEmail, content, now } = comment;
  const contentHash = createHash("sha256").update(duplicateKey(content)).digest("hex");
  return db().$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`;
    const isHeld = comment.isHeld || (await readApproval(tx)) || (await isRepeated(tx, contentHash, now));
    const row = await tx.comment.create({
      data: { postSlug: slug, authorName, authorEmail, content, contentHash, hidden: isHeld, createdAt: now },
      select: COMMENT,
    });
    return { view: viewOf(row), isHeld };
  });
}

const isRepeated = async (tx: Db, contentHash: string, now: Date): Promise<boolean> =>
  (await tx.comment.count({ where: { contentHash, createdAt: { gt: new Date(now.getTime() - DAY_MS) } } })) > 0;

export async function estimateNextCommentId(): Promise<number> {
  const last = await db().comment.findFirst({ orderBy: { id: "desc" }, select: { id: true } });
  return (last?.id ?? 0) + 1;
}
