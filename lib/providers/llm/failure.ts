type LlmFailureCode = "busy" | "unavailable" | "too_long" | "refused" | "misconfigured" | "no_answer";

export type ConfigurationFault = "key" | "model" | "parameter" | "credit" | "context";

const MESSAGES: Record<LlmFailureCode, string> = {
  busy: "The language model is busy right now. Please try again in a moment.",
  unavailable: "The language model cannot be reached right now. Please try again in a moment.",
  too_long: "This is too long for the language model. Please try a shorter message or a new conversation.",
  refused: "The language model declined to answer this. Please try other words.",
  misconfigured: "The language model is not set up correctly. Whoever runs this site has been told in its log.",
  no_answer:
    "The language model thought about this without coming to an answer. Please try again, or ask for less at once.",
};

interface LlmFailureOptions {
  /** For the log only; never the provider's own text. */
  detail: string;
  cause?: unknown;
  /** Seconds. */
  retryAfter?: number;
  isTransient?: boolean;
  fault?: ConfigurationFault;
  refusal?: { status: number; body: string };
}

export class LlmFailure extends Error {
  readonly code: LlmFailureCode;
  readonly detail: string;
  readonly retryAfter?: number;
  readonly isTransient: boolean;
  readonly fault?: ConfigurationFault;
  /** Not enumerable, so that no log contains the provider's text. */
  readonly refusal?: { status: number; body: string };

  constructor(
    code: LlmFailureCode,
    { detail, cause, retryAfter, isTransient = false, fault, refusal }: LlmFailureOptions,
  ) {
    super(MESSAGES[code], { cause });
    this.name = "LlmFailure";
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.isTransient = isTransient;
    this.fault = fault;
    Object.defineProperty(this, "refusal", { value: refusal, enumerable: false });
  }
}

const TOO_LONG =
  /context.{0,20}(?:length|window|size)|maximum context|too many tokens|prompt is too long|too_long|exceeds? the (?:available )?context|reduce the length/i;
const REFUSED = /content.?(?:filter|policy)|safety|moderation|responsible.?ai/i;
const OUT_OF_CREDIT = /insufficient_quota|billing|credit balance|insufficient.?(?:balance|credits)|payment required/i;
const NO_MODEL =
  /model.{0,40}(?:not.?found|does not exist|not.?available|not.?supported|unknown)|(?:unknown|invalid|no such) model|model_not_found|deploymentnotfound|decommissioned/i;
const BAD_KEY = /api.?key|authenticat|unauthori[sz]ed|permission|invalid.?token|access denied/i;

interface Refusal {
  status: number;
  body: string;
  retryAfter?: number;
}

function faultOf({ status, body }: Refusal): ConfigurationFault | null {
  if (status === 402 || OUT_OF_CREDIT.test(body)) return "credit";
  if (status === 401 || (status === 403 && !NO_MODEL.test(body))) return "key";
  if (status === 404 || ([400, 403, 422].includes(status) && NO_MODEL.test(body))) return "model";
  if (status === 400 && BAD_KEY.test(body)) return "key";
  return status === 400 || status === 422 ? "parameter" : null;
}

/** The failure of a response other than 200; `body` is interpreted and never logged. */
export function failureOfStatus({ status, body, retryAfter }: Refusal): LlmFailure {
  const detail = `status ${status}`;
  const refusal = { status, body };
  if (status === 413 || (status < 500 && TOO_LONG.test(body)))
    return new LlmFailure("too_long", { detail, fault: "context", refusal });
  if (status === 400 && REFUSED.test(body)) return new LlmFailure("refused", { detail });
  const fault = faultOf({ status, body });
  if (fault) return new LlmFailure("misconfigured", { detail: `${detail}, ${fault}`, fault, refusal });
  if (status === 429 || status === 503 || status === 529) {
    return new LlmFailure("busy", { detail, retryAfter, isTransient: true });
  }
  return new LlmFailure("unavailable", { detail, retryAfter, isTransient: status === 408 || status >= 500 });
}

export function failureOfEvent(error: unknown): LlmFailure {
  const text = JSON.stringify(error ?? null).slice(0, 2_000);
  const detail = "error event";
  if (TOO_LONG.test(text)) return new LlmFailure("too_long", { detail, fault: "context" });
  if (REFUSED.test(text)) return new LlmFailure("refused", { detail });
  if (OUT_OF_CREDIT.test(text)) return new LlmFailure("misconfigured", { detail, fault: "credit" });
  if (/rate.?limit|overloaded|busy/i.test(text)) return new LlmFailure("busy", { detail });
  return new LlmFailure("unavailable", { detail });
}
