import type { Capabilities } from "./capabilities";
import type { Connection } from "./connection";
import type { LlmFailure } from "./failure";
import type { LlmUse } from "./models";

export interface ChatTurn {
  role: "system" | "user" | "assistant";
  content: string;
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface AnswerEvent {
  text?: string;
  hasReasoning?: boolean;
  usage?: Partial<TokenUsage>;
  finish?: "stop" | "length" | "refused";
  isLast?: boolean;
  failure?: LlmFailure;
}

export interface Call {
  connection: Connection;
  capabilities: Capabilities;
  use: LlmUse;
  messages: ChatTurn[];
}

export interface Protocol {
  request(call: Call): { path: string; headers: Record<string, string>; body: Record<string, unknown> };
  /** Null for events that belong to no answer: keep-alives, other vendors' events. */
  read(json: unknown): AnswerEvent | null;
}
