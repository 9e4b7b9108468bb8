import "server-only";
import { db } from "@/lib/server/db";
import { keysOf } from "@/lib/shared/records";

export type ExportRow = Record<string, unknown>;

interface ExportSubject {
  userId: number;
  emailKey: string | null;
}

type Page = (subject: ExportSubject, after: string | number | null) => Promise<ExportRow[]>;

const PAGE_SIZE = 500;

const page = (userId: number, after: string | number | null) => ({
  where: { userId, ...(typeof after === "string" && { id: { gt: after } }) },
  orderBy: { id: "asc" } as const,
  take: PAGE_SIZE,
});

/**
 * Every table with personal data and the columns that the person receives: no hashes, no tokens. A test compares this
 * list with the tables that a deletion removes.
 */
const PAGES = {
  try_users: ({ userId }, after) =>
    after === null
      ? db().tryUser.findMany({
          where: { id: userId },
          select: { id: true, email: true, name: true, emailVerified: true, createdAt: true, updatedAt: true },
        })
      : Promise.resolve([]),
  accounts: ({ userId }, after) =>
    db().account.findMany({ ...page(userId, after), select: { id: true, provider: true, providerAccountId: true } }),
  admin_activity_log: ({ userId }, after) =>
    db().adminActivityLog.findMany({
      where: {
        targetTable: "try_users",
        targetId: String(userId),
        ...(typeof after === "number" && { id: { gt: after } }),
      },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
      select: { id: true, action: true, reason: true, timestamp: true },
    }),
  sessions: ({ userId }, after) =>
    db().session.findMany({
      ...page(userId, after),
      select: { id: true, userAgent: true, createdAt: true, expires: true },
    }),
  user_models: ({ userId }, after) =>
    db().userModel.findMany({
      ...page(userId, after),
      select: {
        id: true,
        personalityProfile: true,
        communicationPatterns: true,
        behavioralInsights: true,
        preferences: true,
        contextData: true,
        lastAnalysisAt: true,
        createdAt: true,
      },
    }),
  work_answers: ({ userId }, after) =>
    db().workAnswers.findMany({
      ...page(userId, after),
      select: { id: true, role: true, aim: true, situation: true, note: true, createdAt: true, updatedAt: true },
    }),
  reports: ({ userId }, after) =>
    db().report.findMany({
      ...page(userId, after),
      select: { id: true, version: true, kind: true, state: true, content: true, createdAt: true, finishedAt: true },
    }),
  hexaco_questionnaires: ({ userId }, after) =>
    db().hexacoQuestionnaire.findMany({
      ...page(userId, after),
      select: { id: true, form: true, answers: true, completedAt: true, createdAt: true },
    }),
  conversations: ({ userId }, after) =>
    db().conversation.findMany({
      ...page(userId, after),
      select: { id: true, title: true, summary: true, createdAt: true, updatedAt: true, deletedAt: true },
    }),
  chat_messages: async ({ userId }, after) => {
    const rows = await db().chatMessage.findMany({
      where: { userId, ...(typeof after === "number" && { seq: { gt: after } }) },
      orderBy: { seq: "asc" },
      take: PAGE_SIZE,
      select: {
        seq: true,
        conversationId: true,
        role: true,
        content: true,
        state: true,
        active: true,
        coachState: true,
        createdAt: true,
      },
    });
    return rows.map(({ seq, ...row }) => ({ id: seq, ...row }));
  },
  practice_runs: ({ userId }, after) =>
    db().practiceRun.findMany({
      ...page(userId, after),
      select: {
        id: true,
        practiceId: true,
        conversationId: true,
        status: true,
        state: true,
        createdAt: true,
        updatedAt: true,
      },
    }),
  practice_pages: ({ userId }, after) =>
    db().practicePage.findMany({
      ...page(userId, after),
      select: {
        id: true,
        practiceId: true,
        title: true,
        content: true,
        plan: true,
        createdAt: true,
        updatedAt: true,
        deletedAt: true,
      },
    }),
  practice_page_versions: ({ userId }, after) =>
    db().practicePageVersion.findMany({
      where: { page: { userId }, ...(typeof after === "string" && { id: { gt: after } }) },
      orderBy: { id: "asc" },
      take: PAGE_SIZE,
      select: { id: true, pageId: true, version: true, content: true, createdAt: true },
    }),
  memories: ({ userId }, after) =>
    db().memory.findMany({
      ...page(userId, after),
      select: { id: true, quote: true, createdAt: true, withdrawnAt: true },
    }),
  ai_interactions: ({ userId }, after) =>
    db().aiInteraction.findMany({
      ...page(userId, after),
      select: {
        id: true,
        interactionType: true,
        userMessage: true,
        aiResponse: true,
        context: true,
        feedback: true,
        sharedAt: true,
        createdAt: true,
      },
    }),
  user_goals: ({ userId }, after) =>
    db().userGoal.findMany({
      ...page(userId, after),
      select: {
        id: true,
        goalType: true,
        title: true,
        description: true,
        targetMetrics: true,
        currentProgress: true,
        status: true,
        createdAt: true,
        updatedAt: true,
        deletedAt: true,
      },
    }),
  commitments: ({ userId }, after) =>
    db().commitment.findMany({
      ...page(userId, after),
      select: {
        id: true,
        text: true,
        cue: true,
        dueOn: true,
        dueTime: true,
        timeZone: true,
        status: true,
        outcome: true,
        goalId: true,
        source: true,
        sourceId: true,
        conversationId: true,
        createdAt: true,
        settledAt: true,
        deletedAt: true,
      },
    }),
  week_outcomes: ({ userId }, after) =>
    db().weekOutcomes.findMany({
      ...page(userId, after),
      select: { id: true, week: true, outcomes: true, updatedAt: true },
    }),
  check_in_settings: async ({ userId }, after) => {
    const rows =
      after === null
        ? await db().checkInSettings.findMany({
            where: { userId },
            select: {
              userId: true,
              timeZone: true,
              mailOn: true,
              mailTime: true,
              quietDays: true,
              reviewDay: true,
              calendarTitles: true,
            },
          })
        : [];
    return rows.map(({ userId: id, ...row }) => ({ id, ...row }));
  },
  check_in_mails: ({ userId }, after) =>
    db().checkInMail.findMany({
      ...page(userId, after),
      select: { id: true, day: true, commitmentIds: true, createdAt: true },
    }),
  // The person receives only the shown results; more would reveal a single colleague's answers.
  outside_views: async ({ userId }, after) => {
    const select = { userId: true, askerName: true, result: true, createdAt: true } as const;
    const rows = after === null ? await db().outsideView.findMany({ where: { userId }, select }) : [];
    return rows.map(({ userId: id, ...row }) => ({ id, ...row }));
  },
  outside_invitations: ({ userId }, after) =>
    db().outsideInvitation.findMany({
      ...page(userId, after),
      select: { id: true, createdAt: true, expiresAt: true },
    }),
  data_connections: ({ userId }, after) =>
    db().dataConnection.findMany({
      ...page(userId, after),
      select: { id: true, provider: true, providerUserId: true, scopes: true, expiresAt: true, createdAt: true },
    }),
  mailbox_imports: ({ userId }, after) =>
    db().mailboxImport.findMany({
      ...page(userId, after),
      select: { id: true, source: true, state: true, messages: true, partial: true, createdAt: true, finishedAt: true },
    }),
  email_analysis: ({ userId }, after) =>
    db().emailAnalysis.findMany({
      ...page(userId, after),
      select: { id: true, emailId: true, analysisData: true, processedAt: true },
    }),
  read_ledger: ({ userId }, after) =>
    db().readLedgerEntry.findMany({
      ...page(userId, after),
      select: { id: true, source: true, detail: true, createdAt: true },
    }),
  email_signups: ({ emailKey }, after) =>
    after === null && emailKey
      ? db().emailSignup.findMany({
          where: { emailKey },
          select: {
            id: true,
            email: true,
            confirmedAt: true,
            linkSentAt: true,
            invitedAt: true,
            joinedAt: true,
            createdAt: true,
          },
        })
      : Promise.resolve([]),
  invitation_codes: ({ emailKey }, after) =>
    after === null && emailKey
      ? db().invitationCode.findMany({
          where: { signup: { emailKey } },
          select: { id: true, uses: true, maxUses: true, expiresAt: true, createdAt: true },
        })
      : Promise.resolve([]),
  comments: ({ emailKey }, after) =>
    db().$queryRaw<ExportRow[]>`
      SELECT id, post_slug AS "postSlug", author_name AS "authorName", author_email AS "authorEmail", content, hidden,
        created_at AS "createdAt"
      FROM comments WHERE lower(author_email) = ${emailKey} AND id > ${typeof after === "number" ? after : 0}
      ORDER BY id LIMIT ${PAGE_SIZE}`,
} satisfies Record<string, Page>;

export type ExportedTable = keyof typeof PAGES;
export const EXPORTED_TABLES = keysOf(PAGES);

export async function* exportRows(table: ExportedTable, subject: ExportSubject): AsyncGenerator<ExportRow> {
  const read: Page = PAGES[table];
  let after: string | number | null = null;
  while (true) {
    const rows: ExportRow[] = await read(subject, after);
    yield* rows;
    const last: unknown = rows.at(-1)?.id;
    if (rows.length < PAGE_SIZE || (typeof last !== "string" && typeof last !== "number")) return;
    after = last;
  }
}
