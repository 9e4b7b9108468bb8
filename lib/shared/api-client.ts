/** A non-successful answer: its message is `<status>: <body>`; the parsed body stands beside it for forms. */
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
  /** Names the act: asked for again under the same name, it is done once. */
  idempotencyKey?: string;
}

/**
 * The one fetch of the browser: JSON with credentials, never from a cache. Throws ApiError for an answer that is not
 * successful, and whatever fetch throws when the network fails. The caller names the shape it expects.
 */
export async function apiClient<T>(
  path: string,
  { method = "GET", body, signal, idempotencyKey }: CallOptions = {},
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    cache: "no-store",
    signal,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey && { "idempotency-key": idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return (text ? JSON.parse(text) : undefined) as T; // The server's shape is the caller's contract; see each feature's schema.ts.
}

/** The server's own words for a failure, when it sent some. */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof ApiError ? error.body.message : undefined;
}
