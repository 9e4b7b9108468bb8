import "server-only";
import { z } from "zod";
import { lockPerson } from "@/lib/server/database/lock-person";
import { db, type Db } from "@/lib/server/db";
import { answersSchema, FORMS, personalityProfile, type Answers, type Form, type PersonalityProfile } from "./schema";

export async function findProfile(userId: number, client: Db = db()): Promise<PersonalityProfile | null> {
  const model = await client.userModel.findUnique({ where: { userId }, select: { personalityProfile: true } });
  const parsed = personalityProfile.safeParse(model?.personalityProfile);
  return parsed.success ? parsed.data : null;
}

/**
 * Replaces a person's scores. Returns false and changes nothing if the stored ones outrank them; the person's row is
 * locked, so this holds for concurrent calls. The row's other columns belong to other features.
 */
export async function saveProfile(
  userId: number,
  profile: PersonalityProfile,
  isOutrankedBy: (present: PersonalityProfile) => boolean,
): Promise<boolean> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const present = await findProfile(userId, tx);
    if (present && isOutrankedBy(present)) return false;
    await tx.userModel.upsert({
      where: { userId },
      create: { userId, personalityProfile: profile },
      update: { personalityProfile: profile },
    });
    return true;
  });
}

export interface StoredQuestionnaire {
  id: string;
  form: Form;
  answers: Answers;
  completedAt: Date | null;
}

const stored = z.object({
  id: z.string(),
  form: z.enum(FORMS),
  answers: answersSchema,
  completedAt: z.date().nullable(),
});

const COLUMNS = { id: true, form: true, answers: true, completedAt: true } as const;

export async function findNewestQuestionnaire(userId: number, client: Db = db()): Promise<StoredQuestionnaire | null> {
  const row = await client.hexacoQuestionnaire.findFirst({
    where: { userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: COLUMNS,
  });
  const parsed = stored.safeParse(row);
  return parsed.success ? parsed.data : null;
}

interface QuestionnaireChange {
  form: Form;
  answers: Answers;
  restart: boolean;
  now: Date;
}

/**
 * Merges answers into the person's open questionnaire, or opens one with them. The person's row is locked during the
 * merge, so concurrent answers from two tabs are all kept.
 */
export async function mergeAnswers(
  userId: number,
  { form, answers, restart, now }: QuestionnaireChange,
): Promise<StoredQuestionnaire> {
  return db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const newest = await findNewestQuestionnaire(userId, tx);
    const open = newest?.completedAt === null ? newest : null;
    const keptAnswers = restart || !newest ? {} : newest.answers;
    const data = { form, answers: { ...keptAnswers, ...answers } };
    const row = open
      ? await tx.hexacoQuestionnaire.update({ where: { id: open.id }, data, select: COLUMNS })
      : await tx.hexacoQuestionnaire.create({ data: { userId, createdAt: now, ...data }, select: COLUMNS });
    return stored.parse(row);
  });
}

export async function completeQuestionnaire(userId: number, id: string, now: Date): Promise<void> {
  await db().hexacoQuestionnaire.updateMany({ where: { id, userId }, data: { completedAt: now } });
}
