import { randomBytes, randomUUID } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { buildManualReport } from "@/lib/features/report/build-report";
import { mondayOf } from "@/lib/features/goals/model";
import { COUNTS, EXCLUSIONS, USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { encryptSecret, hashToken, randomToken } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import { enqueue } from "@/lib/server/queue";
import { purgeJob } from "@/lib/jobs/retention";
import { SCORES } from "../factories/hexaco-scores";
import { createInvitation, createRating, RATING } from "../factories/outside-view";
import { type SecurityFixtures, NOTE, PASSWORD } from "./security-fixtures";

export interface SampleCall {
  params?: Record<string, string | string[]>;
  query?: string;
  body?: Record<string, unknown>;
}

interface CallTarget {
  id: number;
  email: string;
}

type Sample = (fixtures: SecurityFixtures, target: CallTarget) => SampleCall | Promise<SampleCall>;

const newAddress = () => `${randomUUID()}@example.com`;
const plain: Sample = () => ({});
const nowhere: Sample = () => ({ params: { unknown: ["no", "such", "call"] } });
const ofPerson: Sample = (_fixtures, { id }) => ({ params: { userId: String(id) } });
const withBody = (body: (fixtures: SecurityFixtures, target: CallTarget) => Record<string, unknown>): Sample => {
  return (fixtures, target) => ({ body: body(fixtures, target) });
};
const ofPersonWith =
  (body: Record<string, unknown>): Sample =>
  (_fixtures, { id }) => ({ params: { userId: String(id) }, body });

const REASON = { body: { reason: "They asked for it" } };

async function codeOfStaff(ids: number[]): Promise<string> {
  const secret = new Secret({ size: 20 });
  for (const id of ids) {
    const totpSecret = encryptSecret(secret.base32, { table: "admin_users", column: "totp_secret", userId: id });
    await db().adminUser.update({ where: { id }, data: { totpSecret } });
  }
  return new TOTP({ secret }).generate();
}

async function anInsightOf({ id: userId }: CallTarget): Promise<string> {
  const outcome = await buildManualReport({
    actor: { type: "trial", userId },
    requestId: "test",
    now: new Date(),
    network: "test",
  });
  if (outcome.status !== "ready") throw new Error("The report is not there yet");
  return outcome.report.details[0]?.id ?? "";
}

const withListLink: Sample = async () => {
  const [email, token] = [newAddress(), randomToken()];
  await db().emailSignup.create({ data: { email, emailKey: email, leaveTokenHash: hashToken(token) } });
  return { body: { token } };
};

const withInvitation =
  (body: Record<string, unknown> = {}): Sample =>
  async (_fixtures, { id }) => ({ body: { ...body, token: await createInvitation(id) } });
const ofSignup =
  (state: "confirmed" | "invited", body?: Record<string, unknown>): Sample =>
  async () => {
    const email = newAddress();
    const now = new Date();
    const data = { email, emailKey: email, confirmedAt: now, ...(state === "invited" && { invitedAt: now }) };
    const { id } = await db().emailSignup.create({ data });
    return { params: { id: String(id) }, ...(body && { body }) };
  };

const newPost = () => ({
  title: "What others see",
  slug: `note-${randomUUID()}`,
  author: "The team",
  excerpt: "",
  content: "We know ourselves by what we meant.",
});

const withPost =
  (body: () => Record<string, unknown>): Sample =>
  async () => {
    const { id } = await db().blogPost.create({ data: { ...newPost(), excerpt: "We know.", readTime: "1 min read" } });
    return { params: { id: String(id) }, body: { ...body(), version: 1 } };
  };

const withNamedCode: Sample = async () => {
  const code = { name: "Board dinner", codeHash: randomUUID(), maxUses: 1, expiresAt: new Date(Date.now() + 60_000) };
  const { id } = await db().invitationCode.create({ data: code });
  return { params: { id: String(id) }, body: { reason: "It was passed on" } };
};

const ownMail = {
  id: "abcdefgh",
  at: 1_760_000_000_000,
  offset: 0,
  isReply: false,
  recipients: 1,
  to: ["m1"],
  thread: "t1",
  language: "en",
  latency: null,
  counts: COUNTS.map(() => 0),
};
const mailbox = {
  source: "file",
  hours: USUAL_HOURS,
  summary: {
    seen: 1,
    excluded: Object.fromEntries(EXCLUSIONS.map((reason) => [reason, 0])),
    allWords: 10,
    invitesPerWeek: [],
    inbound: null,
  },
  messages: [ownMail],
  excerpts: [],
};

export const SAMPLE_CALLS: Record<string, Sample> = {
  "GET /.well-known/security.txt": plain,
  "GET /notes/rss.xml": plain,
  "GET /preview/[file]": () => ({ params: { file: "home.png" } }),
  "GET /sitemap.xml": plain,
  "GET /api/access-gate": plain,
  "POST /api/access-gate": withBody(() => ({ password: "test-code" })),
  "PATCH /api/account": withBody(() => ({ name: "Grace Hopper" })),
  "POST /api/account/confirm": withBody(() => ({ password: PASSWORD })),
  "GET /api/account/export": plain,
  "DELETE /api/account/google": plain,
  "POST /api/account/google": plain,
  "POST /api/account/password": withBody(() => ({ current: PASSWORD, next: "another horse" })),
  "DELETE /api/account/sessions": plain,
  "DELETE /api/account/sessions/[sessionId]": ({ things }) => ({ params: { sessionId: things.otherSessionId } }),
  "POST /api/account/verification": plain,
  "PATCH /api/admin/admins/[id]": ({ things }) => ({
    params: { id: String(things.colleagueId) },
    body: { what: "role", from: "moderator", to: "owner", reason: "They run the site now" },
  }),
  "DELETE /api/admin/admins/[id]/codes": ({ things }) => ({ params: { id: String(things.colleagueId) }, ...REASON }),
  "DELETE /api/admin/admins/[id]/sessions": ({ things }) => ({ params: { id: String(things.colleagueId) }, ...REASON }),
  "PATCH /api/admin/codes": async ({ things }) => ({ body: { code: await codeOfStaff(things.staffIds) } }),
  "POST /api/admin/codes": plain,
  "POST /api/admin/confirm": () => ({ body: { password: PASSWORD } }),
  "POST /api/admin/invitations": () => ({ body: { role: "moderator", reason: "Reads comments" } }),
  "DELETE /api/admin/invitations/[id]": ({ things }) => ({ params: { id: things.invitationId }, ...REASON }),
  "POST /api/admin/join": withBody(({ mailed }) => ({
    token: mailed.invitation,
    email: newAddress(),
    username: randomUUID(),
    password: PASSWORD,
  })),
  "PATCH /api/admin/comments/[id]": ({ things }) => ({
    params: { id: String(things.commentId) },
    body: { hidden: true },
  }),
  "DELETE /api/admin/comments/[id]": ({ things }) => ({ params: { id: String(things.commentId) } }),
  "PATCH /api/admin/jobs/[name]/[id]": async () => {
    const id = await enqueue(purgeJob, {}, { startAfter: new Date(Date.now() + 3_600_000) });
    return { params: { name: purgeJob.name, id: id ?? "" }, body: { action: "discard", reason: "No longer needed" } };
  },
  "DELETE /api/admin/limits/[key]": async () => {
    const key = randomBytes(32).toString("hex");
    await db().rateLimit.create({ data: { key, hits: 9, resetAt: new Date(Date.now() + 60_000) } });
    return { params: { key }, ...REASON };
  },
  "POST /api/admin/model-probe": plain,
  "PATCH /api/admin/outbox/[id]": async () => {
    const { id } = await db().outboxEvent.create({ data: { kind: "mail", payload: {} } });
    return { params: { id }, body: { action: "discard", reason: "No longer needed" } };
  },
  "POST /api/admin/people": withBody(({ user }) => ({ email: user.email })),
  "PATCH /api/admin/people/[id]": ({ user }) => ({
    params: { id: String(user.id) },
    body: { action: "block", reason: "A stolen phone" },
  }),
  "DELETE /api/admin/people/[id]": ({ user }) => ({ params: { id: String(user.id) }, ...REASON }),
  "POST /api/admin/comments/[id]/restore": async () => {
    const comment = { postSlug: NOTE, authorName: "Ada", content: randomUUID(), contentHash: randomUUID() };
    const { id } = await db().comment.create({ data: { ...comment, deletedAt: new Date() } });
    return { params: { id: String(id) } };
  },
  "POST /api/admin/comments/approval": withBody(() => ({ on: true })),
  "POST /api/admin/notes": withBody(newPost),
  "PATCH /api/admin/notes/[id]": withPost(() => newPost()),
  "POST /api/admin/notes/[id]/publish": withPost(() => ({})),
  "POST /api/admin/notes/[id]/unpublish": withPost(() => ({})),
  "POST /api/admin/notes/preview": withBody(() => ({ content: "A *thought*." })),
  "POST /api/admin/early-access/[id]": ofSignup("confirmed"),
  "DELETE /api/admin/early-access/[id]": ofSignup("confirmed", { reason: "The person asked for it" }),
  "POST /api/admin/early-access/[id]/resend": ofSignup("invited"),
  "POST /api/admin/early-access/[id]/withdraw": ofSignup("invited", { reason: "The seat is needed" }),
  "POST /api/admin/early-access/export": plain,
  "POST /api/admin/early-access/next": withBody(() => ({ count: 1 })),
  "POST /api/admin/invitation-codes": withBody(() => ({ name: "Board dinner", maxUses: 1, days: 30 })),
  "DELETE /api/admin/invitation-codes/[id]": withNamedCode,
  "POST /api/admin/shared-replies/[id]": ({ things }) => ({ params: { id: things.answerId } }),
  "POST /api/admin/sign-in": withBody(({ admin }) => ({ email: admin.email, password: PASSWORD })),
  "POST /api/admin/sign-out": plain,
  "GET /api/[...unknown]": nowhere,
  "POST /api/[...unknown]": nowhere,
  "PATCH /api/[...unknown]": nowhere,
  "DELETE /api/[...unknown]": nowhere,
  "GET /api/auth/[...nextauth]": () => ({ params: { nextauth: ["callback", "google"] } }),
  "POST /api/auth/admin-login": withBody(({ admin }) => ({ email: admin.email })),
  "DELETE /api/auth/delete-account": plain,
  "POST /api/auth/emergency-delete": withBody(({ user }) => ({ email: user.email })),
  "GET /api/auth/google": plain,
  "POST /api/auth/login": withBody(({ user }) => ({ email: user.email, password: PASSWORD })),
  "GET /api/auth/logout": plain,
  "POST /api/auth/logout": plain,
  "POST /api/auth/register": withBody(() => ({ email: newAddress(), password: PASSWORD, name: "Grace Hopper" })),
  "POST /api/auth/request-reset": withBody(({ user }) => ({ email: user.email })),
  "POST /api/auth/reset-password": withBody(({ mailed }) => ({ token: mailed.reset, password: "another horse" })),
  "GET /api/auth/user": plain,
  "POST /api/auth/verify-email": withBody(({ mailed }) => ({ token: mailed.verification })),
  "POST /api/chat": withBody(({ things, user }) => ({
    id: things.conversationId,
    sessionId: things.conversationId,
    userId: user.id,
    messages: [{ role: "user", content: "I avoid my chair." }],
  })),
  "POST /api/chat/feedback": withBody(({ things }) => ({ messageId: things.answerId, value: "helpful" })),
  "POST /api/chat/shared-replies": withBody(({ things }) => ({ messageId: things.answerId, shared: true })),
  "GET /api/chat/coach-settings": plain,
  "PATCH /api/chat/coach-settings": withBody(() => ({ directness: "direct" })),
  "GET /api/chat/memories": plain,
  "DELETE /api/chat/memories/[id]": ({ things }) => ({ params: { id: things.memoryId } }),
  "PATCH /api/chat/memories/[id]": ({ things }) => ({
    params: { id: things.memoryId },
    body: { quote: "I avoid the chair." },
  }),
  "POST /api/chat/memories/[id]/restore": ({ things }) => ({ params: { id: things.forgottenMemoryId } }),
  "GET /api/chat/messages/[sessionId]": ({ things }) => ({ params: { sessionId: things.conversationId } }),
  "POST /api/chat/off-the-record": withBody(() => ({ messages: [{ role: "user", content: "Between us." }] })),
  "POST /api/chat/replies": withBody(({ things }) => ({
    sessionId: things.conversationId,
    messageId: things.answerId,
    mode: "regenerate",
  })),
  "GET /api/chat/replies/[messageId]": ({ things }) => ({ params: { messageId: things.answerId } }),
  "GET /api/chat/search": () => ({ query: "?q=chair" }),
  "GET /api/chat/sessions": plain,
  "POST /api/chat/sessions": withBody(({ user }) => ({ user_id: user.id, title: "A new one" })),
  "DELETE /api/chat/sessions/[id]": ({ things }) => ({ params: { id: things.conversationId } }),
  "PATCH /api/chat/sessions/[id]": ({ things }) => ({
    params: { id: things.conversationId },
    body: { title: "Renamed" },
  }),
  "POST /api/chat/sessions/remove": withBody(({ things }) => ({ ids: [things.conversationId] })),
  "POST /api/chat/sessions/restore": withBody(({ things }) => ({ ids: [things.removedConversationId] })),
  "GET /api/calendar/[file]": ({ mailed }) => ({ params: { file: `${mailed.calendar}.ics` } }),
  "POST /api/check-ins/answer": withBody(({ mailed }) => ({ token: mailed.answer, answer: "done" })),
  "POST /api/check-ins/unsubscribe": ({ mailed }) => ({ query: `?token=${mailed.unsubscribe}` }),
  "GET /api/commitments/[id]/calendar": ({ things }) => ({ params: { id: things.commitmentId } }),
  "DELETE /api/goals/calendar": plain,
  "POST /api/goals/calendar": plain,
  "POST /api/goals/week": withBody(() => ({
    week: mondayOf(new Date().toISOString().slice(0, 10)),
    outcomes: [{ text: "The offer is out" }],
  })),
  "POST /api/goals/[id]/restore": ({ things }) => ({ params: { id: things.removedGoalId } }),
  "GET /api/goals/reminders": plain,
  "PATCH /api/goals/reminders": withBody(() => ({ timeZone: "Europe/Berlin", mailOn: true, quietDays: [0, 6] })),
  "GET /api/commitments": plain,
  "POST /api/commitments": withBody(({ things }) => ({
    text: "Speak to my chair",
    due: { date: "2026-12-01", time: "09:00" },
    timeZone: "Europe/Berlin",
    source: { kind: "message", id: things.questionId },
  })),
  "DELETE /api/commitments/[id]": ({ things }) => ({ params: { id: things.commitmentId } }),
  "GET /api/commitments/[id]": ({ things }) => ({ params: { id: things.commitmentId } }),
  "PATCH /api/commitments/[id]": ({ things }) => ({
    params: { id: things.commitmentId },
    body: { text: "Speak to her", goalId: things.goalId },
  }),
  "POST /api/commitments/[id]/restore": ({ things }) => ({ params: { id: things.removedCommitmentId } }),
  "POST /api/commitments/[id]/settle": ({ things }) => ({
    params: { id: things.commitmentId },
    body: { answer: "done", outcome: "She listened." },
  }),
  "GET /api/commitments/draft": ({ things }) => ({ query: `?message=${things.questionId}` }),
  "GET /api/commitments/today": plain,
  "POST /api/colleague/answer": withInvitation({ answers: RATING }),
  "POST /api/colleague/decline": withInvitation(),
  "POST /api/colleague/open": withInvitation(),
  "POST /api/colleague/withdraw": async (_fixtures, { id }) => ({
    body: { code: (await createRating(id)).withdrawalCode },
  }),
  "DELETE /api/outside-view": plain,
  "GET /api/outside-view": plain,
  "POST /api/outside-view/invitations": withBody(() => ({ count: 1 })),
  "DELETE /api/outside-view/invitations/[id]": ({ things }) => ({ params: { id: things.outsideInvitationId } }),
  "POST /api/outside-view/result": async (_fixtures, { id }) => {
    for (const _colleague of "abc") await createRating(id);
    return {};
  },
  "GET /api/goals": plain,
  "POST /api/goals": withBody(() => ({ title: "Hand over the daily business" })),
  "DELETE /api/goals/[id]": ({ things }) => ({ params: { id: things.goalId } }),
  "PATCH /api/goals/[id]": ({ things }) => ({ params: { id: things.goalId }, body: { progress: 3 } }),
  "GET /api/practices/pages": plain,
  "DELETE /api/practices/pages/[id]": ({ things }) => ({ params: { id: things.pageId } }),
  "GET /api/practices/pages/[id]": ({ things }) => ({ params: { id: things.pageId } }),
  "PATCH /api/practices/pages/[id]": ({ things }) => ({
    params: { id: things.pageId },
    body: { from: 1, content: "# The board paper\n\nSay it in one sentence." },
  }),
  "POST /api/practices/pages/[id]/restore": ({ things }) => ({ params: { id: things.removedPageId } }),
  "GET /api/practices/runs": ({ things }) => ({ query: `?conversation=${things.practiceConversationId}` }),
  "POST /api/practices/runs": withBody(({ things }) => ({
    practiceId: "feedback",
    conversationId: things.conversationId,
  })),
  "DELETE /api/practices/runs/[id]": ({ things }) => ({ params: { id: things.runId } }),
  "POST /api/practices/runs/[id]": ({ things }) => ({
    params: { id: things.runId },
    body: { at: 0, do: { act: "answer", value: "Lena, about the client call" } },
  }),
  "POST /api/chat/stop": withBody(({ things }) => ({ sessionId: things.conversationId })),
  "POST /api/chat/versions": withBody(({ things }) => ({
    sessionId: things.conversationId,
    messageId: things.answerId,
  })),
  "GET /api/comments/[slug]": () => ({ params: { slug: NOTE } }),
  "POST /api/comments": withBody(() => ({ post_slug: NOTE, author_name: "Grace", content: randomUUID() })),
  "POST /api/early-access/confirm": withListLink,
  "POST /api/early-access/leave": withListLink,
  "GET /api/early-access/seats": plain,
  "POST /api/submit-email": withBody(() => ({ email: newAddress() })),
  "GET /api/health": plain,
  "GET /api/metrics": plain,
  "GET /api/ready": plain,
  "POST /api/try-clarity/analyze-linkedin": withBody(() => ({ linkedinUrl: "https://www.linkedin.com/in/mira-holt" })),
  "GET /api/try-clarity/auth/gmail": plain,
  "GET /api/try-clarity/auth/gmail/callback": () => ({ query: "?state=made-up&code=made-up" }),
  "POST /api/try-clarity/auto-login": withBody((_fixtures, { id, email }) => ({ userId: id, email })),
  "POST /api/try-clarity/dispute/[userId]": async (_fixtures, target) => ({
    params: { userId: String(target.id) },
    body: { insightId: await anInsightOf(target), verdict: null },
  }),
  "GET /api/try-clarity/flow-status/[userId]": ofPerson,
  "POST /api/try-clarity/generate-manual-hexaco-report/[userId]": ofPersonWith({}),
  "POST /api/try-clarity/generate-report/[userId]": ofPersonWith({}),
  "POST /api/try-clarity/import-profile": withBody(() => ({ profile: { name: "Mira Holt", source: "text" } })),
  "POST /api/try-clarity/link-linkedin/[userId]": ofPersonWith({ linkedinProfile: { name: "Mira" }, insights: "" }),
  "POST /api/try-clarity/mailbox-import/[userId]": ofPersonWith(mailbox),
  "GET /api/try-clarity/mailbox-check/[userId]": ofPerson,
  "POST /api/try-clarity/mailbox-check/[userId]": ofPersonWith({
    isStrict: false,
    hours: USUAL_HOURS,
    clock: { zone: "Europe/Vienna", isConfirmed: true },
  }),
  "DELETE /api/try-clarity/mailbox/[userId]": ofPerson,
  "GET /api/try-clarity/mailbox/[userId]": ofPerson,
  "POST /api/try-clarity/manual-hexaco-signup": withBody(() => ({
    email: newAddress(),
    password: PASSWORD,
    name: "Mira Holt",
    linkedinUrl: null,
    hexacoScores: SCORES,
  })),
  "GET /api/try-clarity/profile/[userId]": ofPerson,
  "GET /api/try-clarity/questionnaire/[userId]": ofPerson,
  "POST /api/try-clarity/questionnaire/[userId]": ofPersonWith({ form: "24" }),
  "POST /api/try-clarity/address/[userId]": (_fixtures, { id }) => ({
    params: { userId: String(id) },
    body: { email: newAddress() },
  }),
  "POST /api/try-clarity/scores/[userId]": ofPersonWith({ hexacoScores: SCORES }),
  "GET /api/try-clarity/work/[userId]": ofPerson,
  "POST /api/try-clarity/work/[userId]": ofPersonWith({ role: "Head of operations, 40 people", situation: "new-role" }),
  "POST /api/try-clarity/signup": withBody(() => ({ email: newAddress(), name: "Mira" })),
  "GET /api/try-clarity/user/[userId]": ofPerson,
};
