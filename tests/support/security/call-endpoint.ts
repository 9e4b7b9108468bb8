import { randomUUID } from "node:crypto";
import { env } from "@/lib/server/env";
import { db } from "@/lib/server/db";
import { type Handler, readHandler } from "./route-files";
import type { SampleCall } from "./sample-calls";

const handlers = new Map<string, Handler>();

export interface RawCall extends Omit<SampleCall, "body"> {
  cookie?: string;
  headers?: Record<string, string>;
  hasOrigin?: boolean;
  body?: unknown;
}

const isRaw = (body: unknown): body is BodyInit =>
  typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;

function addressOf(path: string, params: Record<string, string | string[]>, query: string): URL {
  const filled = path.replaceAll(/\[(?:\.{3})?(\w+)\]/g, (_whole, name: string) =>
    [params[name] ?? ""]
      .flat()
      .map((part) => encodeURIComponent(part.toWellFormed()))
      .join("/"),
  );
  return new URL(filled + query, env().APP_URL);
}

export async function callEndpoint(
  name: string,
  { params = {}, query = "", cookie = "", headers, body, hasOrigin = true }: RawCall,
) {
  const handler = handlers.get(name) ?? readHandler(name);
  handlers.set(name, handler);
  const [method = "", path = ""] = name.split(" ");
  const request = new Request(addressOf(path, params, query), {
    method,
    headers: {
      cookie,
      ...(hasOrigin && { origin: env().APP_URL }),
      "x-forwarded-for": randomUUID(),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body), duplex: "half" }),
  });
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * The number of each table's rows and the sum of the transactions that wrote them, to prove that a refused call wrote
 * nothing: a later transaction has a higher number, so with as many rows as before any write raises the sum. Omits
 * counters of limits, heartbeats and the idle limits of admins, which any call changes.
 */
export async function rowsOfTables(): Promise<Record<string, string>> {
  const tables = await db().$queryRaw<{ name: string; mark: string }[]>`
    SELECT table_name AS name, (xpath('/row/mark/text()', query_to_xml(format(
      'SELECT concat_ws('' rows, sum '', count(*), sum(xmin::text::bigint)) AS mark FROM %I', table_name
    ), false, true, '')))[1]::text AS mark
    FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      AND table_name NOT IN ('rate_limits', 'app_instances', 'admin_sessions')`;
  return Object.fromEntries(tables.map(({ name, mark }) => [name, mark]));
}
