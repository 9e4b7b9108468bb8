import { createServer, type Server, type Socket } from "node:net";
import { isDatabaseUnavailable } from "@/lib/server/database/database-error";
import { closeDb, db, prepared, preparedToSend } from "@/lib/server/db";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { listenOnLoopback } from "@/tests/support/listen-on-loopback";
import { changeSettings, restoreSettings } from "@/tests/support/settings";

interface Timeouts {
  statement: string;
  idle: string;
}
const TIMEOUTS = `
  SELECT current_setting('statement_timeout') AS statement,
    current_setting('idle_in_transaction_session_timeout') AS idle`;

const opened = () => processSingleton("database", () => undefined).peek();

describe("the database client", () => {
  it("opens once at first use for all copies of the module", async () => {
    await closeDb();
    expect(opened()).toBeUndefined();
    await jest.isolateModulesAsync(async () => {
      const copy = await import("@/lib/server/db");
      expect(opened()).toBeUndefined();
      expect(copy.db()).toBe(db());
    });
    expect(opened()).toBeDefined();
  });

  it("closes every connection and reopens on demand", async () => {
    const [mine] = await db().$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
    await closeDb();
    const [{ count = 1 } = {}] = await db().$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity WHERE pid = ${mine?.pid}`;
    expect(count).toBe(0);
  });

  it("sets statement and idle-transaction timeouts on each connection", async () => {
    const asked = await db().$queryRaw<Timeouts[]>`
      SELECT current_setting('statement_timeout') AS statement,
        current_setting('idle_in_transaction_session_timeout') AS idle`;
    expect(asked).toEqual([{ statement: "10s", idle: "15s" }]);
    expect(await prepared<Timeouts>(TIMEOUTS)()).toEqual(asked);
    // Shared connections run no transaction.
    for (const group of ["shortQueries", "replyWrites"] as const)
      expect(await prepared<Timeouts>(TIMEOUTS, group)()).toMatchObject([{ statement: "10s" }]);
  });
});

describe("a shared connection", () => {
  const PLAN = `
    EXPLAIN UPDATE chat_messages m SET content = ''
    FROM unnest((SELECT array_agg(id) FROM app_instances)) AS whole (id) WHERE m.id = whole.id AND m.instance_id = 'one'`;

  it("never plans sequential scans on shared connections", async () => {
    const lines = await prepared<{ "QUERY PLAN": string }>(PLAN, "replyWrites")();
    const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
    expect(plan).toMatch(/(using|on) chat_messages_pkey/);
    expect(plan).not.toContain("Seq Scan on chat_messages");
  });
});

describe("a sent statement", () => {
  const SLEEP = preparedToSend<{ pid: number }>("SELECT pg_backend_pid() AS pid FROM pg_sleep($1::int)", "replyWrites");

  it("sends a statement before the previous one is answered", async () => {
    let isAnswered = false;
    const { rows } = await SLEEP(1);
    void rows.then(() => (isAnswered = true));
    await Promise.resolve();
    expect(isAnswered).toBe(false);
    expect(await rows).toHaveLength(1);
  });

  it("reports a lost connection", async () => {
    const [line] = await (await SLEEP(0)).rows;
    const { rows } = await SLEEP(5);
    const lost = expect(rows).rejects.toThrow("terminat");
    await db().$queryRaw`SELECT pg_terminate_backend(${line?.pid})`;
    await lost;
  });
});

describe("a server that accepts a connection and never responds", () => {
  let mute: Server;
  let port: number;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    mute = createServer((socket) => void sockets.push(socket));
    port = await listenOnLoopback(mute);
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => mute.close(resolve));
  });

  it("times out on an unresponsive server, which counts as unavailable", async () => {
    await closeDb();
    changeSettings({ DATABASE_URL: `postgresql://a:b@127.0.0.1:${port}/c` });
    const asked = await Promise.allSettled([
      db().session.count(),
      prepared("SELECT 1")(),
      prepared("SELECT 1", "shortQueries")(),
      prepared("SELECT 1", "replyWrites")(),
    ]);
    const isUnavailable = asked.map((call) => call.status === "rejected" && isDatabaseUnavailable(call.reason));
    expect(isUnavailable).toEqual(Array(4).fill(true));
    await closeDb();
    restoreSettings();
  });
});
