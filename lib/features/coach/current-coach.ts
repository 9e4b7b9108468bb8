import "server-only";
import { llmConnection } from "@/lib/providers/llm/connection";
import type { CoachView } from "./schema";

/** Who answers without a model, and says the product's own words where no model may. */
export const OFFLINE_COACH: CoachView = { kind: "offline", label: "Built-in offline coach" };

/** Who answers on this installation. */
export function currentCoach(): CoachView {
  const connection = llmConnection();
  return connection ? { kind: "configured", label: connection.model } : OFFLINE_COACH;
}
