import type { CommitmentView } from "@/lib/features/goals/schema";
import { browserZone, type CommitmentFields } from "../goals-api";

/** The draft of a commitment that is not saved yet; `of` is its id, or what it would be saved from. */
export const commitmentDraftKey = (of: string): string => `clarity-commitment-${of}`;

export const NEW_COMMITMENT_DRAFT = commitmentDraftKey("new");

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
