import "server-only";
import { GrantLost, MailboxBusy } from "@/lib/providers/mailbox/port";
import { keyedHash } from "@/lib/server/crypto";
import { logger } from "@/lib/server/logger";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { composePatterns } from "./compose-patterns";
import { type Marks, readLetter, shortHash } from "./letter";
import { mailboxAccess } from "./mailbox-access";
import { invitesPerWeek } from "./mailbox-reader";
import { EXCLUSIONS, type Exclusion, type MessageFeatures, type ReadingSummary, USUAL_HOURS } from "./schema";
import * as store from "./store";

/** The newest sent messages that are read; more would not make the intervals speak sooner. */
const MAX_READ = 2_000;
const AT_ONCE = 8;

type Access = ReturnType<typeof mailboxAccess>;
type Imported = store.ImportedMessage;

/** Marks that hold for one import only; they are dropped as soon as everything is measured. */
function marksFor(importId: string): Marks {
  const mark = (kind: string) => (value: string) => keyedHash(`mailbox-${kind}`, `${importId}|${value}`).slice(0, 14);
  return { recipient: mark("recipient"), thread: mark("thread"), message: shortHash };
}

interface PageReader {
  access: Access;
  marks: Marks;
  now: Date;
  signal: AbortSignal;
}

async function readMessage(id: string, { access, marks, now, signal }: PageReader): Promise<Imported> {
  const letter = await access((mailbox) => mailbox.read(id, signal));
  if (!letter) return { kind: "left-out", reason: "unreadable", invitedAt: null };
  const reading = readLetter(letter, marks, now);
  if (reading.kind === "left-out") return reading;
  return { kind: "own", features: reading.features, allWords: reading.allWords };
}

/** Reads messages a few at a time; only their features come out of here. */
async function readMessages(ids: string[], reader: PageReader): Promise<{ id: string; imported: Imported }[]> {
  const read: { id: string; imported: Imported }[] = [];
  const waiting = ids.values();
  const lane = async () => {
    for (const id of waiting) read.push({ id, imported: await readMessage(id, reader) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return read;
}

/**
 * Reads page after page from where the last run stopped, and keeps each with the place to go on from. A page is being
 * kept while the next one is read, never two at once.
 */
async function readPages(row: store.ImportRow, reader: PageReader): Promise<void> {
  let { pageToken, messages } = row;
  let keeping = Promise.resolve();
  try {
    while (!store.isReadToTheEnd({ pageToken })) {
      reader.signal.throwIfAborted();
      const from = pageToken;
      const page = await reader.access((mailbox) => mailbox.listSent(from, reader.signal));
      const read = await readMessages(page.ids.slice(0, MAX_READ - messages), reader);
      messages += read.length;
      const nextPageToken = messages < MAX_READ ? (page.nextPageToken ?? store.END) : store.END;
      pageToken = nextPageToken;
      await keeping;
      keeping = store.saveImportPage(row.id, row.userId, { messages: read, nextPageToken });
      keeping.catch(() => undefined); // Awaited after the next page; until then a failure must not count as overlooked.
    }
  } finally {
    await keeping;
  }
}

function summaryOf(imported: Imported[], messages: MessageFeatures[]): ReadingSummary {
  const excluded = Object.fromEntries(EXCLUSIONS.map((reason) => [reason, 0])) as Record<Exclusion, number>; // fromEntries forgets the keys.
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
    seen: imported.length,
    excluded,
    allWords,
    invitesPerWeek: invitesPerWeek(invitations, messages),
    inbound: null,
  };
}

/** Measures what was read and keeps it; the marks of people and conversations go with this step. False when replaced. */
async function finish(ctx: Ctx<SystemActor>, row: store.ImportRow, partial: boolean): Promise<boolean> {
  const { userId } = row;
  const imported = await store.listOwnedImported(userId);
  const messages = imported
    .flatMap((message) => (message.kind === "own" ? [message.features] : []))
    .toSorted((a, b) => b.at - a.at);
  const summary = summaryOf(imported, messages);
  const reading = { messages, summary, hours: USUAL_HOURS, source: "gmail" as const, excerpts: [], partial };
  const patterns = await composePatterns(reading, ctx.now);
  if (!(await store.finishImport(row, { messages, patterns, partial, now: ctx.now }))) return false;
  logger().info({ event: "mailbox.read", requestId: ctx.requestId, userId, messages: messages.length, partial });
  return true;
}

/** What a broken-off reading comes to: a partial result when anything was kept, else a failure in a word. */
async function giveUp(ctx: Ctx<SystemActor>, row: store.ImportRow, failure: string): Promise<boolean> {
  if (row.messages > 0) return finish(ctx, row, true);
  await store.failImport(row.id, failure);
  return false;
}

/**
 * Reads a connected mailbox's sent mail, page by page, and keeps what it says. May be stopped and run again at any point:
 * it goes on after the last kept page and counts no message twice.
 * @returns the person whose mailbox says something new, or null when this import was ended before or came to nothing.
 * @throws what should be tried again: quota before anything was kept, a stopping process, the database.
 */
export async function analyseMailbox(
  ctx: Ctx<SystemActor>,
  { importId, signal }: { importId: string; signal: AbortSignal },
): Promise<{ userId: number } | null> {
  const row = await store.findImport(importId);
  if (!row || row.state === "done" || row.state === "failed") return null;
  const { userId } = row;
  if (row.state === "queued" && !(await store.beginImport(importId, userId))) return null;
  try {
    await readPages(row, { access: mailboxAccess(userId), marks: marksFor(importId), now: ctx.now, signal });
  } catch (error) {
    const reached = await store.findImport(importId);
    // The mailbox was connected anew, which began another reading, or its person is gone.
    if (reached?.state !== "running") return null;
    if (error instanceof GrantLost) return (await giveUp(ctx, reached, "permission-lost")) ? { userId } : null;
    if (!(error instanceof MailboxBusy) || reached.messages === 0) throw error;
    return (await giveUp(ctx, reached, "busy")) ? { userId } : null;
  }
  return (await finish(ctx, row, false)) ? { userId } : null;
}
