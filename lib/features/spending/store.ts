import "server-only";
import { asAppError } from "@/lib/server/database/database-error";
import { db, prepared } from "@/lib/server/db";
import { utcDay } from "@/lib/shared/time/dates";
import { SITE_SUBJECT } from "./model";

/** What the columns of a row can hold. */
const COLUMN_MAX = { tokens: 2_000_000_000, cost: 999_999 };

interface SpendAmount {
  day: Date;
  tokens: number;
  cost: number;
}

interface BookedPart {
  subject: string;
  maxTokens?: string;
  maxCost?: string;
  after?: string;
}

/**
 * Adds $2 tokens and $3 of cost to the day $1 of a subject unless that exceeds a limit or `after` added nothing. The day
 * is a text, because a Date would be shifted into the process's time zone.
 */
const addToSpendSql = ({
  subject,
  maxTokens = String(COLUMN_MAX.tokens),
  maxCost = String(COLUMN_MAX.cost),
  after,
}: BookedPart) => `
  INSERT INTO llm_spend (day, subject, tokens, cost)
  SELECT $1::date, ${subject}, $2::int, $3::numeric ${after ? `FROM ${after}` : ""}
  WHERE $2::int <= ${maxTokens} AND $3::numeric <= ${maxCost}
  ON CONFLICT (day, subject) DO UPDATE
    SET tokens = llm_spend.tokens + EXCLUDED.tokens, cost = llm_spend.cost + EXCLUDED.cost
    WHERE llm_spend.tokens + EXCLUDED.tokens <= ${maxTokens} AND llm_spend.cost + EXCLUDED.cost <= ${maxCost}
  RETURNING subject`;

// Nothing waits for the WAL flush: a power failure may lose the last half second of spending.
const WITHOUT_FLUSH = "(SELECT set_config('synchronous_commit', 'off', true)) AS no_flush";

const fail = (error: unknown): never => {
  throw asAppError(error);
};

const BOOK_TOKENS = prepared(
  `WITH booked AS (${addToSpendSql({ subject: "$4", maxTokens: "$5::int" })}) SELECT subject FROM ${WITHOUT_FLUSH}, booked`,
  "shortQueries",
);

/** Books an amount unless it would exceed the limit; atomic, so that several processes share one account. */
export async function bookTokens(
  { day, tokens, cost }: SpendAmount,
  { subject, maxTokens = COLUMN_MAX.tokens }: { subject: string; maxTokens?: number },
): Promise<boolean> {
  return (await BOOK_TOKENS(utcDay(day), tokens, cost, subject, maxTokens).catch(fail)).length > 0;
}

const BOOK_CALL = prepared<{ person: number; site: number }>(
  `
  WITH person AS (${addToSpendSql({ subject: "$4", maxTokens: "$5::int" })}),
  site AS (${addToSpendSql({ subject: "$6", maxCost: "$7::numeric", after: "person" })}),
  use AS (${addToSpendSql({ subject: "$8", after: "site" })})
  SELECT (SELECT count(*) FROM person)::int AS person, (SELECT count(*) FROM site)::int AS site FROM ${WITHOUT_FLUSH}`,
  "shortQueries",
);

interface CallLimits {
  person: string;
  maxTokens: number;
  /** Undefined without a budget; the site's spending is booked all the same, so that the operator sees it. */
  maxCost: number | undefined;
  /** Has no limit of its own; it shows the operator what the money is spent on. */
  use: string;
}

/**
 * Books a call for the person, then for the site, then for its use, as `bookTokens` does. Returns who has no room for
 * it; what the person has booked stays when the site has none.
 */
export async function bookCall(
  { day, tokens, cost }: SpendAmount,
  { person, maxTokens, maxCost = COLUMN_MAX.cost, use }: CallLimits,
): Promise<"booked" | "person" | "site"> {
  const limits = [person, Math.min(maxTokens, COLUMN_MAX.tokens), SITE_SUBJECT, maxCost, use] as const;
  const [booked] = await BOOK_CALL(utcDay(day), tokens, cost, ...limits).catch(fail);
  if (!booked?.person) return "person";
  return booked.site ? "booked" : "site";
}

const CORRECT = prepared(
  `
  UPDATE llm_spend SET tokens = GREATEST(tokens + $3::int, 0), cost = GREATEST(cost + $4::numeric, 0)
  FROM (SELECT day, subject FROM llm_spend WHERE day = $1::date AND subject = ANY($2::text[])
        ORDER BY array_position($2::text[], subject) FOR UPDATE) AS corrected, ${WITHOUT_FLUSH}
  WHERE llm_spend.day = corrected.day AND llm_spend.subject = corrected.subject`,
  "shortQueries",
);

/**
 * Adds a difference, which may be negative, to each subject; they are locked in the order given, which is that of
 * `bookCall`. Ignores limits, because the money is already spent.
 */
export async function correctSpend({ day, tokens, cost }: SpendAmount, subjects: string[]): Promise<void> {
  await CORRECT(utcDay(day), subjects, tokens, cost);
}

export async function deleteSpendBefore(day: Date): Promise<number> {
  const { count } = await db().llmSpend.deleteMany({ where: { day: { lt: day } } });
  return count;
}
