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

/** Ends the running replies `m` that meet the condition, with the text that is stored, and returns their ids. */
export const endReplies = (state: "stopped" | "interrupted", condition: string) => `
  ended AS (
    UPDATE chat_messages m SET content = m.content || ${UNCOMPACTED_TEXT}, state = '${state}', instance_id = NULL, updated_at = now()
    WHERE m.role = 'assistant' AND m.state IN ${RUNNING_STATES_SQL} AND ${condition}
    RETURNING m.id, octet_length(m.content) AS bytes),
  deleted_chunks AS (${deleteCompactedChunks("ended")})
  SELECT id FROM ended`;

export const forgetSummaryFrom = (seq: string) => `
  summary = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary END,
  summary_until_seq = CASE WHEN ${seq} <= conversations.summary_until_seq THEN NULL ELSE conversations.summary_until_seq END`;
