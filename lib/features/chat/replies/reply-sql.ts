import "server-only";

/** States of a reply that some process writes, as SQL. */
export const RUNNING = "('pending', 'streaming')";

/** The words of the running reply `m` that are stored beside it and not yet part of it, as SQL. */
export const TAIL = `coalesce((
  SELECT string_agg(chunk.text, '' ORDER BY chunk.at) FROM reply_chunks chunk
  WHERE chunk.message_id = m.id AND chunk.at >= octet_length(m.content)), '')`;

/** Changes to a conversation's row that forget its summary when that covers the place `seq` of its thread, as SQL. */
export const forgetSummaryFrom = (seq: string) => `
  summary = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary END,
  summary_until_seq = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary_until_seq END`;
