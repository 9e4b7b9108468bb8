import "server-only";
import { StringDecoder } from "node:string_decoder";
import { anthropicMessages } from "./anthropic-messages";
import { AnswerReader, MAX_ANSWER_CHARS } from "./answer-reader";
import { capabilitiesOf, learn, learnReasoning, findRefusedParameter, parseContextWindow } from "./capabilities";
import { chatCompletions } from "./chat-completions";
import { clearFault, reportFault } from "./configuration-fault";
import type { Connection } from "./connection";
import { LlmFailure } from "./failure";
import type { Deadlines, LlmUse } from "./models";
import { openAnswer } from "./open-answer";
import type { ChatTurn, Protocol, TokenUsage } from "./protocol";

export interface StreamOptions {
  connection: Connection;
  use: LlmUse;
  messages: ChatTurn[];
  signal: AbortSignal;
  /** Called once with the provider's total over all attempts. */
  onUsage?: (usage: TokenUsage) => void;
  deadlines?: Deadlines;
}

const PROTOCOLS: Record<Connection["protocol"], Protocol> = {
  "chat-completions": chatCompletions,
  messages: anthropicMessages,
};

const MAX_REPLACED_PARAMETERS = 4;

/**
 * Chunks of clean text as they arrive, without any reasoning. Ends normally only when the provider reported completion.
 * Before the first chunk, a refused parameter is omitted or replaced and the call repeated. An answer that held
 * only reasoning is requested once more with a larger limit. The process remembers both.
 * @throws LlmFailure, or the signal's reason when the caller stopped it.
 */
export async function* streamModel(options: StreamOptions): AsyncGenerator<string> {
  try {
    yield* streamWithoutFaultReport(options);
    clearFault();
  } catch (error) {
    if (error instanceof LlmFailure) reportFault(options.connection, error);
    throw error;
  }
}

export async function* streamWithoutFaultReport({ onUsage, ...options }: StreamOptions): AsyncGenerator<string> {
  const { connection, signal } = options;
  const total: TokenUsage = { inputTokens: 0, outputTokens: 0 };
  let isCounted = false;
  const count = ({ inputTokens, outputTokens }: TokenUsage) => {
    isCounted = true;
    total.inputTokens += inputTokens;
    total.outputTokens += outputTokens;
  };
  const retries = new ParameterRetries(connection);
  let hasText = false;
  try {
    for (;;) {
      try {
        for await (const piece of streamOnce(options, count)) {
          hasText = true;
          yield piece;
        }
        return;
      } catch (error) {
        if (hasText || signal.aborted || !retries.learnFrom(error)) throw error;
      }
    }
  } finally {
    if (isCounted) onUsage?.(total);
  }
}

/** What failed attempts of one call have taught the process about this connection. */
class ParameterRetries {
  private replacedParameters = 0;
  private hasRaisedTokenLimit = false;
  private readonly connection: Connection;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** True when something was learnt that makes a repeat worthwhile. */
  learnFrom(error: unknown): boolean {
    if (!(error instanceof LlmFailure)) return false;
    if (error.code === "no_answer") return this.raiseTokenLimit();
    if (!error.refusal) return false;
    if (error.code === "too_long") {
      // The next prompt will be shorter; this one stays too long.
      this.learnContextWindow(error.refusal.body);
      return false;
    }
    return this.replaceParameter(error.refusal);
  }

  /** `streamOnce` has already learnt that the model needs more tokens for its reasoning. */
  private raiseTokenLimit(): boolean {
    const isFirst = !this.hasRaisedTokenLimit;
    this.hasRaisedTokenLimit = true;
    return isFirst;
  }

  private learnContextWindow(body: string): void {
    const contextWindow = parseContextWindow(body);
    if (contextWindow !== null) learn(this.connection, { contextWindow });
  }

  private replaceParameter(refusal: { status: number; body: string }): boolean {
    const refused = findRefusedParameter(this.connection, refusal);
    if (!refused || this.replacedParameters >= MAX_REPLACED_PARAMETERS) return false;
    this.replacedParameters += 1;
    learn(this.connection, refused.instead);
    return true;
  }
}

type OnceOptions = Omit<StreamOptions, "onUsage">;

async function* streamOnce(
  { connection, use, messages, signal, deadlines }: OnceOptions,
  onUsage: (usage: TokenUsage) => void,
): AsyncGenerator<string> {
  const protocol = PROTOCOLS[connection.protocol];
  const capabilities = capabilitiesOf(connection);
  const request = protocol.request({ connection, capabilities, use, messages });
  const url = new URL(`${connection.baseURL}${request.path}`);
  if (connection.apiVersion) url.searchParams.set("api-version", connection.apiVersion);
  const headers = { ...request.headers, accept: "text/event-stream", ...capabilities.headers };
  const { isEventStream, chunks } = await openAnswer({
    url,
    headers,
    body: JSON.stringify(request.body),
    signal,
    deadlines: deadlines ?? capabilities.deadlines,
  });
  const reader = new AnswerReader({ protocol, startsWithReasoning: capabilities.startsWithReasoning });
  let hasAnswer = false;
  try {
    for await (const text of isEventStream ? events(chunks, reader) : whole(chunks, reader)) {
      hasAnswer = true;
      yield text;
    }
    reader.assertWhole();
  } catch (error) {
    if (error instanceof LlmFailure && error.code === "no_answer")
      learnReasoning(connection, { ...reasoningFlags(reader), hasAnswer });
    throw error;
  } finally {
    if (hasAnswer) learnReasoning(connection, { ...reasoningFlags(reader), hasAnswer });
    if (reader.usage) onUsage(reader.usage);
  }
}

const reasoningFlags = ({ hasReasoning, endsUnopenedReasoning }: AnswerReader) => ({
  hasReasoning,
  endsUnopenedReasoning,
});

async function* events(chunks: AsyncGenerator<Buffer>, reader: AnswerReader): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  for await (const chunk of chunks) {
    const text = reader.feed(decoder.write(chunk));
    if (text) yield text;
  }
  const last = reader.end();
  if (last) yield last;
}

async function* whole(chunks: AsyncGenerator<Buffer>, reader: AnswerReader): AsyncGenerator<string> {
  const decoder = new StringDecoder("utf8");
  let text = "";
  for await (const chunk of chunks) {
    text += decoder.write(chunk);
    if (text.length > MAX_ANSWER_CHARS) throw new LlmFailure("unavailable", { detail: "answer over 256 kB" });
  }
  yield reader.whole(text);
}
