import "server-only";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { env } from "./env";
import { logger } from "./logger";
import { type SentStatement, PipelinedConnection } from "./database/pipelined-connection";

import { processSingleton } from "./process/process-singleton";

/** Dedicated connections for statements that must not wait for the others. */
interface PipelinedConnections {
  /** Reads and counters, which wait neither for a lock nor for the disk. */
  shortQueries: PipelinedConnection;
  /** Stores a message and the pending reply to it. */
  replyStarts: PipelinedConnection;
  /** Stores the text of running replies. */
  replyWrites: PipelinedConnection;
  /** Waits until commits are on the disk. */
  walFlush: PipelinedConnection;
}

interface Database {
  pool: pg.Pool;
  connections: PipelinedConnections;
  client: PrismaClient;
}

const POOL = {
  max: 8,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  // For a network that drops packets, where the server's own timeout never arrives.
  query_timeout: 12_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
};

function open(): Database {
  const pool = new pg.Pool({ connectionString: env().DATABASE_URL, ...POOL });
  pool.on("error", (error) => logger().warn({ event: "db.pool_error", err: error }));
  return {
    pool,
    connections: {
      shortQueries: new PipelinedConnection(),
      replyStarts: new PipelinedConnection(),
      replyWrites: new PipelinedConnection(),
      walFlush: new PipelinedConnection(),
    },
    client: new PrismaClient({ adapter: new PrismaPg(pool), log: [] }),
  };
}

const DATABASE = processSingleton("database", open);

export const db = (): PrismaClient => DATABASE.get().client;

export function poolUsage(): { open: number; waiting: number } {
  const pool = DATABASE.peek()?.pool;
  return { open: pool?.totalCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}

export async function closeDb(): Promise<void> {
  const open = DATABASE.peek();
  DATABASE.clear();
  await open?.client.$disconnect();
  await Promise.all([
    open?.pool.end(),
    ...Object.values(open?.connections ?? {}).map((connection) => connection.close()),
  ]);
}

type SqlValue = string | number | Date | null | string[] | number[];

type Statement<Row> = (...values: SqlValue[]) => Promise<Row[]>;

/**
 * A statement for the hot path: planned once per connection and without the ORM, which costs about a millisecond of CPU
 * per call. Uses the pool unless a connection is named. `text` is a constant with `$1`, `$2`, … for the values. int8
 * and numeric arrive as text, so cast them.
 */
export function prepared<Row extends object>(text: string, connection?: keyof PipelinedConnections): Statement<Row> {
  const query = named(text);
  return async (...values) => {
    const { pool, connections } = DATABASE.get();
    if (connection) return connections[connection].query<Row>({ ...query, values });
    return (await pool.query<Row>({ ...query, values })).rows;
  };
}

export function preparedToSend<Row extends object>(
  text: string,
  connection: keyof PipelinedConnections,
): (...values: SqlValue[]) => Promise<SentStatement<Row>> {
  const query = named(text);
  return (...values) => DATABASE.get().connections[connection].send<Row>({ ...query, values });
}

const named = (text: string) => ({ name: createHash("sha256").update(text).digest("base64url").slice(0, 24), text });

export type Db = Pick<
  PrismaClient,
  Exclude<keyof PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends" | `$use`>
>;
