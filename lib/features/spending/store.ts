import "server-only";
import { asAppError } from "@/lib/server/database-error";
import { db } from "@/lib/server/db";

/** An amount on one subject's account of one day (UTC). */
interface Booking {
  day: Date;
  subject: string;
  tokens: number;
  cost: number;
}

/**
 * Books an amount unless a limit would be passed; one atomic statement, so that several processes spend from one
 * account. It does not wait for the disk: a power failure may forget the last half second of spending.
 */
export async function bookSpend(
  { day, subject, tokens, cost }: Booking,
  limit: { tokens?: number; cost?: number },
): Promise<boolean> {
  const maxTokens = limit.tokens ?? 2_000_000_000;
  const maxCost = limit.cost ?? 999_999;
  const rows = await db().$queryRaw<{ tokens: number }[]>`
    INSERT INTO llm_spend (day, subject, tokens, cost)
    SELECT ${day}::date, ${subject}, ${tokens}::int, ${cost}::numeric
    FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quick
    WHERE ${tokens}::int <= ${maxTokens}::int AND ${cost}::numeric <= ${maxCost}::numeric
    ON CONFLICT (day, subject) DO UPDATE
      SET tokens = llm_spend.tokens + EXCLUDED.tokens, cost = llm_spend.cost + EXCLUDED.cost
      WHERE llm_spend.tokens + EXCLUDED.tokens <= ${maxTokens}::int
        AND llm_spend.cost + EXCLUDED.cost <= ${maxCost}::numeric
    RETURNING tokens`.catch((error: unknown) => {
    throw asAppError(error);
  });
  return rows.length > 0;
}

/** Adds a difference, which may be negative, without asking a limit: money that is spent is counted. */
export async function correctSpend({ day, subject, tokens, cost }: Booking): Promise<void> {
  await db().$executeRaw`
    UPDATE llm_spend SET tokens = GREATEST(tokens + ${tokens}::int, 0), cost = GREATEST(cost + ${cost}::numeric, 0)
    FROM (SELECT set_config('synchronous_commit', 'off', true)) AS quick
    WHERE day = ${day}::date AND subject = ${subject}`;
}

export async function deleteSpendBefore(day: Date): Promise<number> {
  const { count } = await db().llmSpend.deleteMany({ where: { day: { lt: day } } });
  return count;
}
