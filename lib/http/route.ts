import "server-only";
import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { checkAccess } from "@/lib/features/access/check-access";
import { GATE_COOKIE, isGated } from "@/lib/features/access/model";
import { asAppError } from "@/lib/server/database/database-error";
import { logger } from "@/lib/server/logger";
import { consumeLimit, type LimitName } from "@/lib/server/rate-limit";
import { countRequest } from "@/lib/server/request-limit";
import type { Actor, AdminActor, Ctx, OwnerActor, TrialActor, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { awaitedLater } from "@/lib/shared/promises";
import { resolveActor } from "./resolve-actor";
import { CookieJar } from "./cookies";
import { DEFAULT_BODY_BYTES, readJson } from "./read-body";
import { assertSameSite } from "./same-site";

/** Who may call a route, and the actor that its handler gets. */
interface ActorByAccess {
  /** Anyone. */
  public: Actor;
  /** Anyone past the access gate. */
  gate: Actor;
  /** A trial identity, or the signed-in person that it became. */
  trial: TrialActor | UserActor;
  /** A signed-in person. */
  user: UserActor;
  /** An admin of either role. */
  admin: AdminActor;
  /** An admin who is an owner. */
  owner: OwnerActor;
  /** An admin who may have to turn on one-time codes first. */
  "admin-setup": AdminActor;
  /** Anyone, only with test routes on. */
  test: Actor;
}

export type Access = keyof ActorByAccess;

interface HandlerInput<A extends Access, P, Q, B> {
  ctx: Ctx<ActorByAccess[A]>;
  params: P;
  query: Q;
  body: B;
  request: Request;
  jar: CookieJar;
}

interface RouteDeclaration<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> {
  access: A;
  params?: P;
  query?: Q;
  body?: B;
  maxBodyBytes?: number;
  /**
   * Also called by mail programs (RFC 8058), which send no Origin and a form without content. Only the signed address
   * authorises the call.
   */
  isOneClick?: boolean;
  /** Counted per network before anything is parsed, hashed or stored. */
  limit?: LimitName;
  status?: number;
  handle: (input: HandlerInput<A, z.output<P>, z.output<Q>, z.output<B>>) => Promise<unknown> | unknown;
}

type Handler = ((
  request: Request,
  context: { params: Promise<Record<string, string | string[] | undefined>> },
) => Promise<Response>) & { access: Access };

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A route handler from a declaration. `handle` may return a Response, a value (sent as JSON) or undefined (204); every
 * error becomes the one error body.
 */
export function route<A extends Access, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType>(
  declaration: RouteDeclaration<A, P, Q, B>,
): Handler {
  const handler = async (
    request: Request,
    context: { params: Promise<Record<string, string | string[] | undefined>> },
  ) => {
    const requestId = randomUUID();
    const jar = new CookieJar(request.headers.get("cookie"));
    const url = new URL(request.url);
    try {
      const network = request.headers.get("x-forwarded-for") ?? "unknown";
      const base = { requestId, now: new Date(), network };
      const isWrite = !SAFE_METHODS.has(request.method);
      const kind = isWrite ? "write" : "read";
      const hits = isWrite ? countBodyParts(request, declaration.maxBodyBytes) : 1;
      countRequest("network", kind, network, base.now.getTime(), hits);
      if (isWrite && !declaration.isOneClick) assertSameSite(request);
      await assertGate(url.pathname, jar, base.now);
      if (declaration.limit) await consumeLimit(declaration.limit, network);
      const path = declaration.params?.safeParse(await context.params);
      const hasBody = isWrite && !declaration.isOneClick;
      // A small body is read while the actor is resolved; a large one only for an admitted caller. Bodies of calls
      // without a payload are read as well, so that anything but JSON is refused everywhere.
      const early = hasBody && isSmall(request) ? awaitedLater(readJson(request, declaration.maxBodyBytes)) : null;
      const actor = await resolveActor(declaration.access, jar, base.now, path?.data);
      // After the actor, so that a visitor is asked to sign in whatever the id looks like.
      if (path?.success === false) throw new AppError("not_found", "Not found");
      const params = path?.data as z.output<P>; // A declaration without a schema never reads them.
      if ("userId" in actor) countRequest("person", kind, String(actor.userId), base.now.getTime(), hits);
      const query = parse(declaration.query, uniqueQuery(url.searchParams));
      const json = await (early ?? (hasBody ? readJson(request, declaration.maxBodyBytes) : {}));
      assertOneUserId(params, Object.fromEntries(url.searchParams), json);
      const body = parse(declaration.body, json);
      const ctx = { ...base, actor } as Ctx<ActorByAccess[A]>; // resolveActor() returns the actor that the access class asks for.
      const result = await declaration.handle({ ctx, params, query, body: body as z.output<B>, request, jar });
      return respond(result, declaration.status, requestId, jar);
    } catch (error) {
      return failure(error, { requestId, method: request.method, pathname: url.pathname, jar });
    }
  };
  return Object.assign(handler, { access: declaration.access });
}

const isSmall = (request: Request): boolean =>
  Number(request.headers.get("content-length") ?? Infinity) <= DEFAULT_BODY_BYTES;

/** The body in parts of 64 kB, each of which counts as a request: parsing 4 MB can block the process for 0.3 s. */
function countBodyParts(request: Request, maxBytes = DEFAULT_BODY_BYTES): number {
  const length = Number(request.headers.get("content-length") ?? maxBytes);
  return Math.max(1, Math.ceil(Math.min(length, maxBytes) / DEFAULT_BODY_BYTES));
}

async function assertGate(pathname: string, jar: CookieJar, now: Date): Promise<void> {
  if (isGated(pathname)) await checkAccess({ now }, { cookie: jar.read(GATE_COOKIE) });
}

function uniqueQuery(search: URLSearchParams): Record<string, string> {
  const query = new Map<string, string>();
  for (const [name, value] of search) {
    if (query.has(name) && query.get(name) !== value)
      throw new AppError("bad_request", `The parameter ${name.slice(0, 40)} is given twice.`);
    query.set(name, value);
  }
  return Object.fromEntries(query);
}

/** User ids in query and body must equal the one in the path. @throws AppError bad_request. */
function assertOneUserId(params: unknown, ...sources: unknown[]): void {
  const userId = userIdIn(params);
  if (userId === undefined) return;
  const others = sources.map(userIdIn).filter((named) => named !== undefined);
  if (others.some((named) => named !== userId && named !== String(userId)))
    throw new AppError("bad_request", "Two different user ids are given.");
}

const userIdIn = (place: unknown): unknown =>
  typeof place === "object" && place !== null && "userId" in place ? place.userId : undefined;

function parse<S extends z.ZodType>(schema: S | undefined, value: unknown): z.output<S> {
  if (!schema) return undefined as z.output<S>; // A declaration without a schema never reads the value.
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join(".") || "form"] ??= issue.message;
  throw new AppError("invalid_input", parsed.error.issues[0]?.message ?? "Please check what you entered.", { fields });
}

function baseHeaders(requestId: string, jar: CookieJar): Headers {
  const headers = new Headers({ "cache-control": "no-store", "x-request-id": requestId });
  jar.applyTo(headers);
  return headers;
}

function respond(result: unknown, status: number | undefined, requestId: string, jar: CookieJar): Response {
  if (result instanceof Response) {
    jar.applyTo(result.headers);
    if (!result.headers.has("cache-control")) result.headers.set("cache-control", "no-store");
    result.headers.set("x-request-id", requestId);
    return result;
  }
  const headers = baseHeaders(requestId, jar);
  return result === undefined
    ? new Response(null, { status: 204, headers })
    : Response.json(result, { status: status ?? 200, headers });
}

interface FailedRequest {
  requestId: string;
  method: string;
  pathname: string;
  jar: CookieJar;
}

function failure(thrown: unknown, { requestId, method, pathname, jar }: FailedRequest): Response {
  const error = asAppError(thrown);
  const known =
    error instanceof AppError
      ? error
      : new AppError("internal", "Something went wrong. Please try again.", { cause: thrown });
  const line = { event: "http.failed", requestId, method, pathname, code: known.code, err: known.cause };
  if (known.status >= 500) logger().error(line);
  else logger().info(line);
  const headers = baseHeaders(requestId, jar);
  if (known.retryAfter !== undefined) headers.set("retry-after", String(known.retryAfter));
  const { message, code, fields } = known;
  return Response.json(
    // `error` and `code` are equal: the requirements name one, and our own pages read the other.
    { success: false, error: code, message, code, ...(fields && { fields }), requestId },
    { status: known.status, headers },
  );
}
