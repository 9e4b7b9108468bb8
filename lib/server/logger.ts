import "server-only";
import pino, { type Logger, type LoggerOptions } from "pino";
import { describeError, pseudonymize } from "./monitoring/log-line";
import { processSingleton } from "./process/process-singleton";

const LOGGER = processSingleton<Logger>("logger", createLogger);

/** JSON lines in UTC: event name, request id, actor id. Never mail, chat, answers, prompts, tokens or query strings. */
export const logger = LOGGER.get;

export const LINE_FORMAT = {
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }), log: pseudonymize },
  serializers: { err: describeError },
  // By default pino repeats the whole message of `err` as `msg`, past `describeError`.
  errorKey: "thrown",
} satisfies LoggerOptions;

function createLogger(): Logger {
  // Read directly, because invalid settings are logged too. `parseEnv` checks the value.
  const level = process.env.NODE_ENV === "test" ? "silent" : process.env.LOG_LEVEL || "info";
  return pino({ ...LINE_FORMAT, level });
}
