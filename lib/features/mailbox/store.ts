import "server-only";
import { z } from "zod";
import { recordReading } from "@/lib/features/ledger/record-reading";
import { db, type Db } from "@/lib/server/db";
import { lockPerson } from "@/lib/server/lock-person";
import { readingWords } from "./ledger-words";
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

interface Reading {
  messages: MessageFeatures[];
  patterns: MailboxPatterns;
  now: Date;
}

/** For thousands of messages in one transaction. */
const PATIENT = { timeout: 20_000 };

/** Replaces the person's kept features and patterns by those of a new reading, and notes it in their ledger. */
async function replaceReading(
  tx: Db,
  userId: number,
  { source, messages, patterns, now }: Reading & { source: "mailbox-gmail" | "mailbox-file" },
): Promise<void> {
  const rows = messages.map((features) => ({
    userId,
    emailId: features.id,
    analysisData: withoutMarks(features),
    processedAt: now,
  }));
  await tx.emailAnalysis.deleteMany({ where: { userId } });
  await tx.emailAnalysis.createMany({ data: rows, skipDuplicates: true });
  await tx.userModel.upsert({
    where: { userId },
    create: { userId, communicationPatterns: patterns, lastAnalysisAt: now },
    update: { communicationPatterns: patterns, lastAnalysisAt: now },
  });
  await recordReading(userId, { source, detail: readingWords(patterns), now }, tx);
}

/** Has a new reading stand alone: one that goes on stops before it keeps anything else. The person is locked before. */
export async function replaceImports(tx: Db, userId: number, now: Date): Promise<void> {
  await tx.mailboxImport.updateMany({
    where: { userId, state: { in: ["queued", "running"] } },
    data: { state: "failed", failure: "replaced", finishedAt: now },
  });
}

/** Keeps what was read of a mailbox's file, in the place of every earlier reading, all or nothing. */
export async function keepFileReading(userId: number, reading: Reading): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await replaceImports(tx, userId, reading.now);
    await replaceReading(tx, userId, { source: "mailbox-file", ...reading });
  }, PATIENT);
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

/** Removes what an earlier reading left, before the first page of a new one is kept. False when this one was replaced. */
export async function beginImport(id: string, userId: number): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const begun = await tx.mailboxImport.updateMany({ where: { id, state: "queued" }, data: { state: "running" } });
    if (begun.count > 0) await tx.emailAnalysis.deleteMany({ where: { userId } });
    return begun.count > 0;
  });
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

/** Keeps what a running import measured and ends it, all or nothing. False when it was replaced, and nothing is kept. */
export async function finishImport(
  { id, userId }: Pick<ImportRow, "id" | "userId">,
  { partial, ...reading }: Reading & { partial: boolean },
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const done = await tx.mailboxImport.updateMany({
      where: { id, state: "running" },
      data: { state: "done", partial, finishedAt: new Date() },
    });
    if (done.count > 0) await replaceReading(tx, userId, { source: "mailbox-gmail", ...reading });
    return done.count > 0;
  }, PATIENT);
}

/** Ends a running import that came to nothing. */
export async function failImport(id: string, failure: string): Promise<void> {
  await db().mailboxImport.updateMany({
    where: { id, state: "running" },
    data: { state: "failed", failure, finishedAt: new Date() },
  });
}
