import "server-only";
import { randomUUID } from "node:crypto";
import { Prisma } from "@/lib/generated/prisma/client";
import { lockPerson } from "@/lib/server/database/lock-person";
import { db, type Db } from "@/lib/server/db";
import { consumeInvitation } from "./invitation-store";
import { ratingAnswers, resultSchema, type CommentKind, type RatingAnswers, type Result } from "./schema";

interface NewRating {
  answers: RatingAnswers;
  givenOn: string;
  withdrawalHash: string;
  comments: { kind: CommentKind; text: string; withdrawalHash: string }[];
}

/** Consumes the link and stores the answers in one transaction. False for an ended link. */
export async function saveRating(tokenHash: string, now: Date, rating: NewRating): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const userId = await consumeInvitation(tokenHash, now, tx);
    if (userId === null) return false;
    const { comments, ...fields } = rating;
    await tx.outsideRating.create({ data: { id: randomUUID(), userId, ...fields } });
    await tx.outsideComment.createMany({
      data: comments.map((comment) => ({ id: randomUUID(), userId, givenOn: rating.givenOn, ...comment })),
    });
    return true;
  });
}

export async function findView(userId: number) {
  const row = await db().outsideView.findUnique({ where: { userId }, select: { askerName: true, result: true } });
  if (!row) return null;
  const result = resultSchema.safeParse(row.result);
  return { askerName: row.askerName, result: result.success ? result.data : null };
}

/** Answers of days before `today`, so that their arrival cannot be observed. */
const unshownBefore = (userId: number, today: string) => ({ userId, isShown: false, givenOn: { lt: today } });

export const countWaiting = (userId: number, today: string): Promise<number> =>
  db().outsideRating.count({ where: unshownBefore(userId, today) });

export const countShown = (userId: number): Promise<number> =>
  db().outsideRating.count({ where: { userId, isShown: true } });

export interface ResultInput {
  fresh: RatingAnswers[];
  shown: RatingAnswers[];
  comments: { id: string; kind: string; text: string; isShown: boolean }[];
}

async function readResultInput(tx: Db, userId: number, today: string): Promise<ResultInput> {
  const select = { answers: true } as const;
  const fresh = await tx.outsideRating.findMany({ where: unshownBefore(userId, today), select });
  const shown = await tx.outsideRating.findMany({ where: { userId, isShown: true }, select });
  const comments = await tx.outsideComment.findMany({
    where: { userId, OR: [{ isShown: true }, { givenOn: { lt: today } }] },
    select: { id: true, kind: true, text: true, isShown: true },
    orderBy: { id: "asc" },
  });
  const parse = (rows: { answers: unknown }[]) => rows.map(({ answers }) => ratingAnswers.parse(answers));
  return { fresh: parse(fresh), shown: parse(shown), comments };
}

/**
 * Rewrites the rows with new ids in random order: neither the position of a row nor its transaction then reveals when
 * it came.
 */
async function markRatingsShown(tx: Db, userId: number, today: string): Promise<void> {
  const rows = await tx.outsideRating.findMany({ where: unshownBefore(userId, today) });
  await tx.outsideRating.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  const renewed = rows.map((row) => ({
    ...row,
    answers: ratingAnswers.parse(row.answers),
    id: randomUUID(),
    isShown: true,
  }));
  await tx.outsideRating.createMany({ data: renewed.toSorted((a, b) => (a.id < b.id ? -1 : 1)) });
}

/** Rewrites comments for the same reason; a colleague's two comments would otherwise be adjacent. */
async function markCommentsShown(tx: Db, ids: string[]): Promise<void> {
  const where = { id: { in: ids } };
  const rows = await tx.outsideComment.findMany({ where });
  await tx.outsideComment.deleteMany({ where });
  const renewed = rows.map((row) => ({ ...row, id: randomUUID(), isShown: true }));
  await tx.outsideComment.createMany({ data: renewed.toSorted((a, b) => (a.id < b.id ? -1 : 1)) });
}

interface Composed {
  result: Result;
  commentIds: string[];
}

/** Stores a result of the waiting answers, under the person's lock. Null when `compose` returns none. */
export async function storeResult(
  userId: number,
  today: string,
  compose: (input: ResultInput) => Composed | null,
): Promise<Result | null> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const composed = compose(await readResultInput(tx, userId, today));
    if (!composed) return null;
    await markRatingsShown(tx, userId, today);
    await markCommentsShown(tx, composed.commentIds);
    await tx.outsideView.update({ where: { userId }, data: { result: composed.result } });
    return composed.result;
  });
}

/** Deletes one colleague's rows and the result that contains them. False when no row has the hash. */
export async function deleteRating(ratingHash: string, commentHashes: string[]): Promise<boolean> {
  return db().$transaction(async (tx) => {
    const found = await tx.outsideRating.findUnique({
      where: { withdrawalHash: ratingHash },
      select: { userId: true },
    });
    if (!found) return false;
    const { userId } = found;
    await lockPerson(tx, userId);
    // Under the lock, because a result may have been made meanwhile.
    const shown = await tx.outsideRating.count({ where: { withdrawalHash: ratingHash, isShown: true } });
    const { count } = await tx.outsideRating.deleteMany({ where: { withdrawalHash: ratingHash } });
    await tx.outsideComment.deleteMany({ where: { withdrawalHash: { in: commentHashes } } });
    if (shown > 0) await tx.outsideView.updateMany({ where: { userId }, data: { result: Prisma.DbNull } });
    return count > 0;
  });
}

export async function deleteView(userId: number): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await tx.outsideInvitation.deleteMany({ where: { userId } });
    await tx.outsideComment.deleteMany({ where: { userId } });
    await tx.outsideRating.deleteMany({ where: { userId } });
    await tx.outsideView.deleteMany({ where: { userId } });
  });
}
