import "server-only";
import { z } from "zod";
import { recordRead } from "@/lib/features/read-log/record-read";
import { lockPerson } from "@/lib/server/database/lock-person";
import { db, type Db } from "@/lib/server/db";
import { importLogDetail } from "./import-log-detail";
import {
  EXCLUSIONS,
  IMPORT_STATES,
  type ImportState,
  mailboxPatterns,
  type MailboxPatterns,
  messageFeatures,
  type MessageFeatures,
} from "./schema";

const withoutPseudonyms = ({ to: _to, thread: _thread, parent: _parent, ...features }: MessageFeatures) => features;

interface MailboxMeasurement {
  messages: MessageFeatures[];
  patterns: MailboxPatterns;
  now: Date;
}

const LONG_TRANSACTION_MS = { timeout: 20_000 };

async function replaceMeasurements(
  tx: Db,
  userId: number,
  { source, messages, patterns, now }: MailboxMeasurement & { source: "mailbox-gmail" | "mailbox-file" },
): Promise<void> {
  const rows = messages.map((features) => ({
    userId,
    emailId: features.id,
    analysisData: withoutPseudonyms(features),
    processedAt: now,
  }));
  await tx.emailAnalysis.deleteMany({ where: { userId } });
  await tx.emailAnalysis.createMany({ data: rows, skipDuplicates: true });
  await tx.userModel.upsert({
    where: { userId },
    create: { userId, communicationPatterns: patterns, lastAnalysisAt: now },
    update: { communicationPatterns: patterns, lastAnalysisAt: now },
  });
  await recordRead(userId, { source, detail: importLogDetail(patterns), now }, tx);
}

/** Cancelled imports save nothing more. Callers hold the person's lock. */
export async function replaceImports(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.mailboxImport.updateMany({
    where: { userId, state: { in: ["queued", "running"] } },
    data: { state: "failed", failure: "replaced", finishedAt: now },
  });
}

export async function saveFileImport(userId: number, measurement: MailboxMeasurement): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await replaceImports(tx, userId, measurement.now);
    await replaceMeasurements(tx, userId, { source: "mailbox-file", ...measurement });
  }, LONG_TRANSACTION_MS);
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

export const NO_MORE_PAGES = "end";
export const isComplete = ({ pageToken }: Pick<ImportRow, "pageToken">): boolean => pageToken === NO_MORE_PAGES;

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

export async function beginImport(id: string, userId: number): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const started = await tx.mailboxImport.updateMany({ where: { id, state: "queued" }, data: { state: "running" } });
    if (started.count > 0) await tx.emailAnalysis.deleteMany({ where: { userId } });
    return started.count > 0;
  });
}

const importedMessage = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("own"),
    features: messageFeatures,
    allWords: z.number(),
    isForward: z.boolean().optional(),
    foreignSigner: z.string().optional(),
  }),
  z.object({ kind: z.literal("excluded"), reason: z.enum(EXCLUSIONS), invitedAt: z.number().nullable() }),
]);
export type ImportedMessage = z.output<typeof importedMessage>;

interface Page {
  messages: { id: string; imported: ImportedMessage }[];
  nextPageToken: string;
}

/**
 * Saves a page and the cursor in one transaction, so a crash repeats at most one page.
 * @throws Error when the import is no longer running.
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

export async function listOwnedImported(userId: number): Promise<ImportedMessage[]> {
  const rows = await db().emailAnalysis.findMany({ where: { userId }, select: { analysisData: true } });
  return rows.flatMap(({ analysisData }) => {
    const parsed = importedMessage.safeParse(analysisData);
    return parsed.success ? [parsed.data] : [];
  });
}

export async function finishImport(
  { id, userId }: Pick<ImportRow, "id" | "userId">,
  { partial, ...measurement }: MailboxMeasurement & { partial: boolean },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const done = await tx.mailboxImport.updateMany({
      where: { id, state: "running" },
      data: { state: "done", partial, finishedAt: new Date() },
    });
    if (done.count > 0) await replaceMeasurements(tx, userId, { source: "mailbox-gmail", ...measurement });
    return done.count > 0;
  }, LONG_TRANSACTION_MS);
}

export async function failImport(id: string, failure: string): Promise<void> {
  await db().mailboxImport.updateMany({
    where: { id, state: "running" },
    data: { state: "failed", failure, finishedAt: new Date() },
  });
}
