import { randomBytes, randomUUID } from "node:crypto";
import { issueGateCookie } from "@/lib/features/access/gate-cookie";
import { GATE_COOKIE } from "@/lib/features/access/model";
import { signLink } from "@/lib/features/check-ins/link-token";
import { issueTrialIdentity } from "@/lib/features/accounts/trial-identity";
import { ADMIN_COOKIE, SESSION_COOKIE, TRIAL_COOKIE } from "@/lib/features/accounts/model";
import { startSession } from "@/lib/features/accounts/sessions";
import { getPractice } from "@/lib/features/practices/get-practice";
import { startRun } from "@/lib/features/practices/model";
import { saveScores } from "@/lib/features/hexaco/save-scores";
import { hashToken, randomToken } from "@/lib/server/crypto";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import { hashPassword } from "@/lib/server/passwords/password";
import type { Ctx } from "@/lib/shared/actor";
import { createInvitation } from "../factories/outside-view";
import { createUser } from "../factories/create-user";
import { type Caller, CALLERS } from "./access-table";
import { SCORES } from "../factories/hexaco-scores";

export const PASSWORD = "correct horse";
export const NOTE = "a-note-of-the-identity-matrix";

const HOUR = 3_600_000;
const later = (ms: number) => new Date(Date.now() + ms);
const ctx = (): Ctx => ({
  actor: { type: "visitor" },
  requestId: "test",
  now: new Date(),
  network: randomUUID(),
});

let hash: Promise<string> | undefined;
const passwordHash = () => (hash ??= hashPassword(PASSWORD));

interface Person {
  id: number;
  email: string;
}

export interface SecurityFixtures {
  user: Person;
  trial: Person;
  admin: { email: string };
  cookieOf: (caller: Caller) => string;
  things: {
    otherSessionId: string;
    conversationId: string;
    removedConversationId: string;
    questionId: string;
    answerId: string;
    memoryId: string;
    forgottenMemoryId: string;
    practiceConversationId: string;
    runId: string;
    pageId: string;
    removedPageId: string;
    goalId: string;
    removedGoalId: string;
    commitmentId: string;
    removedCommitmentId: string;
    outsideInvitationId: string;
    commentId: number;
    colleagueId: number;
    staffIds: number[];
    invitationId: string;
  };
  mailed: {
    reset: string;
    verification: string;
    answer: string;
    unsubscribe: string;
    calendar: string;
    invitation: string;
  };
}

async function createPerson(): Promise<Person> {
  const { id, email } = await createUser({ password: await passwordHash() });
  await saveScores(ctx(), { userId: id, scores: SCORES, source: "manual" });
  return { id, email };
}

async function createAdmin(overrides: { isActive?: boolean; role?: string; totpConfirmedAt?: Date }) {
  const token = randomToken();
  const { id, email } = await db().adminUser.create({
    data: {
      email: `${randomUUID()}@example.com`,
      username: randomUUID(),
      passwordHash: await passwordHash(),
      role: "owner",
      ...overrides,
      sessions: { create: { tokenHash: hashToken(token), expiresAt: later(HOUR) } },
    },
  });
  return { id, email, cookie: `${ADMIN_COOKIE}=${token}` };
}

async function createStaffInvitation(invitedById: number): Promise<{ id: string; token: string }> {
  const token = randomToken();
  const invitation = { role: "moderator", tokenHash: hashToken(token), expiresAt: later(HOUR), invitedById };
  const { id } = await db().adminInvitation.create({ data: invitation });
  return { id, token };
}

async function createMailedToken(userId: number, purpose: string): Promise<string> {
  const token = randomToken();
  await db().oneTimeToken.create({ data: { userId, purpose, tokenHash: hashToken(token), expiresAt: later(HOUR) } });
  return token;
}

async function createCalendar(userId: number): Promise<string> {
  const token = randomBytes(32).toString("hex");
  await db().checkInSettings.create({ data: { userId, timeZone: "UTC", calendarHash: hashToken(token) } });
  return token;
}

async function createTurn(userId: number) {
  const { id: conversationId } = await db().conversation.create({ data: { userId, title: "The board paper" } });
  const own = { userId, conversationId };
  const question = await db().chatMessage.create({ data: { ...own, role: "user", content: "I avoid my chair." } });
  const answer = await db().chatMessage.create({
    data: { ...own, role: "assistant", content: "What happens when you do not?", parentId: question.id },
  });
  const [memory] = await Promise.all([
    db().memory.create({ data: { userId, quote: "I avoid my chair.", messageId: question.id } }),
    db().aiInteraction.create({ data: { id: answer.id, userId, interactionType: "chat", sharedAt: new Date() } }),
  ]);
  return { conversationId, questionId: question.id, answerId: answer.id, memoryId: memory.id };
}

async function createPractice(userId: number) {
  const practice = await getPractice("feedback");
  const practised = { userId, practiceId: practice.id };
  const page = { ...practised, title: "Feedback for Lena", content: "# Feedback for Lena" };
  const { id: conversationId } = await db().conversation.create({ data: { userId, title: "Give feedback" } });
  const [run, written, removed] = await Promise.all([
    db().practiceRun.create({ data: { ...practised, conversationId, state: startRun(practice) } }),
    db().practicePage.create({ data: { ...page, conversationId } }),
    db().practicePage.create({ data: { ...page, deletedAt: new Date() } }),
  ]);
  return { practiceConversationId: conversationId, runId: run.id, pageId: written.id, removedPageId: removed.id };
}

async function createOutsideInvitation(userId: number): Promise<string> {
  await createInvitation(userId);
  return (await db().outsideInvitation.findFirstOrThrow({ where: { userId } })).id;
}

async function createSession(userId: number): Promise<string> {
  await startSession(ctx(), { userId, userAgent: null });
  return (await db().session.findFirstOrThrow({ where: { userId } })).id;
}

type StaffThings = "colleagueId" | "staffIds" | "invitationId";

async function createThings(userId: number): Promise<Omit<SecurityFixtures["things"], StaffThings>> {
  const commitment = { text: "Speak to my chair", timeZone: "UTC", dueOn: "2026-12-01", dueAt: later(24 * HOUR) };
  const goal = { userId, goalType: "outcome" };
  const comment = { postSlug: NOTE, authorName: "Grace", content: "Well said.", contentHash: randomUUID() };
  const gone = { deletedAt: new Date() };
  const ids = ({ id }: { id: string }) => id;
  const [turn, practised, removedConversationId, forgottenMemoryId, goalId, removedGoalId, commitmentId, posted] =
    await Promise.all([
      createTurn(userId),
      createPractice(userId),
      db()
        .conversation.create({ data: { userId, title: "Gone", ...gone } })
        .then(ids),
      db()
        .memory.create({ data: { userId, quote: "Old words", withdrawnAt: new Date() } })
        .then(ids),
      db()
        .userGoal.create({ data: { ...goal, title: "Hand over" } })
        .then(ids),
      db()
        .userGoal.create({ data: { ...goal, title: "Not mine any more", ...gone } })
        .then(ids),
      db()
        .commitment.create({ data: { userId, ...commitment } })
        .then(ids),
      db().comment.create({ data: comment }),
    ]);
  const account = { userId, type: "oidc", provider: "google", providerAccountId: randomUUID() };
  const [outsideInvitationId, otherSessionId, removedCommitmentId] = await Promise.all([
    createOutsideInvitation(userId),
    createSession(userId),
    db()
      .commitment.create({ data: { userId, ...commitment, ...gone } })
      .then(ids),
    db().account.create({ data: account }),
  ]);
  return {
    ...turn,
    ...practised,
    removedConversationId,
    forgottenMemoryId,
    goalId,
    removedGoalId,
    commitmentId,
    removedCommitmentId,
    outsideInvitationId,
    otherSessionId,
    commentId: posted.id,
  };
}

/** Rows that only the cookie of a caller needs are made for the given callers. */
export async function createSecurityFixtures(callers: readonly Caller[] = CALLERS): Promise<SecurityFixtures> {
  await db().blogPost.upsert({
    where: { slug: NOTE },
    create: {
      slug: NOTE,
      title: "A note",
      content: "Text",
      excerpt: "Text",
      author: "A",
      readTime: "1",
      published: true,
    },
    update: {},
  });
  const { AUTH_SECRET: secret, ACCESS_CODE: code } = env();
  const createFor = <Row>(caller: Caller, create: () => Promise<Row>) => (callers.includes(caller) ? create() : null);
  const [user, otherUser, trial, otherTrial, admin, inactive, moderator, colleague] = await Promise.all([
    createPerson(),
    createFor("another user", createPerson),
    createPerson(),
    createFor("another trial identity", createPerson),
    createAdmin({}),
    createFor("inactive admin", () => createAdmin({ isActive: false })),
    createAdmin({ role: "moderator" }),
    createAdmin({ role: "moderator", totpConfirmedAt: new Date() }),
  ]);
  const gate = `${GATE_COOKIE}=${issueGateCookie({ secret, code }, new Date())}`;
  const sessionOf = async ({ id }: Person) =>
    `${gate}; ${SESSION_COOKIE}=${await startSession(ctx(), { userId: id, userAgent: null })}`;
  const trialOf = async ({ id }: Person) =>
    `${gate}; ${TRIAL_COOKIE}=${await issueTrialIdentity(ctx(), { userId: id })}`;
  const things = await createThings(user.id); // Its session comes before the caller's own.
  const [invitation, reset, verification, calendar, trialCookie, otherTrialCookie, userCookie, otherUserCookie] =
    await Promise.all([
      createStaffInvitation(admin.id),
      createMailedToken(user.id, "password.reset"),
      createMailedToken(user.id, "email.verify"),
      createCalendar(user.id),
      trialOf(trial),
      otherTrial && trialOf(otherTrial),
      sessionOf(user),
      otherUser && sessionOf(otherUser),
    ]);
  const cookies: Record<Caller, string | null> = {
    visitor: "",
    "gate holder": gate,
    "trial identity": trialCookie,
    "another trial identity": otherTrialCookie,
    user: userCookie,
    "another user": otherUserCookie,
    admin: `${gate}; ${admin.cookie}`,
    "inactive admin": inactive && `${gate}; ${inactive.cookie}`,
    moderator: `${gate}; ${moderator.cookie}`,
  };
  return {
    user,
    trial,
    admin,
    things: { ...things, colleagueId: colleague.id, staffIds: [admin.id, moderator.id], invitationId: invitation.id },
    mailed: {
      reset,
      verification,
      answer: signLink({ userId: user.id, commitmentId: things.commitmentId }, new Date()),
      unsubscribe: signLink({ userId: user.id, commitmentId: null }, new Date()),
      calendar,
      invitation: invitation.token,
    },
    cookieOf: (caller) => {
      const cookie = cookies[caller];
      if (cookie === null) throw new Error(`These fixtures were made without the ${caller}`);
      return cookie;
    },
  };
}
