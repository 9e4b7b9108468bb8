import "server-only";
import { keyedHash } from "../crypto";

const subjectOf = (userId: unknown): string => keyedHash("log", String(userId)).slice(0, 16);

/**
 * Replaces a person's id by a keyed hash, also within the path: all lines about one person can be found, and none
 * identifies the person.
 */
export function pseudonymize({ userId, pathname, ...line }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...line,
    ...(typeof pathname === "string" && { pathname: pathname.replace(/(?<=\/)\d+(?=\/|$)/g, subjectOf) }),
    ...(userId !== undefined && { subject: subjectOf(userId) }),
  };
}

/**
 * An error's type, code, one line of its message and its first frames; never the values that libraries quote in longer
 * messages.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    code: typeof code === "string" ? code : undefined,
    message: error.message.split("\n").filter(Boolean).at(-1)?.slice(0, 300),
    stack: error.stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 8)
      .map((line) => line.trim()),
    cause: error.cause ? describeError(error.cause) : undefined,
  };
}
