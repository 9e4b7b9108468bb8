import "server-only";
import { readBounded } from "@/lib/server/read-bounded";

const PROVIDER_TIMEOUT_MS = 10_000;
const PROVIDER_MAX_BYTES = 1024 * 1024;

export interface ProviderResponse {
  status: number;
  headers: Headers;
  body: unknown;
}

export class ProviderUnreachable extends Error {
  constructor(host: string, cause: unknown) {
    super(`No usable answer from ${host}`, { cause });
    this.name = "ProviderUnreachable";
  }
}

interface ProviderCall {
  method?: "GET" | "POST";
  headers?: Record<string, string>;
  form?: Record<string, string>;
  timeoutMs?: number;
  maxBytes?: number;
  signal?: AbortSignal;
}

/**
 * One bounded request to another service: never follows a redirect, reads at most `maxBytes`, aborts after `timeoutMs`
 * for headers and body together.
 * @throws ProviderUnreachable
 */
export async function callProvider(
  url: URL,
  {
    method = "GET",
    headers = {},
    form,
    timeoutMs = PROVIDER_TIMEOUT_MS,
    maxBytes = PROVIDER_MAX_BYTES,
    signal,
  }: ProviderCall = {},
): Promise<ProviderResponse> {
  const deadline = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      redirect: "error",
      cache: "no-store",
      headers: { accept: "application/json", ...headers },
      body: form ? new URLSearchParams(form) : null,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
    const bytes = await readBounded(response.body, maxBytes);
    if (!bytes) throw new Error(`More than ${maxBytes} bytes`);
    return { status: response.status, headers: response.headers, body: parseJson(new TextDecoder().decode(bytes)) };
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ProviderUnreachable(url.host, cause);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
