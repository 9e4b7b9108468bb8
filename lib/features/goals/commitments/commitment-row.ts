import { dueText, standingOf } from "../model";
import type { CommitmentSource, CommitmentStatus, CommitmentView, DueView } from "../schema";

export const COMMITMENT_COLUMNS = {
  id: true,
  text: true,
  cue: true,
  dueOn: true,
  dueTime: true,
  timeZone: true,
  goalId: true,
  status: true,
  outcome: true,
  source: true,
  sourceId: true,
  conversationId: true,
  createdAt: true,
  settledAt: true,
} as const;

export interface CommitmentRow {
  id: string;
  text: string;
  cue: string | null;
  dueOn: string | null;
  dueTime: string | null;
  timeZone: string;
  goalId: string | null;
  status: string;
  outcome: string | null;
  source: string;
  sourceId: string | null;
  conversationId: string | null;
  createdAt: Date;
  settledAt: Date | null;
}

export function dueView(due: Omit<DueView, "text">): DueView {
  return { ...due, text: dueText(due) };
}

export const dueOf = ({ dueOn, dueTime, timeZone }: Pick<CommitmentRow, "dueOn" | "dueTime" | "timeZone">) =>
  dueOn ? dueView({ date: dueOn, time: dueTime, timeZone }) : null;

export function toCommitmentView(row: CommitmentRow, now: Date): CommitmentView {
  const due = dueOf(row);
  const status = row.status as CommitmentStatus; // Written by this feature alone.
  return {
    id: row.id,
    text: row.text,
    cue: row.cue,
    due,
    goal_id: row.goalId,
    status,
    standing: status === "open" ? standingOf(due, now) : null,
    outcome: row.outcome,
    source: { kind: row.source as CommitmentSource, id: row.sourceId, conversation_id: row.conversationId },
    created_at: row.createdAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
  };
}
