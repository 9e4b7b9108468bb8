import "server-only";
import { standingFault } from "@/lib/providers/llm/configuration-fault";
import type { AdminCtx } from "@/lib/shared/actor";
import type { ModelFaultView } from "./schema";

export function getModelFault(_ctx: AdminCtx): ModelFaultView | null {
  const fault = standingFault();
  return fault && { model: fault.model, advice: fault.advice, since: fault.since.toISOString() };
}
