import "server-only";

export const RUNNING_STATES_SQL = "('pending', 'streaming')";

const END = "chunk.at + octet_length(chunk.text)";

/** The text of running reply `m` that is in `reply_chunks` but not yet in its row. Lengths are bytes of UTF-8. */
export const UNCOMPACTED_TEXT = `coalesce((
  SELECT convert_from(substring(convert_to(chunk.text, 'UTF8') FROM octet_length(m.content) - chunk.at + 1), 'UTF8')
  FROM reply_chunks chunk
  WHERE chunk.message_id = m.id AND chunk.at <= octet_length(m.content) AND ${END} > octet_length(m.content)
  ORDER BY ${END} DESC LIMIT 1), '')`;

export const deleteCompactedChunks = (compacted: string) => `
  DELETE FROM reply_chunks chunk USING ${compacted} WHERE chunk.message_id = ${compacted}.id AND ${END} <= ${compacted}.bytes`;

export const forgetSummaryFrom = (seq: string) => `
  summary = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary END,
  summary_until_seq = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary_until_seq END`;
