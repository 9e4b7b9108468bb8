import "server-only";
import { z } from "zod";
import { Prisma } from "@/lib/generated/prisma/client";
import { db } from "@/lib/server/db";
import { lockPerson } from "@/lib/server/lock-person";
import {
  EXCLUSIONS,
  IMPORT_STATES,
  type ImportState,
  mailboxPatterns,
  type MailboxPatterns,
  messageFeatures,
  type MessageFeatures,
} from "./schema";

/** What stays of a message once everything is measured: no marks of people or conversations. */
const withoutMarks = ({ to: _to, thread: _thread, ...features }: MessageFeatures) => features;

/** Replaces the person's kept features and patterns by those of a new reading, all or nothing. */
export async function replaceOwnedReading(
  userId: number,
  { messages, patterns, now }: { messages: MessageFeatures[]; patterns: MailboxPatterns; now: Date },
): Promise<void> {
  const rows = messages.map((features) => ({
    userId,
    emailId: features.id,
    analysisData: withoutMarks(features),
    processedAt: now,
  }));
  await db().$transaction(
    async (tx) => {
      await tx.emailAnalysis.deleteMany({ where: { userId } });
      await tx.emailAnalysis.createMany({ data: rows, skipDuplicates: true });
      await tx.userModel.upsert({
        where: { userId },
        create: { userId, communicationPatterns: patterns, lastAnalysisAt: now },
        update: { communicationPatterns: patterns, lastAnalysisAt: now },
      });
    },
    { timeout: 20_000 },
  );
}

export async function findOwnedPatterns(userId: number): Promise<MailboxPatterns | null> {
  const row = await db().userModel.findUnique({ where: { userId }, select: { communicationPatterns: true } });
  const parsed = mailboxPatterns.safeParse(row?.communicationPatterns);
  return parsed.success ? parsed.data : null;
}

const state = z.enum(IMPORT_STATES).catch("failed");

export interface ImportRow {
  id: string;
  userId: number;
  state: ImportState;
  pageToken: string | null;
  messages: number;
  partial: boolean;
  failure: string | null;
  createdAt: Date;
}

/** Stands in the place of the next page when there is none. */
export const END = "end";
export const isReadToTheEnd = ({ pageToken }: Pick<ImportRow, "pageToken">): boolean => pageToken === END;

const IMPORT_FIELDS = {
  id: true,
  userId: true,
  state: true,
  pageToken: true,
  messages: true,
  partial: true,
  failure: true,
  createdAt: true,
} as const;

/** A new reading takes the place of one that goes on, whose run then stops before it keeps another page. */
export async function createImport(userId: number, source: string, now: Date): Promise<string> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await tx.mailboxImport.updateMany({
      where: { userId, state: { in: ["queued", "running"] } },
      data: { state: "failed", failure: "replaced", finishedAt: now },
    });
    const row = await tx.mailboxImport.create({ data: { userId, source, createdAt: now }, select: { id: true } });
    return row.id;
  });
}

export async function findImport(id: string): Promise<ImportRow | null> {
  const row = await db().mailboxImport.findUnique({ where: { id }, select: IMPORT_FIELDS });
  return row && { ...row, state: state.parse(row.state) };
}

export async function findNewestOwnedImport(userId: number): Promise<ImportRow | null> {
  const row = await db().mailboxImport.findFirst({
    where: { userId },
    orderBy: { createdAt: "desc" },
    select: IMPORT_FIELDS,
  });
  return row && { ...row, state: state.parse(row.state) };
}

/** Removes what an earlier reading left, before the first page of a new one is kept. */
export async function beginImport(id: string, userId: number): Promise<void> {
  await db().$transaction([
    db().emailAnalysis.deleteMany({ where: { userId } }),
    db().mailboxImport.updateMany({ where: { id, userId, state: "queued" }, data: { state: "running" } }),
  ]);
}

/** One message of a running import: measured, or left out and why. */
const importedMessage = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("own"), features: messageFeatures, allWords: z.number() }),
  z.object({ kind: z.literal("left-out"), reason: z.enum(EXCLUSIONS), invitedAt: z.number().nullable() }),
]);
export type ImportedMessage = z.output<typeof importedMessage>;

interface Page {
  messages: { id: string; imported: ImportedMessage }[];
  nextPageToken: string;
}

/**
 * Keeps one page and where to go on, in one transaction: a run that dies repeats at most the page it was reading.
 * @throws Error when this import does not go on any more.
 */
export async function saveImportPage(id: string, userId: number, { messages, nextPageToken }: Page): Promise<void> {
  const rows = messages.map(({ id: emailId, imported }) => ({ userId, emailId, analysisData: imported }));
  await db().$transaction(async (tx) => {
    const { count } = await tx.emailAnalysis.createMany({ data: rows, skipDuplicates: true });
    const running = await tx.mailboxImport.updateMany({
      where: { id, userId, state: "running" },
      data: { pageToken: nextPageToken, messages: { increment: count } },
    });
    if (running.count === 0) throw new Error("This import has ended");
  });
}

/** Everything the running import has kept so far. */
export async function listOwnedImported(userId: number): Promise<ImportedMessage[]> {
  const rows = await db().emailAnalysis.findMany({ where: { userId }, select: { analysisData: true } });
  return rows.flatMap(({ analysisData }) => {
    const parsed = importedMessage.safeParse(analysisData);
    return parsed.success ? [parsed.data] : [];
  });
}

export async function endImport(
  id: string,
  data: { state: ImportState; partial: boolean; failure: string | null; finishedAt: Date },
): Promise<void> {
  await db().mailboxImport.updateMany({ where: { id }, data });
}

interface ConnectionRow {
  userId: number;
  accessToken: string | null;
  refreshToken: string | null;
  expiresAt: Date | null;
}

const PROVIDER = "gmail";

export async function findOwnedConnection(userId: number): Promise<ConnectionRow | null> {
  return db().dataConnection.findUnique({
    where: { userId_provider: { userId, provider: PROVIDER } },
    select: { userId: true, accessToken: true, refreshToken: true, expiresAt: true },
  });
}

interface Grant {
  providerUserId: string;
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date;
  scopes: string[];
}

export async function saveConnection(userId: number, grant: Grant): Promise<void> {
  const { refreshToken, ...rest } = grant;
  const data = { ...rest, ...(refreshToken !== null && { refreshToken }), metadata: Prisma.DbNull };
  await db().dataConnection.upsert({
    where: { userId_provider: { userId, provider: PROVIDER } },
    create: { userId, provider: PROVIDER, ...data },
    update: data,
  });
}

/** Sealed tokens after a renewal; the refresh token only when it was sealed anew. */
export async function saveTokens(
  userId: number,
  tokens: { accessToken: string; expiresAt: Date; refreshToken?: string },
): Promise<void> {
  await db().dataConnection.updateMany({ where: { userId, provider: PROVIDER }, data: tokens });
}

/** The provider no longer knows the grant: the row stays to say so, its tokens go. */
export async function markConnectionLost(userId: number): Promise<void> {
  await db().dataConnection.updateMany({
    where: { userId, provider: PROVIDER },
    data: { accessToken: null, refreshToken: null, expiresAt: null },
  });
}
