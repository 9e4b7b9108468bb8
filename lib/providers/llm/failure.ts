/** Everything that can go wrong with a model, as the four things a person is told. */
type LlmFailureCode = "busy" | "unavailable" | "too_long" | "refused";

const MESSAGES: Record<LlmFailureCode, string> = {
  busy: "The language model is busy right now. Please try again in a moment.",
  unavailable: "The language model cannot be reached right now. Please try again in a moment.",
  too_long: "This is too long for the language model. Please try a shorter message or a new conversation.",
  refused: "The language model declined to answer this. Please try other words.",
};

interface LlmFailureOptions {
  /** For the log only: what happened, never the provider's own text. */
  detail: string;
  cause?: unknown;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
  /** Another attempt may succeed, as long as nothing has been received. */
  isTransient?: boolean;
}

/** A failed call to a language model. `message` may be shown to people; `detail` is for the log. */
export class LlmFailure extends Error {
  readonly code: LlmFailureCode;
  readonly detail: string;
  readonly retryAfter?: number;
  readonly isTransient: boolean;

  constructor(code: LlmFailureCode, { detail, cause, retryAfter, isTransient = false }: LlmFailureOptions) {
    super(MESSAGES[code], { cause });
    this.name = "LlmFailure";
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.isTransient = isTransient;
  }
}

const TOO_LONG = /context.{0,20}(length|window|size)|maximum context|too many tokens|prompt is too long|too_long/i;
const REFUSED = /content.?(filter|policy)|safety|moderation/i;
const OUT_OF_CREDIT = /insufficient_quota|billing/i;

/** The failure behind an answer that is not 200; `body` is read for its meaning and never kept. */
export function failureOfStatus(status: number, body: string, retryAfter?: number): LlmFailure {
  const detail = `status ${status}`;
  if (status === 413 || (status === 400 && TOO_LONG.test(body))) return new LlmFailure("too_long", { detail });
  if (status === 400 && REFUSED.test(body)) return new LlmFailure("refused", { detail });
  if (status === 429 && OUT_OF_CREDIT.test(body))
    return new LlmFailure("unavailable", { detail: `${detail}, out of credit` });
  if (status === 429 || status === 503 || status === 529) {
    return new LlmFailure("busy", { detail, retryAfter, isTransient: true });
  }
  return new LlmFailure("unavailable", { detail, retryAfter, isTransient: status === 408 || status >= 500 });
}

/** The failure that an error object inside a stream announces. */
export function failureOfEvent(error: unknown): LlmFailure {
  const text = JSON.stringify(error ?? null).slice(0, 2_000);
  const detail = "error event";
  if (TOO_LONG.test(text)) return new LlmFailure("too_long", { detail });
  if (REFUSED.test(text)) return new LlmFailure("refused", { detail });
  if (/rate.?limit|overloaded|busy/i.test(text)) return new LlmFailure("busy", { detail });
  return new LlmFailure("unavailable", { detail });
}
