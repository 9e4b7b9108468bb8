import "server-only";
import { z } from "zod";
import { isUniqueViolation } from "@/lib/server/database/database-error";
import { lockPerson } from "@/lib/server/database/lock-person";
import { db, prepared, type Db } from "@/lib/server/db";
import {
  storedDisputes,
  storedReport,
  type StoredDispute,
  type StoredDisputes,
  type StoredReport,
} from "./stored-report";

interface ReadyReport {
  version: number;
  createdAt: Date;
  content: StoredReport;
}

const MAX_VERSIONS = 50;

export async function findNewest(userId: number): Promise<ReadyReport | null> {
  const row = await db().report.findFirst({
    where: { userId, state: "ready" },
    orderBy: { version: "desc" },
    select: { version: true, createdAt: true, content: true },
  });
  const content = storedReport.safeParse(row?.content);
  return row && content.success ? { ...row, content: content.data } : null;
}

const READ_STAMP = prepared<{ stamp: string | null }>(
  `
  SELECT concat_ws('.', (SELECT r.id FROM reports r WHERE r.user_id = $1 AND r.state = 'ready' ORDER BY r.version DESC LIMIT 1),
    (SELECT u.xmin FROM user_models u WHERE u.user_id = $1),
    (SELECT 'o' || o.xmin FROM outside_views o WHERE o.user_id = $1)) AS stamp`,
  "shortQueries",
);

/**
 * Changes whenever a person's newest report, disputes or view from outside change: the report's id and the
 * transactions that last wrote the preferences and the shown result.
 */
export async function findStamp(userId: number): Promise<string> {
  const [row] = await READ_STAMP(userId);
  return row?.stamp ?? "";
}

const versionRow = z.object({ version: z.number(), createdAt: z.date(), changes: z.array(z.string()).catch([]) });

export async function listVersions(userId: number): Promise<z.output<typeof versionRow>[]> {
  const rows = await db().$queryRaw<unknown[]>`
    SELECT version, created_at AS "createdAt", content -> 'changes' AS changes
    FROM reports
    WHERE user_id = ${userId} AND state = 'ready'
    ORDER BY version DESC
    LIMIT ${MAX_VERSIONS}`;
  return z.array(versionRow).parse(rows);
}

export async function findNewestHash(userId: number): Promise<string | null> {
  const newest = await db().report.findFirst({
    where: { userId, state: "ready" },
    orderBy: { version: "desc" },
    select: { inputHash: true },
  });
  return newest?.inputHash ?? null;
}

export interface Run {
  id: string;
  /** When the run was started or taken over; identifies its holder. */
  stamp: Date;
}

type Claim = { kind: "claimed"; run: Run } | { kind: "busy" } | { kind: "ready" };

interface ClaimInput {
  inputHash: string;
  kind: string;
  now: Date;
  staleBefore: Date;
}

/**
 * Claims the right to make this person's next version: starts a run, repeats a failed one, or takes over an abandoned
 * one. `busy` while another process holds it; `ready` when it was made in the meantime. The version number follows the
 * one that was read, so that only one of two concurrent readers can write it.
 */
export async function claimRun(userId: number, input: ClaimInput): Promise<Claim> {
  const last = await db().report.findFirst({
    where: { userId },
    orderBy: { version: "desc" },
    select: { id: true, version: true, state: true, createdAt: true, inputHash: true },
  });
  if (last?.state === "ready" && last.inputHash === input.inputHash) return { kind: "ready" };
  try {
    if (last?.state === "running")
      return last.createdAt < input.staleBefore ? await takeOver(userId, last, input) : { kind: "busy" };
    if (last?.state === "failed") return await takeOver(userId, last, input);
    const { inputHash, kind, now } = input;
    const version = (last?.version ?? 0) + 1;
    const run = await db().report.create({
      data: { userId, version, kind, inputHash, createdAt: now, stage: "reading" },
      select: { id: true },
    });
    return { kind: "claimed", run: { id: run.id, stamp: now } };
  } catch (error) {
    if (isUniqueViolation(error)) return { kind: "busy" };
    throw error;
  }
}

async function takeOver(
  userId: number,
  { id, createdAt }: { id: string; createdAt: Date },
  { inputHash, kind, now }: ClaimInput,
): Promise<Claim> {
  const { count } = await db().report.updateMany({
    where: { id, userId, createdAt, state: { in: ["running", "failed"] } },
    data: { state: "running", createdAt: now, stage: "reading", failure: null, inputHash, kind },
  });
  return count === 1 ? { kind: "claimed", run: { id, stamp: now } } : { kind: "busy" };
}

const whereHeld = (userId: number, { id, stamp }: Run) => ({ id, userId, state: "running" as const, createdAt: stamp });

export async function setStage(userId: number, run: Run, stage: string): Promise<void> {
  await db().report.updateMany({ where: whereHeld(userId, run), data: { stage } });
}

/**
 * Removes quotes of the person's answers about their work from earlier versions, so that changed or cleared words are
 * gone. Only the changes of those versions are shown.
 */
const forgetOldAnswers = (tx: Db, userId: number, newestId: string) => tx.$executeRaw`
  UPDATE reports
  SET content = jsonb_set(content - 'proposals', '{details}', coalesce(
    (SELECT jsonb_agg(insight ORDER BY place)
     FROM jsonb_array_elements(content -> 'details') WITH ORDINALITY AS listed (insight, place)
     WHERE insight ->> 'id' NOT LIKE 'situation-%'), '[]'))
  WHERE user_id = ${userId} AND state = 'ready' AND id <> ${newestId} AND content -> 'sources' @> '[{"kind": "work"}]'`;

/** Returns false when another process has taken the run over. */
export async function finishRun(userId: number, run: Run, content: StoredReport, finishedAt: Date): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.report.updateMany({
      where: whereHeld(userId, run),
      data: { state: "ready", stage: null, content, finishedAt },
    });
    if (count === 0) return false;
    await tx.$executeRaw`
      DELETE FROM reports WHERE user_id = ${userId} AND state = 'ready' AND id IN (
        SELECT id FROM reports WHERE user_id = ${userId} AND state = 'ready' ORDER BY version DESC OFFSET ${MAX_VERSIONS})`;
    await forgetOldAnswers(tx, userId, run.id);
    await tx.userModel.upsert({
      where: { userId },
      create: { userId, lastAnalysisAt: finishedAt },
      update: { lastAnalysisAt: finishedAt },
    });
    return true;
  });
}

export async function failRun(userId: number, run: Run, failure: string, finishedAt: Date): Promise<void> {
  await db().report.updateMany({
    where: whereHeld(userId, run),
    data: { state: "failed", stage: null, failure, finishedAt },
  });
}

export async function findRunning(userId: number): Promise<{ stage: string | null; createdAt: Date } | null> {
  return db().report.findFirst({ where: { userId, state: "running" }, select: { stage: true, createdAt: true } });
}

export async function findPerson(userId: number): Promise<{ email: string; name: string | null } | null> {
  return db().tryUser.findUnique({ where: { id: userId }, select: { email: true, name: true } });
}

const preferencesOf = z
  .object({ disputes: storedDisputes.catch({}).default({}) })
  .loose()
  .catch({ disputes: {} });

async function readPreferences(client: Pick<Db, "userModel">, userId: number) {
  const model = await client.userModel.findUnique({ where: { userId }, select: { preferences: true } });
  return preferencesOf.parse(model?.preferences ?? {});
}

export async function findDisputes(userId: number): Promise<StoredDisputes> {
  return (await readPreferences(db(), userId)).disputes;
}

/** Null withdraws the dispute; other preferences stay unchanged. */
export async function saveDispute(userId: number, insightId: string, dispute: StoredDispute | null): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const present = await readPreferences(tx, userId);
    const { [insightId]: _former, ...others } = present.disputes;
    const disputes = dispute ? { ...others, [insightId]: dispute } : others;
    const preferences = { ...(present as object), disputes };
    await tx.userModel.upsert({
      where: { userId },
      create: { userId, preferences },
      update: { preferences },
    });
  });
}
