import "server-only";
import type { LanguageModel } from "ai";
import { configuredModel } from "@/lib/providers/llm/index";
import { coachPartner } from "./coach-partner";
import { offlineCoach } from "./offline-coach/offline-coach";
import type { CoachContext, CoachPartnerView } from "./schema";

/** The partner as a language model of the AI SDK: the configured one, else the offline coach with this context. */
export function coachModel(context: CoachContext): CoachPartnerView & { model: Exclude<LanguageModel, string> } {
  return { ...coachPartner(), model: configuredModel("coach-chat") ?? offlineCoach(context) };
}
