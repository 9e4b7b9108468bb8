import "server-only";
import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { env } from "./env";
import { logger } from "./logger";

// One process loads this module several times (pages, handlers, instrumentation); only globalThis is shared by them.
const holder = globalThis as typeof globalThis & { clarityDb?: PrismaClient };

const POOL = {
  max: 10,
  connectionTimeoutMillis: 5_000,
  idleTimeoutMillis: 30_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  keepAlive: true,
};

/** The database client, opened at its first use and never while building. */
export function db(): PrismaClient {
  holder.clarityDb ??= new PrismaClient({
    adapter: new PrismaPg(
      { connectionString: env().DATABASE_URL, ...POOL },
      { onPoolError: (error) => logger().warn({ event: "db.pool_error", err: error }) },
    ),
    log: [],
  });
  return holder.clarityDb;
}

export async function closeDb(): Promise<void> {
  const client = holder.clarityDb;
  holder.clarityDb = undefined;
  await client?.$disconnect();
}

/** A client or the client of a running transaction; inside a transaction only the latter is used. */
export type Db = Pick<
  PrismaClient,
  Exclude<keyof PrismaClient, "$connect" | "$disconnect" | "$on" | "$transaction" | "$extends" | `$use`>
>;
