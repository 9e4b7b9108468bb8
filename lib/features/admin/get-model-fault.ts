import "server-only";
import { standingFault } from "@/lib/providers/llm/configuration-fault";
import type { AdminActor, Ctx } from "@/lib/shared/actor";
import type { ModelFaultView } from "./schema";

/** Null when this process's last call of the language model succeeded. */
export function getModelFault(_ctx: Ctx<AdminActor>): ModelFaultView | null {
  const fault = standingFault();
  return fault && { model: fault.model, advice: fault.advice, since: fault.since.toISOString() };
}
