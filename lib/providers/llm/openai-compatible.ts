import "server-only";
import { StringDecoder } from "node:string_decoder";
import { CompletionReader, MAX_ANSWER_CHARS, type TokenUsage } from "./completion-reader";
import type { Connection } from "./connection";
import { LlmFailure } from "./failure";
import { DEADLINES, isReasoningModel, REASONING_ROOM, USES, type Deadlines, type LlmUse } from "./models";
import { openAnswer } from "./open-answer";

interface ChatTurn {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface StreamChatOptions {
  connection: Connection;
  use: LlmUse;
  messages: ChatTurn[];
  signal: AbortSignal;
  /** Told once, when the provider counted the tokens. */
  onUsage?: (usage: TokenUsage) => void;
  deadlines?: Deadlines;
}

const authorization = ({ apiKey }: Connection): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {};

/** The model's own settings for one use. */
function settingsOf(use: LlmUse, model: string): Record<string, number | string> {
  const { maxOutputTokens, temperature } = USES[use];
  return isReasoningModel(model)
    ? { max_completion_tokens: maxOutputTokens + REASONING_ROOM, reasoning_effort: "low" }
    : { max_tokens: maxOutputTokens, temperature };
}

/**
 * The answer as pieces of clean text, as they come. Ends normally only when the provider said that it is complete.
 * @throws LlmFailure (busy, unavailable, too_long, refused), or the signal's reason when the caller stopped it.
 */
export async function* streamChat({
  connection,
  use,
  messages,
  signal,
  onUsage,
  deadlines = DEADLINES,
}: StreamChatOptions): AsyncGenerator<string> {
  const body = JSON.stringify({
    model: connection.model,
    messages,
    stream: true,
    stream_options: { include_usage: true },
    ...settingsOf(use, connection.model),
  });
  const url = new URL(`${connection.baseURL}/chat/completions`);
  const headers = { ...authorization(connection), accept: "text/event-stream" };
  const { isEventStream, chunks } = await openAnswer({ url, headers, body, signal, deadlines });
  const reader = new CompletionReader();
  const decoder = new StringDecoder("utf8");
  try {
    if (isEventStream) yield* events(chunks, reader, decoder);
    else yield reader.whole(await collect(chunks, decoder));
    reader.assertWhole();
  } finally {
    if (reader.usage) onUsage?.(reader.usage);
  }
}

async function* events(
  chunks: AsyncGenerator<Buffer>,
  reader: CompletionReader,
  decoder: StringDecoder,
): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    const text = reader.feed(decoder.write(chunk));
    if (text) yield text;
  }
  const last = reader.end();
  if (last) yield last;
}

async function collect(chunks: AsyncGenerator<Buffer>, decoder: StringDecoder): Promise<string> {
  let text = "";
  for await (const chunk of chunks) {
    text += decoder.write(chunk);
    if (text.length > MAX_ANSWER_CHARS) throw new LlmFailure("unavailable", { detail: "answer over 256 kB" });
  }
  return text;
}
