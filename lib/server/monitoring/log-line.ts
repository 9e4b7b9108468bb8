import "server-only";
import { keyedHash } from "../crypto";

const subjectOf = (userId: unknown): string => keyedHash("log", String(userId)).slice(0, 16);

// The address of a private calendar opens it without a sign-in.
const PATH_SECRET = /(?<=\/)[0-9a-f]{64}/g;

const describePath = (pathname: string): string =>
  pathname.replace(PATH_SECRET, "(secret)").replace(/(?<=\/)\d+(?=\/|$)/g, subjectOf);

/**
 * Replaces a person's id by a keyed hash, also within the path, and leaves out what gives access: all lines about one
 * person can be found, and none identifies the person.
 */
export function pseudonymize({ userId, pathname, ...line }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...line,
    ...(typeof pathname === "string" && { pathname: describePath(pathname) }),
    ...(userId !== undefined && { subject: subjectOf(userId) }),
  };
}

const MAX_MESSAGE = 300;
const MAIL_ADDRESS = /[^\s<>"'@]{1,254}@[^\s<>"'@]+/g;

/** Mail servers quote the address that they refuse, and V8 quotes the text that it cannot parse. */
function describeMessage({ name, message }: Error): string | undefined {
  if (name === "SyntaxError") return undefined;
  return message.split("\n").filter(Boolean).at(-1)?.slice(0, MAX_MESSAGE).replace(MAIL_ADDRESS, "(address)");
}

/**
 * An error's type, code, one line of its message and its first frames; never the values that libraries quote in their
 * messages.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    code: typeof code === "string" ? code : undefined,
    message: describeMessage(error),
    stack: error.stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 8)
      .map((line) => line.trim()),
    cause: error.cause ? describeError(error.cause) : undefined,
  };
}
