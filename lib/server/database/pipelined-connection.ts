import "server-only";
import pg from "pg";
import { awaitedLater } from "@/lib/shared/promises";
import { env } from "../env";
import { logger } from "../logger";

export interface SentStatement<Row> {
  rows: Promise<Row[]>;
}

const OPTIONS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  // A statement that waits for a lock delays all statements behind it.
  lock_timeout: 1_000,
  // Custom plans for the first five calls cost more than most of these statements. A generic plan made on almost empty
  // tables may use sequential scans, which would remain in the cache.
  options: "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off",
  keepAlive: true,
};

/**
 * One connection for many concurrent callers: statements are pipelined, and those of one tick are sent with one write.
 * It stays open and keeps its prepared plans.
 */
export class PipelinedConnection {
  private connection: Promise<pg.Client> | null = null;

  async query<Row extends object>(query: pg.QueryConfig): Promise<Row[]> {
    const client = await this.corked();
    return (await client.query<Row>(query)).rows;
  }

  /**
   * Resolves when the operating system has accepted the whole statement, which then reaches the database even if this
   * process dies. The response arrives as `rows`.
   */
  async send<Row extends object>(query: pg.QueryConfig): Promise<SentStatement<Row>> {
    const client = await this.corked();
    const rows = awaitedLater(client.query<Row>(query).then((result) => result.rows));
    await new Promise<void>((resolve, reject) => {
      // An empty write after the statement: its callback runs when the whole statement was accepted. `rows` reports
      // errors.
      client.connection.stream.write("", (error) => (error ? rows.then(() => resolve(), reject) : resolve()));
    });
    return { rows };
  }

  /** Collects what is written until the end of this tick: the stream writes when the last caller has uncorked it. */
  private async corked(): Promise<pg.Client> {
    const client = await (this.connection ??= this.open());
    const { stream } = client.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return client;
  }

  async close(): Promise<void> {
    const client = await this.connection?.catch(() => null);
    this.connection = null;
    await client?.end();
  }

  private open(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: env().DATABASE_URL, ...OPTIONS, pipeline: true });
    // A lost connection rejects its waiting statements; the next statement opens another one.
    client.on("error", (error) => logger().warn({ event: "db.connection_error", err: error }));
    const connection = client.connect().then(() => client);
    const discard = () => {
      if (this.connection === connection) this.connection = null;
    };
    client.once("end", discard);
    connection.catch(discard);
    return connection;
  }
}
