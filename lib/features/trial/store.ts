import "server-only";
import { z } from "zod";
import { db } from "@/lib/server/db";

const linkedContext = z.object({ linkedinProfile: z.object({}) });

export async function isUnfinished(userId: number, emailKey: string): Promise<boolean> {
  const person = await db().tryUser.findFirst({
    where: { id: userId, emailKey },
    select: { userModel: { select: { personalityProfile: true } } },
  });
  return person !== null && !person.userModel?.personalityProfile;
}

export async function hasAddress(userId: number, emailKey: string): Promise<boolean> {
  return (await db().tryUser.count({ where: { id: userId, emailKey } })) === 1;
}

export async function findPerson(
  userId: number,
): Promise<{ userId: number; email: string; name: string | null } | null> {
  const person = await db().tryUser.findUnique({ where: { id: userId }, select: { email: true, name: true } });
  return person && { userId, ...person };
}

interface Flow {
  hasProfile: boolean;
  hasScores: boolean;
  hasMailbox: boolean;
  reportVersion: number | null;
  reportStage: string | null;
}

export async function findFlow(userId: number): Promise<Flow> {
  const [model, connections, analysed, ready, running] = await Promise.all([
    db().userModel.findUnique({ where: { userId }, select: { contextData: true, personalityProfile: true } }),
    db().dataConnection.count({ where: { userId } }),
    db().emailAnalysis.count({ where: { userId }, take: 1 }),
    db().report.aggregate({ where: { userId, state: "ready" }, _max: { version: true } }),
    db().report.findFirst({
      where: { userId, state: "running" },
      orderBy: { version: "desc" },
      select: { stage: true },
    }),
  ]);
  return {
    hasProfile: linkedContext.safeParse(model?.contextData).success,
    hasScores: Boolean(model?.personalityProfile),
    hasMailbox: connections + analysed > 0,
    reportVersion: ready._max.version,
    reportStage: running?.stage ?? null,
  };
}
