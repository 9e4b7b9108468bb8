import "server-only";
import { GrantRevoked, MailboxBusy } from "@/lib/providers/mailbox/port";
import { keyedHash } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { awaitedLater } from "@/lib/shared/promises";
import { recordOf } from "@/lib/shared/records";
import { composePatterns } from "./metrics/compose-patterns";
import { countIn } from "./metrics/features";
import { type Pseudonymizer, extractFeatures, cyrb53Hash } from "./messages/sent-message";
import { mailboxAccess } from "./connection/mailbox-access";
import { countPerWeekOldestFirst, foreignSigners } from "./messages/mailbox-collector";
import { zoneOffsetMinutes } from "./model";
import { doubtsAbout } from "./messages/plausibility";
import { readConcurrently } from "./connection/read-concurrently";
import {
  EXCLUSIONS,
  type MessageFeatures,
  type ImportSummary,
  type MailboxCheck,
  UNCONFIRMED_CLOCK,
  UNCONFIRMED_TEXT,
  USUAL_HOURS,
} from "./schema";
import * as store from "./store";

/** Reading more messages would barely narrow the intervals. */
const MAX_MESSAGES_READ = 2_000;

type Access = ReturnType<typeof mailboxAccess>;

/** Pseudonyms are valid within one import and are dropped after measuring. */
function pseudonymizerFor(importId: string): Pseudonymizer {
  const pseudonymOf = (kind: string) => (value: string) =>
    keyedHash(`mailbox-${kind}`, `${importId}|${value}`).slice(0, 14);
  return { recipient: pseudonymOf("recipient"), thread: pseudonymOf("thread"), message: cyrb53Hash };
}

interface PageContext {
  access: Access;
  pseudonymizer: Pseudonymizer;
  options: { now: Date; offsetMinutesAt?: (at: number) => number; isStrict?: boolean };
  signal: AbortSignal;
}

async function readMessage(
  id: string,
  { access, pseudonymizer, options, signal }: PageContext,
): Promise<store.ImportedMessage> {
  const message = await access((mailbox) => mailbox.read(id, signal));
  if (!message) return { kind: "excluded", reason: "unreadable", invitedAt: null };
  const extraction = extractFeatures(message, { pseudonymizer, ...options });
  if (extraction.kind === "excluded") return extraction;
  const { features, allWords, isForward, foreignSigner } = extraction;
  const signer = foreignSigner && pseudonymizer.recipient(foreignSigner);
  return { kind: "own", features, allWords, isForward, ...(signer && { foreignSigner: signer }) };
}

/**
 * Resumes at the last saved cursor. Saves one page while the next is read.
 * @returns how many older sent mails were not read
 */
async function readPages(row: store.ImportRow, reader: PageContext): Promise<number> {
  let { pageToken, messages } = row;
  let saving = Promise.resolve();
  try {
    while (!store.isComplete({ pageToken })) {
      reader.signal.throwIfAborted();
      const from = pageToken;
      const page = await reader.access((mailbox) => mailbox.listSent(from, reader.signal));
      const read = await readConcurrently(page.ids.slice(0, MAX_MESSAGES_READ - messages), async (id) => ({
        id,
        imported: await readMessage(id, reader),
      }));
      messages += read.length;
      const nextPageToken =
        messages < MAX_MESSAGES_READ ? (page.nextPageToken ?? store.NO_MORE_PAGES) : store.NO_MORE_PAGES;
      pageToken = nextPageToken;
      await saving;
      saving = awaitedLater(store.saveImportPage(row.id, row.userId, { messages: read, nextPageToken }));
    }
  } finally {
    await saving;
  }
  if (messages < MAX_MESSAGES_READ) return 0;
  const all = await reader.access((mailbox) => mailbox.countSent(reader.signal));
  return Math.max(0, all - messages);
}

function summaryOf(
  imported: store.ImportedMessage[],
  messages: MessageFeatures[],
  beyondNewest: number,
): ImportSummary {
  const excluded = recordOf(EXCLUSIONS, () => 0);
  const invitations: number[] = [];
  let allWords = 0;
  for (const message of imported) {
    if (message.kind === "own") allWords += message.allWords;
    else {
      excluded[message.reason]++;
      if (message.invitedAt !== null) invitations.push(message.invitedAt);
    }
  }
  return {
    seen: imported.length + beyondNewest,
    excluded: { ...excluded, beyondNewest },
    allWords,
    invitesPerWeek: countPerWeekOldestFirst(invitations, messages),
    inbound: null,
    conversations: null,
  };
}

function withoutForeignSigners(imported: store.ImportedMessage[]): store.ImportedMessage[] {
  const foreign = foreignSigners(imported.flatMap((message) => (message.kind === "own" ? [message] : [])));
  return imported.map((message) =>
    message.kind === "own" && foreign.has(message.foreignSigner ?? "")
      ? { kind: "excluded", reason: "doubtful", invitedAt: null }
      : message,
  );
}

interface ImportOutcome {
  check: MailboxCheck | undefined;
  partial: boolean;
  beyondNewest?: number;
}

async function saveResults(
  ctx: Ctx<SystemActor>,
  row: store.ImportRow,
  { check, partial, beyondNewest = 0 }: ImportOutcome,
): Promise<boolean> {
  const { userId } = row;
  const imported = withoutForeignSigners(await store.listOwnedImported(userId));
  const messages = imported
    .flatMap((message) => (message.kind === "own" ? [message.features] : []))
    .toSorted((a, b) => b.at - a.at);
  const summary = summaryOf(imported, messages, beyondNewest);
  const figures = imported.flatMap((message) =>
    message.kind === "own"
      ? [{ ...message, words: countIn(message.features, "words"), isForward: message.isForward ?? false }]
      : [],
  );
  const doubts = doubtsAbout(figures, summary.excluded.doubtful);
  const textCheck = { ...UNCONFIRMED_TEXT, ...(check && { isConfirmed: true, isStrict: check.isStrict }), doubts };
  const importedMail = {
    messages,
    summary,
    hours: check?.hours ?? USUAL_HOURS,
    clock: check?.clock ?? UNCONFIRMED_CLOCK,
    textCheck,
    source: "gmail" as const,
    excerpts: [],
    partial,
  };
  const patterns = await composePatterns(importedMail, ctx.now);
  if (!(await store.finishImport(row, { messages, patterns, partial, now: ctx.now }))) return false;
  logger().info({ event: "mailbox.read", requestId: ctx.requestId, userId, messages: messages.length, partial });
  return true;
}

async function finishIncomplete(
  ctx: Ctx<SystemActor>,
  row: store.ImportRow,
  { check, failure }: Pick<ImportOutcome, "check"> & { failure: string },
): Promise<boolean> {
  if (row.messages > 0) return saveResults(ctx, row, { check, partial: true });
  await store.failImport(row.id, failure);
  return false;
}

/**
 * Imports the sent mail of a connected mailbox page by page. Restartable: resumes after the last saved page and counts
 * no message twice.
 * @returns the owner when there are new results; null when the import had ended or failed.
 * @throws errors to retry: quota before the first saved page, shutdown, database.
 */
export async function analyseMailbox(
  ctx: Ctx<SystemActor>,
  { importId, check, signal }: { importId: string; check?: MailboxCheck; signal: AbortSignal },
): Promise<{ userId: number } | null> {
  const row = await store.findImport(importId);
  if (!row || row.state === "done" || row.state === "failed") return null;
  const { userId } = row;
  if (row.state === "queued" && !(await store.beginImport(importId, userId))) return null;
  let beyondNewest = 0;
  try {
    beyondNewest = await readPages(row, {
      access: mailboxAccess(userId),
      pseudonymizer: pseudonymizerFor(importId),
      options: {
        now: ctx.now,
        offsetMinutesAt: check?.clock.zone ? zoneOffsetMinutes(check.clock.zone) : undefined,
        isStrict: check?.isStrict,
      },
      signal,
    });
  } catch (error) {
    const reached = await store.findImport(importId);
    // A reconnect started another import, or the account was deleted.
    if (reached?.state !== "running") return null;
    if (error instanceof GrantRevoked)
      return (await finishIncomplete(ctx, reached, { check, failure: "permission-lost" })) ? { userId } : null;
    if (!(error instanceof MailboxBusy) || reached.messages === 0) throw error;
    return (await finishIncomplete(ctx, reached, { check, failure: "busy" })) ? { userId } : null;
  }
  return (await saveResults(ctx, row, { check, partial: false, beyondNewest })) ? { userId } : null;
}
