import "server-only";
import { llmConnection } from "@/lib/providers/llm/connection";
import type { CoachView } from "./schema";

export const OFFLINE_COACH: CoachView = { kind: "offline", label: "Built-in offline coach" };

export function currentCoach(): CoachView {
  const connection = llmConnection();
  return connection ? { kind: "configured", label: connection.model } : OFFLINE_COACH;
}
