import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { lockPerson } from "@/lib/server/database/lock-person";
import { db } from "@/lib/server/db";
import { enqueue } from "@/lib/server/queue";
import { analyseMailboxJob, type MailboxCheck } from "../schema";
import { replaceImports } from "../store";

/** The sealed access token changes with each grant and renewal, so it serves as a version. */
export interface ConnectionRow {
  userId: number;
  providerUserId: string;
  accessToken: string | null;
  refreshToken: string | null;
  expiresAt: Date | null;
}

const PROVIDER = "gmail";
const QUEUE_START_TIMEOUT = { timeout: 20_000 };

export async function findOwnedConnection(userId: number): Promise<ConnectionRow | null> {
  return db().dataConnection.findUnique({
    where: { userId_provider: { userId, provider: PROVIDER } },
    select: { userId: true, providerUserId: true, accessToken: true, refreshToken: true, expiresAt: true },
  });
}

interface Grant {
  providerUserId: string;
  accessToken: string;
  refreshToken: string | null;
  expiresAt: Date;
  scopes: string[];
}

/** Ends an import that still runs, because it reads with the former grant. */
export async function saveConnection(userId: number, grant: Grant, now: Date): Promise<void> {
  const { refreshToken, ...rest } = grant;
  const tokens = { ...rest, ...(refreshToken !== null && { refreshToken }), metadata: Prisma.DbNull };
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await tx.dataConnection.upsert({
      where: { userId_provider: { userId, provider: PROVIDER } },
      create: { userId, provider: PROVIDER, ...tokens },
      update: tokens,
    });
    await replaceImports(tx, userId, now);
  });
}

export async function enqueueImport(userId: number, check: MailboxCheck, now: Date): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    await replaceImports(tx, userId, now);
    const data = { userId, source: PROVIDER, createdAt: now };
    const { id } = await tx.mailboxImport.create({ data, select: { id: true } });
    await enqueue(analyseMailboxJob, { importId: id, check }, { singletonKey: id, tx });
  }, QUEUE_START_TIMEOUT);
}

const sameVersion = ({ userId, accessToken }: ConnectionRow) => ({ userId, provider: PROVIDER, accessToken });

export async function saveTokens(
  connection: ConnectionRow,
  tokens: { accessToken: string; expiresAt: Date; refreshToken?: string },
): Promise<boolean> {
  const { count } = await db().dataConnection.updateMany({ where: sameVersion(connection), data: tokens });
  return count > 0;
}

export async function markConnectionLost(connection: ConnectionRow): Promise<void> {
  await db().dataConnection.updateMany({
    where: sameVersion(connection),
    data: { accessToken: null, refreshToken: null, expiresAt: null },
  });
}
