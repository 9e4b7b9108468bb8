import "server-only";
import type { LanguageModel } from "ai";
import { configuredModel, llmConnection } from "@/lib/providers/llm/index";
import { offlineCoach } from "./offline-coach/offline-coach";
import type { CoachContext, CoachPartnerView } from "./schema";

export const OFFLINE_LABEL = "Built-in offline coach";

/** Which partner answers on this installation. */
export function coachPartner(): CoachPartnerView {
  const connection = llmConnection();
  return connection ? { kind: "configured", label: connection.model } : { kind: "offline", label: OFFLINE_LABEL };
}

/** The partner as a language model of the AI SDK: the configured one, else the offline coach with this context. */
export function coachModel(context: CoachContext): CoachPartnerView & { model: Exclude<LanguageModel, string> } {
  return { ...coachPartner(), model: configuredModel("coach-chat") ?? offlineCoach(context) };
}
