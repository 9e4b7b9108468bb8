import type { CommitmentView } from "@/lib/features/goals/schema";
import { browserTimeZone } from "@/lib/shared/browser/time-zone";
import type { CommitmentFields } from "../goals-api";

/** Where the tab stores an unsaved commitment; `sourceId` names the commitment, or what it comes from. */
export const commitmentDraftKey = (sourceId: string): string => `clarity-commitment-${sourceId}`;

export const NEW_COMMITMENT_DRAFT = commitmentDraftKey("new");

export const fieldsOf = (
  from: Partial<Pick<CommitmentView, "text" | "cue" | "due" | "goal_id">> = {},
): CommitmentFields => ({
  text: from.text ?? "",
  cue: from.cue ?? "",
  date: from.due?.date ?? "",
  time: from.due?.time ?? "",
  timeZone: from.due?.timeZone ?? browserTimeZone(),
  goalId: from.goal_id ?? null,
});
