import "server-only";
import pino, { type Logger } from "pino";
import { describeError, pseudonymised } from "./log-line";

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
