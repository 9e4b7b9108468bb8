import "server-only";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { processSingleton } from "../process/process-singleton";

/**
 * Names end in their unit (Prometheus naming); label values are few and known, so that the number of series stays
 * bounded.
 */
function createMetrics() {
  const registry = new Registry<typeof Registry.OPENMETRICS_CONTENT_TYPE>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    requestSeconds: new Histogram({
      name: "clarity_http_request_duration_seconds",
      help: "Time from a request's head to the end of its response, by route template, method and status.",
      labelNames: ["route", "method", "status"],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers,
    }),
    replyFirstTokenSeconds: new Histogram({
      name: "clarity_reply_first_token_seconds",
      help: "Time from the start of a reply to its first text.",
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30],
      registers,
    }),
    replyStallSeconds: new Histogram({
      name: "clarity_reply_stall_seconds",
      help: "Longest gap between two pieces of text of one reply.",
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30],
      registers,
    }),
    modelCalls: new Counter({
      name: "clarity_llm_calls",
      help: "Calls of the language model.",
      labelNames: ["model"],
      registers,
    }),
    modelTokens: new Counter({
      name: "clarity_llm_tokens",
      help: "Tokens of the language model, by direction.",
      labelNames: ["model", "direction"],
      registers,
    }),
    modelCost: new Counter({
      name: "clarity_llm_cost",
      help: "Cost of the language model in the provider's currency units.",
      labelNames: ["model"],
      registers,
    }),
    signInsRefused: new Counter({
      name: "clarity_sign_ins_refused",
      help: "Refused sign-ins: a wrong password, or a limit.",
      labelNames: ["reason"],
      registers,
    }),
  };
}

const METRICS = processSingleton("metrics", createMetrics);
export const metrics = METRICS.get;

export function gauge(name: string, help: string, read: () => number | Promise<number>): void {
  const { registry } = metrics();
  if (registry.getSingleMetric(name)) return;
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await read());
    },
  });
}
