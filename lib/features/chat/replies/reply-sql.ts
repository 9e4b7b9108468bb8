import "server-only";

/** States of a running reply. */
export const RUNNING_STATES_SQL = "('pending', 'streaming')";

const END = "chunk.at + octet_length(chunk.text)";

/** The text of the running reply `m` in `reply_chunks` that its row does not hold yet. Lengths are bytes of UTF-8. */
export const UNCOMPACTED_TEXT = `coalesce((
  SELECT convert_from(substring(convert_to(chunk.text, 'UTF8') FROM octet_length(m.content) - chunk.at + 1), 'UTF8')
  FROM reply_chunks chunk
  WHERE chunk.message_id = m.id AND chunk.at <= octet_length(m.content) AND ${END} > octet_length(m.content)
  ORDER BY ${END} DESC LIMIT 1), '')`;

/** Deletes chunks that are part of their message now: `compacted` has `id` and `bytes`. Chunks with later text stay. */
export const deleteCompactedChunks = (folded: string) => `
  DELETE FROM reply_chunks chunk USING ${folded} WHERE chunk.message_id = ${folded}.id AND ${END} <= ${folded}.bytes`;

/** Changes to a conversation's row that drop its summary when that covers the place `seq`. */
export const forgetSummaryFrom = (seq: string) => `
  summary = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary END,
  summary_until_seq = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary_until_seq END`;
