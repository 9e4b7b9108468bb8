import "server-only";

type Method = "GET" | "POST" | "PATCH" | "DELETE";
type Handler = (() => Response) & { isRefusal: true };

const handler = (respond: () => Response): Handler => Object.assign(respond, { isRefusal: true } as const);

/** RFC 9110, 10.2.1. Next derives HEAD from GET. */
const allowHeader = (methods: readonly Method[]): string =>
  [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");

export const METHOD_NOT_ALLOWED = {
  success: false,
  error: "method_not_allowed",
  message: "This method is not supported.",
  code: "method_not_allowed",
} as const;

/**
 * Handlers for the methods that a route file lacks. Next answers those with a 405 without an Allow header and without a
 * body, and lists every exported method in its own OPTIONS handler.
 */
export function otherMethods(...allowed: Method[]): Record<Method | "OPTIONS", Handler> {
  const allow = allowHeader(allowed);
  const refuse = handler(() =>
    Response.json(METHOD_NOT_ALLOWED, { status: 405, headers: { allow, "cache-control": "no-store" } }),
  );
  const options = handler(() => new Response(null, { status: 204, headers: { allow, "cache-control": "no-store" } }));
  return { GET: refuse, POST: refuse, PATCH: refuse, DELETE: refuse, OPTIONS: options };
}
