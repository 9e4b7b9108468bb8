import type { CommitmentView } from "@/lib/features/goals/schema";
import { browserZone, type CommitmentFields } from "./goals-api";

export const fieldsOf = (
  from: Partial<Pick<CommitmentView, "text" | "cue" | "due" | "goal_id">> = {},
): CommitmentFields => ({
  text: from.text ?? "",
  cue: from.cue ?? "",
  date: from.due?.date ?? "",
  time: from.due?.time ?? "",
  timeZone: from.due?.timeZone ?? browserZone(),
  goalId: from.goal_id ?? null,
});
