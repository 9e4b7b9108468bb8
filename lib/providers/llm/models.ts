export type LlmUse =
  | "coach-chat"
  | "coach-summary"
  | "coach-memory"
  | "practice"
  | "report-wording"
  | "report-proposals"
  | "risk"
  | "probe";

interface UseSettings {
  maxOutputTokens: number;
  temperature: number;
  maxPromptTokens: number;
  maxPromptTokensOfLargeWindow?: number;
}

export const USES: Record<LlmUse, UseSettings> = {
  "coach-chat": {
    maxOutputTokens: 600,
    temperature: 0.6,
    maxPromptTokens: 10_000,
    maxPromptTokensOfLargeWindow: 24_000,
  },
  "coach-summary": { maxOutputTokens: 400, temperature: 0.2, maxPromptTokens: 8_000 },
  "coach-memory": { maxOutputTokens: 200, temperature: 0, maxPromptTokens: 3_000 },
  practice: { maxOutputTokens: 250, temperature: 0.4, maxPromptTokens: 5_000 },
  "report-wording": { maxOutputTokens: 1_200, temperature: 0.4, maxPromptTokens: 6_000 },
  "report-proposals": { maxOutputTokens: 700, temperature: 0.3, maxPromptTokens: 6_000 },
  risk: { maxOutputTokens: 60, temperature: 0, maxPromptTokens: 3_500 },
  probe: { maxOutputTokens: 400, temperature: 0, maxPromptTokens: 100 },
};

export interface Deadlines {
  connect: number;
  firstByte: number;
  idle: number;
  total: number;
}

export const DEADLINES_MS: Deadlines = { connect: 10_000, firstByte: 30_000, idle: 30_000, total: 120_000 };

export const MAX_RETRIES = 2;

export const DEFAULT_BASE_URL = "https://api.openai.com/v1";
export const DEFAULT_MODEL = "gpt-4.1-mini";

/** A high estimate: 3.6 characters of Latin script per token, 1.5 of others. */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x24f) wide++;
  return Math.ceil((text.length - wide) / 3.6 + wide / 1.5) + 4;
}
