import "server-only";
import { env } from "@/lib/server/env";
import type { TokenUsage } from "./protocol";

interface Price {
  /** Per million tokens, in the currency of LLM_DAILY_BUDGET. */
  input: number;
  output: number;
}

// OpenAI's list prices in US dollars, as published in November 2026; the first match wins.
const LIST_PRICES: [RegExp, Price][] = [
  [/^gpt-4\.1-nano/, { input: 0.1, output: 0.4 }],
  [/^gpt-4\.1-mini/, { input: 0.4, output: 1.6 }],
  [/^gpt-4\.1/, { input: 2, output: 8 }],
  [/^gpt-4o-mini/, { input: 0.15, output: 0.6 }],
  [/^gpt-4o/, { input: 2.5, output: 10 }],
  [/^gpt-5-mini/, { input: 0.25, output: 2 }],
  [/^gpt-5\.2/, { input: 1.75, output: 14 }],
  [/^o4-mini/, { input: 1.1, output: 4.4 }],
];

// Higher than most, so that a budget for a model without a known price ends early rather than late.
const CAREFUL_PRICE: Price = { input: 15, output: 60 };

function priceOf(model: string): Price {
  const listed = LIST_PRICES.find(([pattern]) => pattern.test(model))?.[1] ?? CAREFUL_PRICE;
  const { LLM_PRICE_INPUT, LLM_PRICE_OUTPUT } = env();
  return { input: LLM_PRICE_INPUT ?? listed.input, output: LLM_PRICE_OUTPUT ?? listed.output };
}

export function costOf(model: string, { inputTokens, outputTokens }: TokenUsage): number {
  const price = priceOf(model);
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
