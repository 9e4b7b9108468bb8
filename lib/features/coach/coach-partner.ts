import "server-only";
import { llmConnection } from "@/lib/providers/llm/connection";
import type { CoachPartnerView } from "./schema";

const OFFLINE_LABEL = "Built-in offline coach";

/** Which partner answers on this installation. */
export function coachPartner(): CoachPartnerView {
  const connection = llmConnection();
  return connection ? { kind: "configured", label: connection.model } : { kind: "offline", label: OFFLINE_LABEL };
}
