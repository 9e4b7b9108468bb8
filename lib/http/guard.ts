import "server-only";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import { env } from "@/lib/server/env";
import { isShuttingDown, trackServer } from "@/lib/server/shutdown";
import { answerDirectly, directHandler, type DirectCalls } from "./direct";
import { tellRefusedMethod } from "./refused-method";
import { holdPublicPage, isPage, isPublicPage } from "./public-page";
import { securityHeaders } from "./security-headers";

const METHODS = new Set(["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"]);
const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
];
const INTERNAL = ["x-middleware-subrequest", "next-resume"];
// The largest body any route takes; each route counts its own, smaller limit while reading.
const MAX_BODY_BYTES = 12 * 1024 * 1024;

const holder = globalThis as typeof globalThis & { clarityGuard?: boolean };

/** The network a request came from, as limits count it: an IPv4 address or an IPv6 /64. */
export function networkOf(address: string): string {
  const plain = (address.split("%")[0] ?? "").replace(/^::ffff:/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = (tail ?? "").split(":").filter(Boolean);
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/** The client's address: the socket's, or with trusted proxies the n-th from the right of X-Forwarded-For. */
function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (hops === 0) return socket;
  const chain = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-hops) ?? socket;
}

const errorBody = (code: string, message: string) => JSON.stringify({ success: false, error: code, message, code });

const METHOD_REFUSED = ["method_not_allowed", "This method is not supported."] as const;

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store", connection: "close" });
  response.end(errorBody(code, message));
}

/** Whether the request was answered here; otherwise it goes on with headers that can be believed. */
function guard(request: IncomingMessage, response: ServerResponse): boolean {
  const network = networkOf(clientAddress(request, env().TRUSTED_PROXY_HOPS));
  for (const name of [...FORWARDED, ...INTERNAL]) delete request.headers[name];
  request.headers["x-forwarded-for"] = network;
  // An address in absolute form (RFC 9112, 3.2.2) names a host that redirects must not repeat.
  request.url = (request.url ?? "").replace(/^https?:\/\/[^/?]*/i, "").replace(/^(?!\/)/, "/");
  const pathname = decodedPath(request.url ?? "/");
  for (const [name, value] of Object.entries(securityHeaders(pathname ?? "/"))) response.setHeader(name, value);
  if (isShuttingDown()) {
    response.setHeader("retry-after", "5");
    refuse(response, 503, "unavailable", "Clarity is restarting. Please try again in a moment.");
    return true;
  }
  if (!METHODS.has(request.method ?? "")) {
    refuse(response, 405, ...METHOD_REFUSED);
    return true;
  }
  if (pathname === null) {
    refuse(response, 400, "bad_request", "This address cannot be read.");
    return true;
  }
  if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
    refuse(response, 413, "too_large", "This is too large.");
    return true;
  }
  // A page is only ever read: a form that was posted to it, without scripts, leads back to it.
  if (request.method === "POST" && isPage(pathname)) {
    response
      .writeHead(303, { location: new URL(env().APP_URL).origin + request.url, "cache-control": "no-store" })
      .end();
    return true;
  }
  unwrapHeaders(response);
  if (pathname.startsWith("/api/")) tellRefusedMethod(response, errorBody(...METHOD_REFUSED));
  if (request.method === "GET" && env().NODE_ENV !== "development" && isPublicPage(pathname)) {
    holdPublicPage(request, response);
  }
  return false;
}

/**
 * Next hands each header of a route handler's answer to Node as a list of one, and then does not compress the answer,
 * because no type it knows is a list.
 */
function unwrapHeaders(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(name, Array.isArray(value) && value.length === 1 ? (value[0] as string) : (value as string));
}

/** The path of a request, or null when it cannot be decoded or holds a NUL. */
function decodedPath(url: string): string | null {
  try {
    const pathname = decodeURIComponent(url.split("?")[0] ?? "");
    return pathname.includes("\0") ? null : pathname;
  } catch {
    return null;
  }
}

/**
 * Puts the guard before Next's own handling of every request, under stock `next start`: client-sent forwarding headers
 * are dropped unless proxies are trusted, unknown methods, unreadable paths and oversized bodies end here. What comes
 * through for one of the `calls` is answered without Next.
 */
export function install(calls: DirectCalls = {}): void {
  if (holder.clarityGuard) return;
  holder.clarityGuard = true;
  // The declared overloads of emit cannot be written again here; arguments are passed through untouched.
  const emit = http.Server.prototype.emit as (this: http.Server, event: string | symbol, ...args: unknown[]) => boolean;
  http.Server.prototype.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]): boolean {
    if (event === "connection") trackServer(this);
    if (event === "request") {
      this.headersTimeout = 15_000;
      this.requestTimeout = 60_000;
      const [request, response] = args as [IncomingMessage, ServerResponse];
      if (guard(request, response)) return true;
      const handle = directHandler(calls, request);
      if (handle) {
        void answerDirectly(request, response, handle);
        return true;
      }
    }
    return emit.call(this, event, ...args);
  };
}
