import { createParser } from "eventsource-parser";
import { z } from "zod";
import { failureOfEvent, LlmFailure } from "./failure";
import { TextFilter } from "./text-filter";

const MAX_EVENT_CHARS = 64 * 1024;
export const MAX_ANSWER_CHARS = 256 * 1024;

/** Tokens as the provider counted them. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

const count = z.number().int().nonnegative().catch(0);
const chunk = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        text: z.string().nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).nullish().catch(null),
});

/**
 * Reads the server-sent events of a chat completion into text. Comments, keep-alives, CRLF, split characters, unknown
 * events and a missing `[DONE]` are all fine; an event over 64 kB, an answer over 256 kB, or an end without any sign of
 * completion are failures.
 */
export class CompletionReader {
  usage: TokenUsage | null = null;
  private readonly filter = new TextFilter();
  private readonly parser;
  private ready = "";
  private received = 0;
  private isComplete = false;
  private isRefused = false;
  private isAtGreatestLength = false;
  private failure: LlmFailure | null = null;

  constructor() {
    this.parser = createParser({
      onEvent: ({ data }) => (data.length > MAX_EVENT_CHARS ? this.fail("event over 64 kB") : this.accept(data)),
      onError: (error) => {
        if (error.type === "max-buffer-size-exceeded") this.fail("event over 64 kB");
      },
      maxBufferSize: MAX_EVENT_CHARS,
    });
  }

  /** The text that this piece of the stream completes, possibly none. @throws LlmFailure */
  feed(piece: string): string {
    this.parser.feed(piece);
    if (this.failure) throw this.failure;
    return this.take();
  }

  /** The last text. @throws LlmFailure when the stream was cut, refused or empty. */
  end(): string {
    if (!this.isComplete) this.parser.feed("\n\n");
    this.push(this.filter.end());
    if (this.failure) throw this.failure;
    if (!this.isComplete) throw new LlmFailure("unavailable", { detail: "cut before its end" });
    if (this.received === 0 && this.isRefused) throw new LlmFailure("refused", { detail: "refused" });
    if (this.received === 0) throw new LlmFailure("unavailable", { detail: "empty answer" });
    return this.take();
  }

  /** An answer that came as one JSON document although a stream was asked for. @throws LlmFailure */
  whole(json: string): string {
    this.accept(json);
    this.isComplete = true;
    return this.end();
  }

  /** After the last text. @throws LlmFailure when the provider ended the answer in the middle. */
  assertWhole(): void {
    if (this.isRefused) throw new LlmFailure("refused", { detail: "refused in the middle" });
    if (this.isAtGreatestLength) throw new LlmFailure("unavailable", { detail: "cut at its greatest length" });
  }

  private accept(data: string): void {
    if (this.failure) return;
    if (data.trim() === "[DONE]") {
      this.isComplete = true;
      return;
    }
    const event = parse(data);
    if (event === "broken") return this.fail("broken JSON");
    if (!event) return;
    if (event.error) {
      this.failure = failureOfEvent(event.error);
      return;
    }
    if (event.usage) {
      this.usage = { inputTokens: event.usage.prompt_tokens, outputTokens: event.usage.completion_tokens };
    }
    const choice = event.choices?.[0];
    if (!choice) return;
    const said = choice.delta ?? choice.message;
    if (said?.refusal) this.isRefused = true;
    this.push(this.filter.push(said?.content ?? choice.text ?? ""));
    if (choice.finish_reason) {
      this.isComplete = true;
      this.isRefused ||= choice.finish_reason === "content_filter";
      this.isAtGreatestLength ||= choice.finish_reason === "length";
    }
  }

  private push(text: string): void {
    this.received += text.length;
    if (this.received > MAX_ANSWER_CHARS) return this.fail("answer over 256 kB");
    this.ready += text;
  }

  private take(): string {
    const text = this.ready;
    this.ready = "";
    return text;
  }

  private fail(detail: string): void {
    this.failure = new LlmFailure("unavailable", { detail });
  }
}

type Chunk = z.output<typeof chunk>;

/** One event; null for what is not a chunk of a completion (keep-alives, other vendors' events); broken when text may be lost. */
function parse(data: string): Chunk | null | "broken" {
  if (!data.trimStart().startsWith("{")) return null;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return "broken";
  }
  const parsed = chunk.safeParse(value);
  return parsed.success ? parsed.data : null;
}
