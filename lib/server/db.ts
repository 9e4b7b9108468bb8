import "server-only";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { env } from "./env";
import { logger } from "./logger";
import { type Sent, StatementLine } from "./statement-line";

// One process loads this module several times (pages, handlers, instrumentation); only globalThis is shared by them.
const holder = globalThis as typeof globalThis & { clarityDb?: Database };

interface Database {
  pool: pg.Pool;
  lines: Record<"quick" | "begin" | "replies" | "disk", StatementLine>;
  client: PrismaClient;
}

const POOL = {
  max: 8,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  // Also for a network that swallows what is sent, where the server's own timeout says nothing.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
};

function open(): Database {
  const pool = new pg.Pool({ connectionString: env().DATABASE_URL, ...POOL });
  pool.on("error", (error) => logger().warn({ event: "db.pool_error", err: error }));
  return {
    pool,
    lines: {
      quick: new StatementLine(),
      begin: new StatementLine(),
      replies: new StatementLine(),
      disk: new StatementLine(),
    },
    client: new PrismaClient({ adapter: new PrismaPg(pool), log: [] }),
  };
}

const database = (): Database => (holder.clarityDb ??= open());

/** The database client, opened at its first use and never while building. */
export const db = (): PrismaClient => database().client;

export async function closeDb(): Promise<void> {
  const open = holder.clarityDb;
  holder.clarityDb = undefined;
  await open?.client.$disconnect();
  await Promise.all([open?.pool.end(), ...Object.values(open?.lines ?? {}).map((line) => line.close())]);
}

type SqlValue = string | number | Date | null | string[] | number[];

type Statement<Row> = (...values: SqlValue[]) => Promise<Row[]>;

/**
 * Connections of their own, each shared by all statements of one kind, which never queue behind others: `quick` ones are
 * answered at once (they wait for no lock and no disk), `begin` stores messages, `replies` what is answered, and `disk`
 * waits for the disk.
 */
type Line = keyof Database["lines"];

/**
 * A statement for the hot path: planned once for each connection and asked without the ORM, which costs about a
 * millisecond of CPU for each call; over any free connection of the pool unless a line is named. `text` is written in the
 * code and holds `$1`, `$2`, … in the place of every value. int8 and numeric come back as text, so cast them.
 */
export function prepared<Row extends object>(text: string, line?: Line): Statement<Row> {
  const query = named(text);
  return async (...values) => {
    const { pool, lines } = database();
    if (line) return lines[line].query<Row>({ ...query, values });
    return (await pool.query<Row>({ ...query, values })).rows;
  };
}

/** Like `prepared`, but resolves when the statement has left this process; see `StatementLine.send`. */
export function preparedToSend<Row extends object>(
  text: string,
  line: Line,
): (...values: SqlValue[]) => Promise<Sent<Row>> {
  const query = named(text);
  return (...values) => database().lines[line].send<Row>({ ...query, values });
}

const named = (text: string) => ({ name: createHash("sha256").update(text).digest("base64url").slice(0, 24), text });

/** A client or the client of a running transaction; inside a transaction only the latter is used. */
export type Db = Pick<
  PrismaClient,
  Exclude<keyof PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends" | `$use`>
>;
