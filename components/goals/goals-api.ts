import type {
  ChangeCommitmentInput,
  ChangeGoalInput,
  CommitmentDraft,
  CommitmentView,
  GoalView,
  TodayView,
  WeekOutcome,
  WeekPlanView,
} from "@/lib/features/goals/schema";
import { apiClient } from "@/lib/shared/api-client";
import { browserTimeZone } from "@/lib/shared/browser/time-zone";

export const COMMITMENTS = "/api/commitments";
const GOALS = "/api/goals";
const at = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

export interface CommitmentFields {
  text: string;
  cue: string;
  /** Empty when no day is set. */
  date: string;
  time: string;
  timeZone: string;
  goalId: string | null;
}

const dueOf = ({ date, time }: Pick<CommitmentFields, "date" | "time">) => (date ? { date, time: time || null } : null);

export const saveCommitment = (
  { text, cue, date, time, timeZone, goalId }: CommitmentFields,
  source?: { kind: "message" | "page" | "insight"; id: string },
) =>
  apiClient<CommitmentView>(COMMITMENTS, {
    method: "POST",
    body: { text, cue, due: dueOf({ date, time }), timeZone, goalId, ...(source && { source }) },
  });

export const reviseCommitment = (id: string, { text, cue, date, time, timeZone, goalId }: CommitmentFields) =>
  changeCommitment(id, { text, cue, due: dueOf({ date, time }), goalId, timeZone });

export const changeCommitment = (id: string, body: ChangeCommitmentInput) =>
  apiClient<CommitmentView>(at(COMMITMENTS, id), { method: "PATCH", body });

export type OutcomeRequest =
  | { answer: "done" | "dropped"; outcome: string }
  | { answer: "moved"; outcome: string; text: string; date: string; time: string };

export const recordOutcome = (id: string, request: OutcomeRequest) => {
  const { answer, outcome } = request;
  const moved =
    request.answer === "moved" ? { due: dueOf(request), text: request.text, timeZone: browserTimeZone() } : {};
  return apiClient<CommitmentView>(`${at(COMMITMENTS, id)}/settle`, {
    method: "POST",
    body: { answer, outcome, ...moved },
  });
};

export const removeCommitment = (id: string) => apiClient(at(COMMITMENTS, id), { method: "DELETE" });

export const restoreCommitment = (id: string) =>
  apiClient<CommitmentView>(`${at(COMMITMENTS, id)}/restore`, { method: "POST" });

export const fetchDraft = (source: { message: string } | { page: string }) =>
  apiClient<CommitmentDraft>(`${COMMITMENTS}/draft?${new URLSearchParams({ ...source }).toString()}`);

export const fetchOpen = (signal?: AbortSignal) => apiClient<CommitmentView[]>(COMMITMENTS, { signal });
export const fetchToday = (signal?: AbortSignal) => apiClient<TodayView>(`${COMMITMENTS}/today`, { signal });
export const fetchSettled = (before: string) =>
  apiClient<CommitmentView[]>(`${COMMITMENTS}?settled=true&limit=20&before=${encodeURIComponent(before)}`);

export const fetchGoals = () => apiClient<GoalView[]>(GOALS);
export const createGoal = (body: Partial<GoalView> & { title: string }) =>
  apiClient<GoalView>(GOALS, { method: "POST", body });
export const changeGoal = (id: string, body: ChangeGoalInput) =>
  apiClient<GoalView>(at(GOALS, id), { method: "PATCH", body });
export const restoreGoal = (id: string) => apiClient(`${at(GOALS, id)}/restore`, { method: "POST" });
export const saveWeek = (week: string, outcomes: WeekOutcome[]) =>
  apiClient<WeekPlanView>(`${GOALS}/week`, { method: "POST", body: { week, outcomes }, keepalive: true });
export const removeGoal = (id: string) => apiClient(at(GOALS, id), { method: "DELETE" });
