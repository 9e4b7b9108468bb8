import { createParser } from "eventsource-parser";
import { CleanFilter } from "./clean-filter";
import { LlmFailure } from "./failure";
import type { AnswerEvent, Protocol, TokenUsage } from "./protocol";
import { ReasoningFilter } from "./reasoning-filter";

const MAX_EVENT_CHARS = 64 * 1024;
export const MAX_ANSWER_CHARS = 256 * 1024;

interface ReaderOptions {
  protocol: Pick<Protocol, "read">;
  startsWithReasoning: boolean;
}

/**
 * Reads the text of a server-sent event stream, without any reasoning. Tolerates comments, keep-alives, CRLF, split
 * characters, unknown events and a missing `[DONE]`. An event over 64 kB, an answer over 256 kB, or an end without any
 * sign of completion fails.
 */
export class AnswerReader {
  usage: TokenUsage | null = null;
  private readonly protocol: Pick<Protocol, "read">;
  private readonly reasoning: ReasoningFilter;
  private clean = new CleanFilter();
  private readonly parser;
  private ready = "";
  private received = 0;
  private taken = 0;
  private hasReasoningEvent = false;
  private isComplete = false;
  private isRefused = false;
  private isAtLengthLimit = false;
  private failure: LlmFailure | null = null;

  constructor({ protocol, startsWithReasoning }: ReaderOptions) {
    this.protocol = protocol;
    this.reasoning = new ReasoningFilter({ startsWithReasoning });
    this.parser = createParser({
      onEvent: ({ data }) => (data.length > MAX_EVENT_CHARS ? this.fail("event over 64 kB") : this.accept(data)),
      onError: (error) => {
        if (error.type === "max-buffer-size-exceeded") this.fail("event over 64 kB");
      },
      maxBufferSize: MAX_EVENT_CHARS,
    });
  }

  get hasReasoning(): boolean {
    return this.hasReasoningEvent || this.reasoning.hasReasoning;
  }

  get endsUnopenedReasoning(): boolean {
    return this.reasoning.endsUnopenedReasoning;
  }

  /** Returns the text that this chunk completes, possibly empty. @throws LlmFailure */
  feed(piece: string): string {
    this.parser.feed(piece);
    if (this.failure) throw this.failure;
    return this.take();
  }

  /** Returns the remaining text. @throws LlmFailure when the stream was cut, refused, empty or only reasoning. */
  end(): string {
    if (!this.isComplete) this.parser.feed("\n\n");
    this.push(this.clean.push(this.reasoning.end()) + this.clean.end());
    if (this.failure) throw this.failure;
    if (!this.isComplete) throw new LlmFailure("unavailable", { detail: "cut before its end" });
    if (this.received === 0) throw this.emptyAnswer();
    return this.take();
  }

  /** For servers that answer a stream request with one JSON document. @throws LlmFailure */
  whole(json: string): string {
    this.accept(json);
    this.isComplete = true;
    return this.end();
  }

  /** Call after the last text. @throws LlmFailure when the provider ended the answer early. */
  assertWhole(): void {
    if (this.isRefused) throw new LlmFailure("refused", { detail: "refused in the middle" });
    if (this.isAtLengthLimit) throw new LlmFailure("unavailable", { detail: "cut off at the token limit" });
  }

  private emptyAnswer(): LlmFailure {
    if (this.isRefused) return new LlmFailure("refused", { detail: "refused" });
    if (this.hasReasoning) return new LlmFailure("no_answer", { detail: "reasoning without an answer" });
    // Some servers hide the reasoning and only report that it used up the token limit.
    if (this.isAtLengthLimit) return new LlmFailure("no_answer", { detail: "token limit reached before any text" });
    return new LlmFailure("unavailable", { detail: "empty answer" });
  }

  private accept(data: string): void {
    if (this.failure) return;
    if (data.trim() === "[DONE]") {
      this.isComplete = true;
      return;
    }
    const json = parseJson(data);
    if (json === BROKEN) return this.fail("broken JSON");
    const event = json === null ? null : this.protocol.read(json);
    if (event) this.apply(event);
  }

  private apply({ text, hasReasoning, usage, finish, isLast, failure }: AnswerEvent): void {
    if (failure) {
      this.failure = failure;
      return;
    }
    if (usage) this.usage = { ...(this.usage ?? { inputTokens: 0, outputTokens: 0 }), ...usage };
    this.hasReasoningEvent ||= hasReasoning === true;
    if (text) this.filter(text);
    this.isRefused ||= finish === "refused";
    this.isAtLengthLimit ||= finish === "length";
    this.isComplete ||= isLast === true;
  }

  private filter(text: string): void {
    const wasOpen = !this.reasoning.endsUnopenedReasoning;
    const answer = this.reasoning.push(text);
    if (wasOpen && this.reasoning.endsUnopenedReasoning) this.dropReasoning();
    this.push(this.clean.push(answer));
  }

  private dropReasoning(): void {
    if (this.taken > 0) this.failure ??= new LlmFailure("no_answer", { detail: "reasoning without an opening tag" });
    this.ready = "";
    this.received = 0;
    this.clean = new CleanFilter();
  }

  private push(text: string): void {
    this.received += text.length;
    if (this.received > MAX_ANSWER_CHARS) return this.fail("answer over 256 kB");
    this.ready += text;
  }

  private take(): string {
    const text = this.ready;
    this.ready = "";
    this.taken += text.length;
    return text;
  }

  private fail(detail: string): void {
    this.failure = new LlmFailure("unavailable", { detail });
  }
}

const BROKEN = Symbol("broken");

/** Null for anything but a JSON object (keep-alives); BROKEN when text may be lost. */
function parseJson(data: string): unknown {
  if (!data.trimStart().startsWith("{")) return null;
  try {
    return JSON.parse(data);
  } catch {
    return BROKEN;
  }
}
