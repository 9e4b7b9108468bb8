import "server-only";
import { logger } from "@/lib/server/logger";
import { processSingleton } from "@/lib/server/process/process-singleton";
import type { Connection } from "./connection";
import type { ConfigurationFault, LlmFailure } from "./failure";

const SETTINGS: Record<Connection["protocol"], Record<ConfigurationFault, string>> = {
  "chat-completions": {
    key: "OPENAI_API_KEY",
    model: "OPENAI_MODEL or OPENAI_BASE_URL",
    parameter: "LLM_MAX_TOKENS_FIELD, LLM_TEMPERATURE, LLM_REASONING_EFFORT or LLM_STREAM_OPTIONS",
    credit: "the provider's account",
    context: "LLM_CONTEXT_WINDOW",
  },
  messages: {
    key: "ANTHROPIC_API_KEY",
    model: "ANTHROPIC_MODEL or ANTHROPIC_BASE_URL",
    parameter: "LLM_TEMPERATURE",
    credit: "the provider's account",
    context: "LLM_CONTEXT_WINDOW",
  },
};

const MEANINGS: Record<ConfigurationFault, string> = {
  key: "the server refuses the key",
  model: "the server does not know this model, or this address",
  parameter: "the server refuses a parameter of the call",
  credit: "the account has no credit left",
  context: "the model's window is smaller than what was sent",
};

export const adviceFor = (fault: ConfigurationFault, { protocol }: Pick<Connection, "protocol">): string =>
  `${MEANINGS[fault]}; look at ${SETTINGS[protocol][fault]}`;

interface StandingFault {
  advice: string;
  model: string;
  since: Date;
}

const STANDING = processSingleton("llm.fault", (): { fault: StandingFault | null } => ({ fault: null }));

export const standingFault = (): StandingFault | null => STANDING.get().fault;

export function clearFault(): void {
  STANDING.get().fault = null;
}

export function reportFault(connection: Connection, { fault, detail }: LlmFailure): void {
  if (!fault) return;
  const advice = adviceFor(fault, connection);
  STANDING.get().fault ??= { advice, model: connection.model, since: new Date() };
  logger().error({ event: "llm.misconfigured", fault, advice, model: connection.model, detail });
}
