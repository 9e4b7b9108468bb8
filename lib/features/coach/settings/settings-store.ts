import "server-only";
import { z } from "zod";
import { lockPerson } from "@/lib/server/database/lock-person";
import { db, prepared } from "@/lib/server/db";
import { DEFAULT_DIRECTNESS, DIRECTNESS, type CoachSettings } from "../schema";

interface Row {
  directness: string | null;
  timeZone: string | null;
  country: string | null;
  languages: unknown;
  position: unknown;
  headline: string | null;
}

const FIND = prepared<Row>(
  `
  SELECT preferences ->> 'directness' AS directness, preferences ->> 'timeZone' AS "timeZone",
    preferences ->> 'country' AS country, preferences -> 'languages' AS languages,
    jsonb_path_query_first(context_data, '$.linkedinProfile.positions[*] ? (@.isCurrent == true)') AS position,
    context_data #>> '{linkedinProfile,headline}' AS headline
  FROM user_models WHERE user_id = $1::int`,
  "shortQueries",
);

const directness = z.enum(DIRECTNESS).catch(DEFAULT_DIRECTNESS);
const languages = z.array(z.string()).catch([]);
const position = z.object({ title: z.string().nullish(), company: z.string().nullish() }).nullable().catch(null);

export interface CoachedPerson extends CoachSettings {
  role: string | null;
}

export async function findCoachedPerson(userId: number): Promise<CoachedPerson> {
  const [row] = await FIND(userId);
  const { title, company } = position.parse(row?.position ?? null) ?? {};
  const job = [title, company].filter(Boolean).join(" at ");
  return {
    directness: directness.parse(row?.directness),
    timeZone: row?.timeZone ?? null,
    country: row?.country ?? null,
    languages: languages.parse(row?.languages ?? []),
    role: job || (row?.headline ?? null),
  };
}

export async function saveCoachSettings(userId: number, change: Partial<CoachSettings>): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const model = await tx.userModel.findUnique({ where: { userId }, select: { preferences: true } });
    const preferences = { ...(model?.preferences as object | null), ...change }; // An object or null.
    await tx.userModel.upsert({ where: { userId }, create: { userId, preferences }, update: { preferences } });
  });
}
