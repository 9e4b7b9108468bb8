import { announceDanger } from "./browser/danger-notice";
import { paths } from "./paths";

export class ApiError extends Error {
  readonly status: number;
  readonly body: { message?: string; code?: string; fields?: Record<string, string> };

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    this.body = parseBody(text);
  }
}

function parseBody(text: string): ApiError["body"] {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

interface CallOptions {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The request goes on when the page is left; for small changes that the screen shows before they are stored. */
  keepalive?: boolean;
}

/**
 * The browser's only fetch: with credentials, never from a cache. Throws ApiError for a failed response, and whatever
 * fetch throws when the network fails.
 */
export async function openResponse(
  path: string,
  { method = "GET", body, signal, idempotencyKey, keepalive }: CallOptions = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    cache: "no-store",
    signal,
    keepalive,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw await failureOf(response);
  return response;
}

/** `openResponse` for JSON. The caller names the expected shape. */
export async function apiClient<T>(path: string, options?: CallOptions): Promise<T> {
  const response = await openResponse(path, options);
  const text = await response.text();
  const answer: unknown = text ? JSON.parse(text) : undefined;
  if (isRefusal(answer)) throw new ApiError(response.status, text, response.statusText);
  announceDanger(answer);
  return answer as T; // The server's shape is the caller's contract; see each feature's schema.ts.
}

const isRefusal = (answer: unknown): boolean =>
  typeof answer === "object" && answer !== null && "success" in answer && answer.success === false;

/**
 * The error of a failed response. Where the access gate refused, the page navigates to the access code and the promise
 * never settles, so that no screen explains a failure that it does not know.
 */
async function failureOf(response: Response): Promise<ApiError> {
  const error = new ApiError(response.status, await response.text(), response.statusText);
  if (error.body.code !== "access_required" || window.location.pathname === paths.access()) return error;
  const { leaveForAccess } = await import("./browser/leave-for-access");
  return leaveForAccess();
}

export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body.message : undefined;
}

/** What a screen says about a failed call: the server's message, or `fallback` where the server sent none. */
export function failureText(error: unknown, fallback = "That did not work. Please try again."): string {
  return serverMessage(error) || fallback;
}
