import "server-only";
import pino, { type Logger } from "pino";
import { keyedHash } from "./crypto";

const holder = globalThis as typeof globalThis & { clarityLogger?: Logger };

/** JSON lines in UTC: event name, request id, actor id. Never mail, chat, answers, prompts, tokens or query strings. */
export function logger(): Logger {
  holder.clarityLogger ??= pino({
    level: process.env.NODE_ENV === "test" ? "silent" : "info",
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: pseudonymised },
    serializers: { err: describeError },
  });
  return holder.clarityLogger;
}

/** A line with a keyed hash in place of a person's id: all lines about one person can be found, and none says who it is. */
function pseudonymised({ userId, ...line }: Record<string, unknown>): Record<string, unknown> {
  return userId === undefined ? line : { ...line, subject: keyedHash("log", String(userId)).slice(0, 16) };
}

/** An error's type, code, one line of its message and its first frames; never the values that libraries quote in longer messages. */
function describeError(error: unknown): Record<string, unknown> {
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
