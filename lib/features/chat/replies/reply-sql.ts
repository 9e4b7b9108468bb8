import "server-only";

/** States of a reply that some process writes, as SQL. */
export const RUNNING = "('pending', 'streaming')";

const END = "chunk.at + octet_length(chunk.text)";

/** The words of the running reply `m` that are stored beside it and not yet part of it, as SQL. */
export const TAIL = `coalesce((
  SELECT convert_from(substring(convert_to(chunk.text, 'UTF8') FROM octet_length(m.content) - chunk.at + 1), 'UTF8')
  FROM reply_chunks chunk
  WHERE chunk.message_id = m.id AND chunk.at <= octet_length(m.content) AND ${END} > octet_length(m.content)
  ORDER BY ${END} DESC LIMIT 1), '')`;

/**
 * Removes the words that have become part of messages, as SQL: `folded` has their `id` and, in `bytes`, how long they are
 * now. Words that were stored beside one in the meantime stay.
 */
export const dropFolded = (folded: string) => `
  DELETE FROM reply_chunks chunk USING ${folded} WHERE chunk.message_id = ${folded}.id AND ${END} <= ${folded}.bytes`;

/** Changes to a conversation's row that forget its summary when that covers the place `seq` of its thread, as SQL. */
export const forgetSummaryFrom = (seq: string) => `
  summary = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary END,
  summary_until_seq = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary_until_seq END`;
