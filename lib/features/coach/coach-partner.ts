import "server-only";
import { llmConnection } from "@/lib/providers/llm/connection";
import type { CoachPartnerView } from "./schema";

/** Who answers without a model, and says the product's own words where no model may. */
export const OWN_PARTNER: CoachPartnerView = { kind: "offline", label: "Built-in offline coach" };

/** Which partner answers on this installation. */
export function coachPartner(): CoachPartnerView {
  const connection = llmConnection();
  return connection ? { kind: "configured", label: connection.model } : OWN_PARTNER;
}
