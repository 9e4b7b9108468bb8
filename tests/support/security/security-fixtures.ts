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
import { hashPassword } from "@/lib/server/password";
import type { Ctx } from "@/lib/shared/actor";
import { createInvitation } from "../factories/outside-view";
import { createUser } from "../factories/create-user";
import type { Caller } from "./access-table";
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
  cookies: Record<Caller, string>;
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
    outsideInvitationId: string;
    commentId: number;
    /** A moderator with one-time codes, whom no caller signs in as. */
    colleagueId: number;
    /** The admin and the moderator of the callers. */
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

async function createAdmin({ isActive = true, role = "owner" }: { isActive?: boolean; role?: string }) {
  const { id, email } = await db().adminUser.create({
    data: {
      email: `${randomUUID()}@example.com`,
      username: randomUUID(),
      passwordHash: await passwordHash(),
      isActive,
      role,
    },
  });
  const token = randomToken();
  await db().adminSession.create({ data: { adminId: id, tokenHash: hashToken(token), expiresAt: later(HOUR) } });
  return { id, email, cookie: `${ADMIN_COOKIE}=${token}` };
}

async function createMailedToken(userId: number, purpose: string): Promise<string> {
  const token = randomToken();
  await db().oneTimeToken.create({ data: { userId, purpose, tokenHash: hashToken(token), expiresAt: later(HOUR) } });
  return token;
}

/** The secret part of the address of a person's calendar. */
async function createCalendar(userId: number): Promise<string> {
  const token = randomBytes(32).toString("hex");
  await db().checkInSettings.create({ data: { userId, timeZone: "UTC", calendarHash: hashToken(token) } });
  return token;
}

type StaffThings = "colleagueId" | "staffIds" | "invitationId";

async function createThings(userId: number): Promise<Omit<SecurityFixtures["things"], StaffThings>> {
  const conversation = await db().conversation.create({ data: { userId, title: "The board paper" } });
  const removed = await db().conversation.create({ data: { userId, title: "Gone", deletedAt: new Date() } });
  const own = { userId, conversationId: conversation.id };
  const question = await db().chatMessage.create({ data: { ...own, role: "user", content: "I avoid my chair." } });
  const answer = await db().chatMessage.create({
    data: { ...own, role: "assistant", content: "What happens when you do not?", parentId: question.id },
  });
  await db().aiInteraction.create({ data: { id: answer.id, userId, interactionType: "chat" } });
  const memory = await db().memory.create({ data: { userId, quote: "I avoid my chair.", messageId: question.id } });
  const forgotten = await db().memory.create({ data: { userId, quote: "Old words", withdrawnAt: new Date() } });
  const talk = await db().conversation.create({ data: { userId, title: "Give feedback" } });
  const practice = await getPractice("feedback");
  const run = await db().practiceRun.create({
    data: { userId, conversationId: talk.id, practiceId: practice.id, state: startRun(practice) },
  });
  const page = { userId, practiceId: practice.id, title: "Feedback for Lena", content: "# Feedback for Lena" };
  const written = await db().practicePage.create({ data: { ...page, conversationId: talk.id } });
  const gone = await db().practicePage.create({ data: { ...page, deletedAt: new Date() } });
  const goal = await db().userGoal.create({ data: { userId, goalType: "outcome", title: "Hand over" } });
  const removedGoal = await db().userGoal.create({
    data: { userId, goalType: "outcome", title: "Not mine any more", deletedAt: new Date() },
  });
  const commitment = await db().commitment.create({
    data: { userId, text: "Speak to my chair", timeZone: "UTC", dueOn: "2026-12-01", dueAt: later(24 * HOUR) },
  });
  await createInvitation(userId);
  const invitation = await db().outsideInvitation.findFirstOrThrow({ where: { userId } });
  await db().account.create({ data: { userId, type: "oidc", provider: "google", providerAccountId: randomUUID() } });
  await startSession(ctx(), { userId, userAgent: null });
  const other = await db().session.findFirstOrThrow({ where: { userId } });
  const comment = await db().comment.create({
    data: { postSlug: NOTE, authorName: "Grace", content: "Well said.", contentHash: randomUUID() },
  });
  return {
    otherSessionId: other.id,
    conversationId: conversation.id,
    removedConversationId: removed.id,
    questionId: question.id,
    answerId: answer.id,
    memoryId: memory.id,
    forgottenMemoryId: forgotten.id,
    practiceConversationId: talk.id,
    runId: run.id,
    pageId: written.id,
    removedPageId: gone.id,
    goalId: goal.id,
    removedGoalId: removedGoal.id,
    commitmentId: commitment.id,
    outsideInvitationId: invitation.id,
    commentId: comment.id,
  };
}

export async function createSecurityFixtures(): Promise<SecurityFixtures> {
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
  const [user, otherUser, trial, otherTrial] = [
    await createPerson(),
    await createPerson(),
    await createPerson(),
    await createPerson(),
  ];
  const admin = await createAdmin({});
  const inactive = await createAdmin({ isActive: false });
  const moderator = await createAdmin({ role: "moderator" });
  const { AUTH_SECRET: secret, ACCESS_CODE: code } = env();
  const gate = `${GATE_COOKIE}=${await issueGateCookie({ secret, code }, new Date())}`;
  const colleague = await createAdmin({ role: "moderator" });
  await db().adminUser.update({ where: { id: colleague.id }, data: { totpConfirmedAt: new Date() } });
  const invitation = randomToken();
  const invited = {
    role: "moderator",
    tokenHash: hashToken(invitation),
    expiresAt: later(HOUR),
    invitedById: admin.id,
  };
  const { id: invitationId } = await db().adminInvitation.create({ data: invited });
  const staff = { colleagueId: colleague.id, staffIds: [admin.id, moderator.id], invitationId };
  const things = { ...(await createThings(user.id)), ...staff };
  const sessionOf = async ({ id }: Person) =>
    `${gate}; ${SESSION_COOKIE}=${await startSession(ctx(), { userId: id, userAgent: null })}`;
  const trialOf = async ({ id }: Person) =>
    `${gate}; ${TRIAL_COOKIE}=${await issueTrialIdentity(ctx(), { userId: id })}`;
  return {
    user,
    trial,
    admin,
    things,
    mailed: {
      reset: await createMailedToken(user.id, "password.reset"),
      verification: await createMailedToken(user.id, "email.verify"),
      answer: signLink({ userId: user.id, commitmentId: things.commitmentId }, new Date()),
      unsubscribe: signLink({ userId: user.id, commitmentId: null }, new Date()),
      calendar: await createCalendar(user.id),
      invitation,
    },
    cookies: {
      visitor: "",
      "gate holder": gate,
      "trial identity": await trialOf(trial),
      "another trial identity": await trialOf(otherTrial),
      user: await sessionOf(user),
      "another user": await sessionOf(otherUser),
      admin: `${gate}; ${admin.cookie}`,
      "inactive admin": `${gate}; ${inactive.cookie}`,
      moderator: `${gate}; ${moderator.cookie}`,
    },
  };
}
