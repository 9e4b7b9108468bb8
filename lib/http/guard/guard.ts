import "server-only";
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { env } from "@/lib/server/env";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { isShuttingDown, trackResponse, trackServer } from "@/lib/server/process/shutdown";
import { METHOD_NOT_ALLOWED } from "../other-methods";
import { logAccess } from "./access-log";
import { bufferPublicPage, isPage, isPublicPage } from "./public-page";
import { isNotesRequest, renewNotesPage } from "./renew-notes";
import { securityHeaders } from "./security-headers";

const ALLOWED_METHODS = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS"];
const FORWARDING_HEADERS = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "forwarded",
  "x-real-ip",
];
const INTERNAL_HEADERS = [
  "x-middleware-subrequest",
  "next-resume",
  "x-prerender-revalidate",
  "x-prerender-revalidate-if-generated",
];
// The largest body any route accepts; each route enforces its own, smaller limit while reading.
const MAX_BODY_BYTES = 12 * 1024 * 1024;
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 60_000;
const UPGRADE_REFUSED = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

const INSTALLED = processSingleton("request-guard", () => true);

/** Some proxies add the port, as in `203.0.113.9:50312`; it would make each connection a network of its own. */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\]/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, "$1");

export function networkOf(address: string): string {
  const plain = (withoutPort(address).split("%")[0] ?? "").replace(/^::ffff:/i, "");
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

/** The socket's address, or behind `hops` trusted proxies the n-th from the right of X-Forwarded-For. */
function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (hops === 0) return socket;
  const chain = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return chain.at(-hops) ?? socket;
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store", connection: "close" });
  response.end(JSON.stringify({ success: false, error: code, message, code }));
}

/**
 * Returns true when it has answered a request that must not reach Next; otherwise sanitises the headers and returns
 * false.
 */
function guard(request: IncomingMessage, response: ServerResponse): boolean {
  const network = networkOf(clientAddress(request, env().TRUSTED_PROXY_HOPS));
  for (const name of [...FORWARDING_HEADERS, ...INTERNAL_HEADERS]) delete request.headers[name];
  request.headers["x-forwarded-for"] = network;
  // A target in absolute form (RFC 9112, 3.2.2) names a host that redirects must not repeat.
  request.url = (request.url ?? "").replace(/^https?:\/\/[^/?]*/i, "").replace(/^(?!\/)/, "/");
  const pathname = decodedPath(request.url ?? "/");
  for (const [name, value] of Object.entries(securityHeaders(pathname ?? "/"))) response.setHeader(name, value);
  if (isRefused(request, response, pathname) || pathname === null) return true;
  unwrapHeaders(response);
  if (request.method === "GET" && env().NODE_ENV !== "development" && isPublicPage(pathname)) {
    bufferPublicPage(request, response);
  }
  return false;
}

function isRefused(request: IncomingMessage, response: ServerResponse, pathname: string | null): boolean {
  const { method = "" } = request;
  if (isShuttingDown()) {
    response.setHeader("retry-after", "5");
    refuse(response, 503, "unavailable", "Clarity is restarting. Please try again in a moment.");
  } else if (!ALLOWED_METHODS.includes(method)) {
    response.setHeader("allow", ALLOWED_METHODS.join(", "));
    refuse(response, 405, METHOD_NOT_ALLOWED.code, METHOD_NOT_ALLOWED.message);
  } else if (pathname === null) {
    refuse(response, 400, "bad_request", "This address cannot be read.");
  } else if (Number(request.headers["content-length"] ?? 0) > MAX_BODY_BYTES) {
    refuse(response, 413, "too_large", "This is too large.");
  } else if (method === "POST" && isPage(pathname)) {
    // A form submitted before hydration posts to its page; Next would look for a server action.
    response.writeHead(303, { location: new URL(env().APP_URL).origin + request.url, "cache-control": "no-store" });
    response.end();
  } else return false;
  return true;
}

/** Next sets a route handler's headers as one-element lists, in which its compression finds no content type. */
function unwrapHeaders(response: ServerResponse): void {
  const set = response.setHeader.bind(response);
  response.setHeader = (name, value) =>
    set(name, Array.isArray(value) && value.length === 1 ? (value[0] as string) : (value as string));
}

function decodedPath(url: string): string | null {
  try {
    const pathname = decodeURIComponent(url.split("?")[0] ?? "");
    return pathname.includes("\0") ? null : pathname;
  } catch {
    return null;
  }
}

/** No page uses WebSockets in production, and shutdown waits for responses but not for upgraded sockets. */
function refuseUpgrade(socket: Duplex): void {
  socket.on("error", () => undefined);
  socket.end(UPGRADE_REFUSED, () => socket.destroy());
}

/**
 * Runs the guard before Next. Next passes forwarding headers of the client through, answers TRACE and undecodable paths
 * with 500, and has no hook before its own request handling; `next start` does not expose its server either, so the
 * only place is `emit` of the class. See docs/decisions/014-request-guard-before-next.md.
 */
export function installRequestGuard(): void {
  if (INSTALLED.peek()) return;
  INSTALLED.get();
  // The declared overloads of emit cannot be repeated here; arguments are passed through unchanged.
  const emit = http.Server.prototype.emit as (this: http.Server, event: string | symbol, ...args: unknown[]) => boolean;
  http.Server.prototype.emit = function (this: http.Server, event: string | symbol, ...args: unknown[]): boolean {
    if (event === "connection") trackServer(this);
    if (event === "upgrade" && env().NODE_ENV !== "development") {
      refuseUpgrade(args[1] as Duplex);
      return true;
    }
    if (event === "request") {
      this.headersTimeout = HEADERS_TIMEOUT_MS;
      this.requestTimeout = REQUEST_TIMEOUT_MS;
      const [request, response] = args as [IncomingMessage, ServerResponse];
      trackResponse(response);
      logAccess(request, response);
      if (guard(request, response)) return true;
      if (isNotesRequest(request) && env().NODE_ENV !== "development") {
        void renewNotesPage(request, response).then(() => emit.call(this, event, ...args));
        return true;
      }
    }
    return emit.call(this, event, ...args);
  };
}
