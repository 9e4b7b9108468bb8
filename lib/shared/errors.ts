const ERROR_STATUS = {
  bad_request: 400,
  invalid_input: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  /** Signed in too long ago for this action; the screen asks for confirmation and retries. */
  confirm_identity: 403,
  access_required: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  generation_in_progress: 409,
  gone: 410,
  too_large: 413,
  not_json: 415,
  rate_limited: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
  not_configured: 503,
  timeout: 504,
} as const;

type ErrorCode = keyof typeof ERROR_STATUS;

interface AppErrorOptions {
  cause?: unknown;
  fields?: Record<string, string>;
  /** Seconds; becomes Retry-After. */
  retryAfter?: number;
}

/** An expected failure. `message` is shown to people; `cause` is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly retryAfter?: number;

  constructor(code: ErrorCode, message: string, { cause, fields, retryAfter }: AppErrorOptions = {}) {
    super(message, { cause });
    this.name = "AppError";
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** A missing and a foreign object get the same answer, so that ids reveal nothing. */
export const notFound = (thing: string) => new AppError("not_found", `${thing} not found`);

export const rateLimited = (retryAfter: number) =>
  new AppError("rate_limited", "Too many attempts. Please wait a moment and try again.", { retryAfter });

export const unavailable = (cause?: unknown) =>
  new AppError("unavailable", "Clarity cannot reach its data right now. Please try again in a moment.", {
    cause,
    retryAfter: 5,
  });
