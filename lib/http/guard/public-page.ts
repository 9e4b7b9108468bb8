import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { isPersonalPage } from "@/lib/features/access/model";
import { env } from "@/lib/server/env";
import { PRE_HYDRATION_SUBMIT_HASH } from "@/lib/shared/pages/pre-hydration-submit";
import { BUILD_ORIGIN, BUILD_SUPPORT_EMAIL, supportEmail } from "@/lib/shared/public-env";
import { LOADER_HASH, loadAfterPaint, scriptHashes } from "./page-scripts";
import { hashedPolicy, isFile } from "./security-headers";
import { processSingleton } from "@/lib/server/process/process-singleton";

const MAX_PAGES = 200;

interface FinishedPage {
  policy: string;
  plain: Buffer;
  zipped: Buffer;
}

const PAGES = processSingleton("public-pages", () => new Map<string, FinishedPage>());

const fillPlaceholders = (text: string): string =>
  text.replaceAll(BUILD_ORIGIN, env().APP_URL).replaceAll(BUILD_SUPPORT_EMAIL, supportEmail());

function finish(html: string): FinishedPage {
  const pages = PAGES.get();
  const known = pages.get(html);
  if (known) return known;
  const text = fillPlaceholders(html);
  const plain = Buffer.from(loadAfterPaint(text));
  const page = {
    policy: hashedPolicy([...scriptHashes(text), LOADER_HASH, PRE_HYDRATION_SUBMIT_HASH]),
    plain,
    zipped: gzipSync(plain, { level: 9 }),
  };
  if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value ?? "");
  pages.set(html, page);
  return page;
}

export const isPage = (pathname: string): boolean =>
  !pathname.startsWith("/api/") && !pathname.startsWith("/_next/") && !isFile(pathname);

export const isPublicPage = (pathname: string): boolean => isPage(pathname) && !isPersonalPage(pathname);

/**
 * Buffers the response of a public page until it is complete, so that its policy names the hashes of exactly its own
 * scripts: of a prerendered page, of a page rendered again, and of the page for an unknown address. The build needs no
 * additional files for that.
 */
export function bufferPublicPage(request: IncomingMessage, response: ServerResponse): void {
  const takesGzip = /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  // Compressed here once per page instead of by the framework once per response.
  delete request.headers["accept-encoding"];
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === "string" || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as Uint8Array));
  };
  const { write, end, writeHead, flushHeaders } = response;
  const original = { write, end, writeHead, flushHeaders };
  response.flushHeaders = () => undefined;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    response.statusCode = status;
    const headers = rest.find((argument) => typeof argument === "object" && argument !== null);
    for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value as string);
    return response;
  }) as typeof response.writeHead;
  response.write = ((chunk: unknown, ...rest: unknown[]) => {
    keep(chunk);
    const done = rest.find((argument) => typeof argument === "function") as (() => void) | undefined;
    done?.();
    return true;
  }) as typeof response.write;
  response.end = ((...rest: unknown[]) => {
    keep(rest[0]);
    Object.assign(response, original);
    return response.end(bodyOf(response, Buffer.concat(chunks), takesGzip));
  }) as typeof response.end;
}

function bodyOf(response: ServerResponse, body: Buffer, takesGzip: boolean): Buffer | undefined {
  // A 304 keeps the policy of the cached page.
  if (response.statusCode === 304) response.removeHeader("content-security-policy");
  if (body.length === 0) return undefined;
  const type = String(response.getHeader("content-type") ?? "");
  if (response.headersSent) return body;
  // The client router's format of the same page.
  if (type.startsWith("text/x-component")) return fillComponentPlaceholders(response, body);
  if (!type.startsWith("text/html")) return body;
  const { policy, plain, zipped } = finish(body.toString("utf8"));
  response.setHeader("content-security-policy", policy);
  if (!String(response.getHeader("vary")).includes("Accept-Encoding")) response.appendHeader("vary", "Accept-Encoding");
  if (takesGzip) response.setHeader("content-encoding", "gzip");
  const answer = takesGzip ? zipped : plain;
  response.setHeader("content-length", answer.length);
  return answer;
}

function fillComponentPlaceholders(response: ServerResponse, body: Buffer): Buffer {
  const filled = Buffer.from(fillPlaceholders(body.toString("utf8")));
  response.setHeader("content-length", filled.length);
  return filled;
}
