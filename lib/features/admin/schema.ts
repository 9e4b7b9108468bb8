import { z } from "zod";
import { mailedToken, passwordInput, reasonInput } from "@/lib/features/accounts/schema";
import type { AdminRole } from "@/lib/shared/actor";
import type { IsoDate, UtcTime, WeekStart } from "@/lib/shared/formats";
import { filterOf, listQuery, type ListView } from "@/lib/shared/list-query";
import { codePoints } from "@/lib/shared/text/clean-text";
import { emailInput } from "@/lib/shared/text/email";

export interface ModelFaultView {
  model: string;
  advice: string;
  since: UtcTime;
}

const anyChoice = z.string().max(80).catch("");

export const activityQuery = listQuery(["newest", "oldest"]).extend({
  admin: anyChoice,
  action: anyChoice,
});
export type ActivityQuery = z.output<typeof activityQuery>;

export interface ActivityLineView {
  id: number;
  action: string;
  target: string | null;
  details: string;
  reason: string | null;
  admin: string | null;
  at: UtcTime;
}

export interface ActivityView {
  list: ListView<ActivityLineView>;
  admins: string[];
  actions: string[];
}

const roleInput = z.enum(["owner", "moderator"]);

export const adminsQuery = listQuery(["name", "newest", "seen"]).extend({
  role: filterOf(["all", "owner", "moderator"]),
  state: filterOf(["all", "active", "disabled"]),
});
export type AdminsQuery = z.output<typeof adminsQuery>;

export interface AdminView {
  id: number;
  username: string;
  email: string;
  role: AdminRole | null;
  isActive: boolean;
  hasCodes: boolean;
  sessions: number;
  lastSignIn: UtcTime | null;
}

export interface InvitationView {
  id: string;
  role: string;
  invitedBy: string;
  expiresAt: UtcTime;
}

export interface AdminsView {
  list: ListView<AdminView>;
  invitations: InvitationView[];
}

/** `from` is the state that the admin saw, so that the second of two concurrent changes is refused. */
export const changeAdminInput = z.discriminatedUnion("what", [
  z.strictObject({ what: z.literal("role"), from: roleInput, to: roleInput, reason: reasonInput }),
  z.strictObject({ what: z.literal("active"), from: z.boolean(), to: z.boolean(), reason: reasonInput }),
]);
export type ChangeAdminInput = z.output<typeof changeAdminInput>;

export const inviteAdminInput = z.strictObject({ role: roleInput, reason: reasonInput });
export type InviteAdminInput = z.output<typeof inviteAdminInput>;

export interface InvitationLinkView {
  link: string;
}

export const MIN_ADMIN_PASSWORD = 12;
export const joinInput = z.strictObject({
  token: mailedToken,
  email: emailInput("Invalid email address", "Please enter an email address"),
  username: z
    .string({ error: "Please choose a username" })
    .trim()
    .regex(/^[A-Za-z0-9._-]{2,40}$/, "2 to 40 letters, digits, dots, dashes or underscores"),
  password: passwordInput.refine(
    (value) => codePoints(value) >= MIN_ADMIN_PASSWORD,
    `Password must be at least ${MIN_ADMIN_PASSWORD} characters`,
  ),
});
export type JoinInput = z.output<typeof joinInput>;

/** What an owner sees of a person: never a name, report, score, message, memory or mail. */
export interface PersonView {
  id: number;
  email: string;
  createdAt: UtcTime;
  confirmedAt: UtcTime | null;
  blockedAt: UtcTime | null;
  hasPassword: boolean;
  hasGoogle: boolean;
  sessions: { browser: string | null; signedInAt: UtcTime; endsAt: UtcTime }[];
  consents: { what: string; since: UtcTime | null }[];
  spend: { day: IsoDate; tokens: number; cost: number }[];
  actions: PersonActionView[];
}

export interface PersonActionView {
  action: string;
  reason: string | null;
  at: UtcTime;
}

const PERSON_ACTIONS = ["end_sessions", "send_reset", "send_confirmation", "block", "unblock"] as const;
export type PersonAction = (typeof PERSON_ACTIONS)[number];
export const actOnPersonInput = z.strictObject({ action: z.enum(PERSON_ACTIONS), reason: reasonInput });
export type ActOnPersonInput = z.output<typeof actOnPersonInput>;

export const JOB_STATES = {
  failed: ["failed"],
  waiting: ["created", "retry"],
  running: ["active"],
  done: ["completed", "cancelled"],
} as const;
const jobGroup = ["unfinished", "failed", "waiting", "running", "done"] as const;
export const jobsQuery = listQuery(["failed", "newest", "oldest"]).extend({ state: filterOf(jobGroup) });
export type JobsQuery = z.output<typeof jobsQuery>;

export interface JobView {
  id: string;
  name: string;
  state: string;
  tries: number;
  at: UtcTime;
  /** Class of the error; its message could contain personal data and is only in the log. */
  failure: string | null;
}

export interface OutboxEventView {
  id: string;
  kind: string;
  tries: number;
  at: UtcTime;
  nextAt: UtcTime;
}

export interface LimitInForceView {
  key: string;
  name: string;
  hits: number;
  max: number;
  endsAt: UtcTime;
}

export interface SpendDayView {
  day: IsoDate;
  /** Use of the model; 'profile look-ups' count calls instead of tokens. */
  use: string;
  tokens: number;
  cost: number;
}

export interface OperationsView {
  jobs: ListView<JobView>;
  outbox: OutboxEventView[];
  limits: LimitInForceView[];
  spend: SpendDayView[];
  model: { name: string | null; fault: ModelFaultView | null };
  versions: { name: string; value: string }[];
  instances: { id: string; startedAt: UtcTime; seenAt: UtcTime }[];
}

export const jobParams = z.object({ name: z.string().regex(/^[\w.-]{1,80}$/), id: z.uuid() });
export const backgroundWorkInput = z.strictObject({ action: z.enum(["retry", "discard"]), reason: reasonInput });
export type BackgroundWorkInput = z.output<typeof backgroundWorkInput>;
export const limitParams = z.object({ key: z.string().regex(/^[0-9a-f]{64}$/) });

export interface ModelProbeView {
  isAnswering: boolean;
  message: string;
}

export interface RatingsView {
  week: WeekStart;
  /** Model name; null for the offline coach. */
  model: string | null;
  practice: string | null;
  helpful: number;
  unhelpful: number;
}

export const sharedQuery = listQuery(["newest", "oldest"]).extend({
  rating: filterOf(["", "helpful", "unhelpful", "none"]),
});
export type SharedQuery = z.output<typeof sharedQuery>;

export interface SharedRowView {
  id: string;
  model: string | null;
  rating: "helpful" | "unhelpful" | null;
  sharedAt: UtcTime;
}

export interface QualityView {
  ratings: RatingsView[];
  shared: ListView<SharedRowView>;
}

/** The only part of a conversation that an admin may read. */
export interface SharedReplyView {
  reply: string;
}

export interface AttentionView {
  level: "bad" | "note";
  text: string;
  path: string | null;
}

export interface WeekChartView {
  title: string;
  unit: string;
  bars: { name: string; count: number }[];
}

export interface AdminHomeView {
  attention: AttentionView[];
  charts: WeekChartView[];
}
