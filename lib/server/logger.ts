import "server-only";
import pino, { type Logger } from "pino";
import { describeError, pseudonymize } from "./monitoring/log-line";
import { processSingleton } from "./process/process-singleton";

const LOGGER = processSingleton<Logger>("logger", createLogger);

/** JSON lines in UTC: event name, request id, actor id. Never mail, chat, answers, prompts, tokens or query strings. */
export const logger = LOGGER.get;

function createLogger(): Logger {
  return pino({
    // Read directly, because invalid settings are logged too. `parseEnv` checks the value.
    level: process.env.NODE_ENV === "test" ? "silent" : process.env.LOG_LEVEL || "info",
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }), log: pseudonymize },
    serializers: { err: describeError },
  });
}
