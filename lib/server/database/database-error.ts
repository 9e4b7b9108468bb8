import "server-only";
import { AppError, unavailable } from "@/lib/shared/errors";

// Codes of Prisma and of PostgreSQL.
const UNIQUE_VIOLATION = new Set(["P2002", "23505"]);
// Prisma: cannot reach, timed out, closed, pool exhausted, transaction could not start.
const UNREACHABLE = new Set(["P1000", "P1001", "P1002", "P1008", "P1011", "P1017", "P2024", "P2028", "P2037"]);
// PostgreSQL: connection failures (08), a read-only server, as after a failover (25006), insufficient resources such as
// a full disk (53), a lock held by others (55P03), a statement timeout (57014), shutdown (57P0), system errors (58).
const UNREACHABLE_SQLSTATE = /^(08|25006|53|55P03|57014|57P0|58)/;
const UNREACHABLE_TEXT = new RegExp(
  [
    "ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND",
    "Connection terminated|is not queryable|Query read timeout|server closed the connection",
    "timeout exceeded when trying to connect|timeout expired",
    "the database system is (starting up|shutting down|in recovery)",
  ].join("|"),
  "i",
);

const codeOf = (error: unknown): string | undefined => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === "string" ? code : undefined;
};

interface DriverCause {
  kind?: string;
  originalCode?: string;
}

/** The driver's error of a failed raw query; Prisma gives all of those the code P2010. */
const driverCause = (error: unknown): DriverCause | undefined =>
  (error as { meta?: { driverAdapterError?: { cause?: DriverCause } } } | null)?.meta?.driverAdapterError?.cause;

export const isUniqueViolation = (error: unknown): boolean =>
  UNIQUE_VIOLATION.has(codeOf(error) ?? "") || driverCause(error)?.kind === "UniqueConstraintViolation";

export function isDatabaseUnavailable(error: unknown): boolean {
  for (
    let current: unknown = error, depth = 0;
    current instanceof Error && depth < 4;
    current = current.cause, depth++
  ) {
    const code = codeOf(current);
    const sqlState = driverCause(current)?.originalCode;
    if (sqlState && UNREACHABLE_SQLSTATE.test(sqlState)) return true;
    if (code && (UNREACHABLE.has(code) || UNREACHABLE_SQLSTATE.test(code))) return true;
    if (UNREACHABLE_TEXT.test(`${code} ${current.message}`)) return true;
  }
  return false;
}

export const isLockTimeout = (error: unknown): boolean =>
  codeOf(error) === "55P03" || driverCause(error)?.originalCode === "55P03";

export function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  return isDatabaseUnavailable(error) ? unavailable(error) : error;
}
