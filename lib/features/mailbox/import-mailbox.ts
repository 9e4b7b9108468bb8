import "server-only";
import { consumeLimit } from "@/lib/server/rate-limit";
import type { PersonCtx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { isSafeExcerpt } from "./messages/excerpts";
import { composePatterns } from "./metrics/compose-patterns";
import type { ImportMailboxInput, MailboxPatterns } from "./schema";
import * as store from "./store";

/**
 * Measures and saves what the browser extracted from a mailbox file: features and ticked sentences, never mail.
 * Replaces an earlier import.
 * @throws AppError invalid_input for a sentence that could name somebody; rate_limited beyond three a day.
 */
export async function importMailbox(
  ctx: PersonCtx,
  input: ImportMailboxInput,
): Promise<{ success: true; patterns: MailboxPatterns }> {
  const { userId } = ctx.actor;
  if (!input.excerpts.every(({ text }) => isSafeExcerpt(text))) {
    throw new AppError("invalid_input", "One of the sentences could name somebody, so nothing was kept.");
  }
  await consumeLimit("mailboxImportPerDay", `user:${userId}`);
  const messages = input.messages.toSorted((a, b) => b.at - a.at);
  const patterns = await composePatterns({ ...input, messages }, ctx.now);
  await store.saveFileImport(userId, { messages, patterns, now: ctx.now });
  return { success: true, patterns };
}
