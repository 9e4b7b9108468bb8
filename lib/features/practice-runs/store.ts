import "server-only";
import { z } from "zod";
import { appendMessages, type AppendFailure, type Retitle } from "@/lib/features/chat/messages/append-messages";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { pagePlan, runState, type PagePlan, type RunState, type RunStatus } from "@/lib/features/practices/schema";
import { writeRunPage } from "@/lib/features/practices/pages/write-run-page";
import { coachState, type CoachState, type CoachTurn } from "@/lib/features/coach/schema";
import { isUniqueViolation } from "@/lib/server/database/database-error";
import { db, type Db } from "@/lib/server/db";

export interface StoredRun {
  id: string;
  practiceId: string;
  conversationId: string;
  status: RunStatus;
  state: RunState;
  version: number;
  updatedAt: Date;
}

const storedRun = z.object({
  id: z.string(),
  practiceId: z.string(),
  conversationId: z.string(),
  status: z.enum(["running", "finished", "discarded"]),
  state: runState,
  version: z.number(),
  updatedAt: z.date(),
});

const COLUMNS = {
  id: true,
  practiceId: true,
  conversationId: true,
  status: true,
  state: true,
  version: true,
  updatedAt: true,
} as const;

const IN_VISIBLE_CONVERSATION = { conversation: { deletedAt: null } } as const;

export async function findOwnedRun(userId: number, id: string): Promise<StoredRun | null> {
  const row = await db().practiceRun.findFirst({ where: { id, userId, ...IN_VISIBLE_CONVERSATION }, select: COLUMNS });
  return storedRun.safeParse(row).data ?? null;
}

export async function findRunningIn(userId: number, conversationId: string): Promise<StoredRun | null> {
  const row = await db().practiceRun.findFirst({
    where: { userId, conversationId, status: "running", ...IN_VISIBLE_CONVERSATION },
    select: COLUMNS,
  });
  return storedRun.safeParse(row).data ?? null;
}

const MAX_RUNS = 50;

export async function listOwnedRunning(userId: number): Promise<StoredRun[]> {
  const rows = await db().practiceRun.findMany({
    where: { userId, status: "running", ...IN_VISIBLE_CONVERSATION },
    orderBy: { updatedAt: "desc" },
    take: MAX_RUNS,
    select: COLUMNS,
  });
  return rows.flatMap((row) => storedRun.safeParse(row).data ?? []);
}

export interface NewMessage {
  role: "user" | "assistant";
  content: string;
  coachState?: CoachState | null;
}

interface NewRun {
  id: string;
  userId: number;
  conversationId: string;
  practiceId: string;
  state: RunState;
  messages: NewMessage[];
}

class RunRefused extends Error {
  readonly reason: AppendFailure | "changed";

  constructor(reason: AppendFailure | "changed") {
    super(reason);
    this.reason = reason;
  }
}

async function appendToConversation(
  tx: Db,
  run: { id: string; userId: number; conversationId: string },
  messages: NewMessage[],
  retitle: Retitle | null = null,
) {
  if (messages.length === 0) return [];
  const { id: practiceRunId, userId, conversationId } = run;
  const views = await appendMessages(tx, { userId, conversationId, practiceRunId, messages, retitle });
  if (typeof views === "string") throw new RunRefused(views);
  return views;
}

const toRefusal = (error: unknown): RunRefused["reason"] => {
  if (error instanceof RunRefused) return error.reason;
  if (isUniqueViolation(error)) return "changed";
  throw error;
};

/** Creates a run with its first messages; `changed` when another one runs in the conversation. */
export async function createRun({
  messages: newMessages,
  ...run
}: NewRun): Promise<ChatMessageView[] | RunRefused["reason"]> {
  return db()
    .$transaction(async (tx) => {
      // Lock the conversation before the run refers to it, in the same order as all other transactions.
      const messages = await appendToConversation(tx, run, newMessages);
      await tx.practiceRun.create({ data: run, select: { id: true } });
      return messages;
    })
    .catch(toRefusal);
}

export interface Page {
  title: string;
  content: string;
  plan: PagePlan | null;
}

interface RunUpdate {
  run: Pick<StoredRun, "id" | "conversationId" | "practiceId" | "version">;
  userId: number;
  state: RunState;
  status: RunStatus;
  messages: NewMessage[];
  retitle: Retitle | null;
  page: Page | null;
}

interface SavedRun {
  messages: ChatMessageView[];
  pageId: string | null;
}

/** Stores everything or nothing; `changed` when the run is no longer at that version. */
export async function saveRun(saving: RunUpdate): Promise<SavedRun | RunRefused["reason"]> {
  const { run, userId, state, status, messages: newMessages, retitle, page } = saving;
  return db()
    .$transaction(async (tx) => {
      const messages = await appendToConversation(tx, { ...run, userId }, newMessages, retitle);
      const { count } = await tx.practiceRun.updateMany({
        where: { id: run.id, userId, version: run.version },
        data: { state, status, version: { increment: 1 } },
      });
      if (count === 0) throw new RunRefused("changed");
      const messageId = messages.at(-1)?.id ?? null;
      const { id: runId, conversationId, practiceId } = run;
      const pageId =
        page && (await writeRunPage(tx, { ...page, userId, runId, conversationId, practiceId, messageId }));
      return { messages, pageId };
    })
    .catch(toRefusal);
}

export async function discardOwnedRun(userId: number, id: string): Promise<boolean> {
  const { count } = await db().practiceRun.updateMany({
    where: { id, userId, status: "running" },
    data: { status: "discarded", version: { increment: 1 } },
  });
  return count > 0;
}

export async function deleteDiscardedRuns(before: Date): Promise<number> {
  const { count } = await db().practiceRun.deleteMany({ where: { status: "discarded", updatedAt: { lt: before } } });
  return count;
}

interface LastFinished {
  practiceId: string;
  finishedAt: Date;
  plannedDay: string | null;
}

export async function listLastFinished(userId: number): Promise<LastFinished[]> {
  const rows = await db().practiceRun.findMany({
    where: { userId, status: "finished", ...IN_VISIBLE_CONVERSATION },
    orderBy: { updatedAt: "desc" },
    distinct: ["practiceId"],
    take: MAX_RUNS,
    select: { practiceId: true, updatedAt: true, page: { select: { plan: true } } },
  });
  return rows.map(({ practiceId, updatedAt, page }) => ({
    practiceId,
    finishedAt: updatedAt,
    plannedDay: pagePlan.safeParse(page?.plan).data?.date ?? null,
  }));
}

export interface RecentTurn extends CoachTurn {
  isOfPractice: boolean;
}

export async function listRecentTurns(userId: number, conversationId: string, limit: number): Promise<RecentTurn[]> {
  const rows = await db().chatMessage.findMany({
    where: { userId, conversationId, active: true },
    orderBy: { seq: "desc" },
    take: limit,
    select: { role: true, content: true, coachState: true, practiceRunId: true },
  });
  return rows.reverse().map(({ role, content, coachState: state, practiceRunId }) => ({
    role: role === "user" ? "user" : "assistant",
    content,
    state: coachState.safeParse(state).data ?? null,
    isOfPractice: practiceRunId !== null,
  }));
}
