import type { InsightView } from "./schema";

/** A next step. Names the id of the practice that helps to take it, unless that is the one for habits. */
export type StepText = string | { text: string; practice: string };

export const toNextStep = (
  step: StepText,
  fill: (text: string) => string = (text) => text,
): Pick<InsightView, "nextStep" | "practice"> =>
  typeof step === "string" ? { nextStep: fill(step) } : { nextStep: fill(step.text), practice: step.practice };
