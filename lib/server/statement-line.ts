import "server-only";
import type { Duplex } from "node:stream";
import pg from "pg";
import { env } from "./env";
import { logger } from "./logger";

/** A statement on its way. */
export interface Sent<Row> {
  rows: Promise<Row[]>;
}

interface Line {
  client: pg.Client;
  stream: Duplex;
  isCorked: boolean;
}

const OPTIONS = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  // A statement that waits for a lock holds up all that were sent after it.
  lock_timeout: 1_000,
  // The server would plan each of the first five calls anew, which costs more than most of these statements. The one plan
  // is often made while the tables are almost empty, when reading one from end to end seems best: it must not be that.
  options: "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off",
  keepAlive: true,
};

/**
 * One connection that many callers use at a time: statements are sent without waiting for the answers before them, and
 * those of one tick with one write. It stays open, so that a call after a quiet hour finds its plan.
 */
export class StatementLine {
  private opened: Promise<Line> | null = null;

  async query<Row extends object>(query: pg.QueryConfig): Promise<Row[]> {
    return (await this.send<Row>(query)).rows;
  }

  /**
   * Resolves when the operating system has the whole statement: from then on it reaches the database even if this
   * process dies. What the database says to it comes as `rows`.
   */
  async send<Row extends object>(query: pg.QueryConfig): Promise<Sent<Row>> {
    const line = await (this.opened ??= this.open());
    if (!line.isCorked) {
      line.isCorked = true;
      line.stream.cork();
      process.nextTick(() => {
        line.isCorked = false;
        line.stream.uncork();
      });
    }
    const rows = line.client.query<Row>(query).then((result) => result.rows);
    rows.catch(() => undefined); // Whoever awaits them is told.
    await new Promise<void>((resolve, reject) => {
      // Written after the statement, so its callback comes when all of that was taken; why not, the rows know best.
      line.stream.write("", (error) => (error ? rows.then(() => resolve(), reject) : resolve()));
    });
    return { rows };
  }

  async close(): Promise<void> {
    const line = await this.opened?.catch(() => null);
    this.opened = null;
    await line?.client.end();
  }

  private open(): Promise<Line> {
    const client = new pg.Client({ connectionString: env().DATABASE_URL, ...OPTIONS, pipeline: true });
    // A lost connection fails what waits on it; the next statement opens another one.
    client.on("error", (error) => logger().warn({ event: "db.line_error", err: error }));
    const line = client.connect().then(() => ({ client, stream: client.connection.stream, isCorked: false }));
    const forget = () => {
      if (this.opened === line) this.opened = null;
    };
    client.once("end", forget);
    line.catch(forget);
    return line;
  }
}
