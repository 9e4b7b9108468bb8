import type { Capabilities } from "./capabilities";
import type { Connection } from "./connection";
import type { LlmFailure } from "./failure";
import type { LlmUse } from "./models";

export interface ChatTurn {
  role: "system" | "user" | "assistant";
  content: string;
}

/** Tokens as the provider counted them. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

/** What one event of a streamed answer says. */
export interface AnswerEvent {
  text?: string;
  /** Thinking that the server keeps apart from the answer. */
  thought?: boolean;
  usage?: Partial<TokenUsage>;
  finish?: "stop" | "length" | "refused";
  /** The stream is complete. */
  isLast?: boolean;
  failure?: LlmFailure;
}

export interface Call {
  connection: Connection;
  capabilities: Capabilities;
  use: LlmUse;
  messages: ChatTurn[];
}

/** A protocol as data in and out: how a call is written, and what an event of its answer means. */
export interface Protocol {
  request(call: Call): { path: string; headers: Record<string, string>; body: Record<string, unknown> };
  /** Null for what is no event of an answer: keep-alives, other vendors' events. */
  read(json: unknown): AnswerEvent | null;
}
