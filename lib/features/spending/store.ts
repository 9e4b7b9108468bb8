import "server-only";
import { asAppError } from "@/lib/server/database-error";
import { db, prepared } from "@/lib/server/db";

/** Subject of the site's profile look-ups; a look-up counts as one token. */
export const LOOKUPS = "profile-lookups";

interface Booking {
  day: Date;
  subject: string;
  tokens: number;
  cost: number;
}

const BOOK = prepared<{ tokens: number }>(
  `
  INSERT INTO llm_spend (day, subject, tokens, cost)
  SELECT $1::date, $2, $3::int, $4::numeric
  FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quick
  WHERE $3::int <= $5::int AND $4::numeric <= $6::numeric
  ON CONFLICT (day, subject) DO UPDATE
    SET tokens = llm_spend.tokens + EXCLUDED.tokens, cost = llm_spend.cost + EXCLUDED.cost
    WHERE llm_spend.tokens + EXCLUDED.tokens <= $5::int AND llm_spend.cost + EXCLUDED.cost <= $6::numeric
  RETURNING tokens`,
  "quick",
);

/** UTC day in the database's format; a Date would be shifted into the process's time zone. */
const dayText = (day: Date) => day.toISOString().slice(0, 10);

/**
 * Books an amount unless it would exceed a limit; one atomic statement, so that several processes share one account.
 * Does not wait for the WAL flush: a power failure may lose the last half second of spending.
 */
export async function bookSpend(
  { day, subject, tokens, cost }: Booking,
  limit: { tokens?: number; cost?: number },
): Promise<boolean> {
  const { tokens: maxTokens = 2_000_000_000, cost: maxCost = 999_999 } = limit;
  const rows = await BOOK(dayText(day), subject, tokens, cost, maxTokens, maxCost).catch((error: unknown) => {
    throw asAppError(error);
  });
  return rows.length > 0;
}

const CORRECT = prepared(
  `
  UPDATE llm_spend SET tokens = GREATEST(tokens + $3::int, 0), cost = GREATEST(cost + $4::numeric, 0)
  FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quick
  WHERE day = $1::date AND subject = $2`,
  "quick",
);

/** The difference may be negative. Ignores limits, because the money is already spent. */
export async function correctSpend({ day, subject, tokens, cost }: Booking): Promise<void> {
  await CORRECT(dayText(day), subject, tokens, cost);
}

export async function deleteSpendBefore(day: Date): Promise<number> {
  const { count } = await db().llmSpend.deleteMany({ where: { day: { lt: day } } });
  return count;
}
