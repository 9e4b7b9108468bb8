import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { recordAdminAction } from "@/lib/features/accounts/admins/admin-actions";
import { listActivity } from "@/lib/features/admin/list-activity";
import { activityQuery } from "@/lib/features/admin/schema";
import { db } from "@/lib/server/db";
import { env } from "@/lib/server/env";
import type { Ctx, OwnerActor } from "@/lib/shared/actor";
import { findBrokenLine } from "@/scripts/lib/admin-record";

async function owner(): Promise<OwnerActor> {
  const username = randomUUID();
  const email = `${username}@example.com`;
  const { id } = await db().adminUser.create({ data: { email, username, passwordHash: "none", role: "owner" } });
  return { type: "admin", adminId: id, sessionId: "none", username, email, role: "owner" };
}

const ctxOf = (actor: OwnerActor): Ctx<OwnerActor> => ({ actor, requestId: "test", now: new Date(), network: "test" });
const record = (actor: OwnerActor, action: string, reason?: string) =>
  db().$transaction((tx) =>
    recordAdminAction(actor, { action, reason, targetTable: "try_users", targetId: 7, details: { count: 2 } }, tx),
  );

async function withClient<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it("chains the entries of concurrent actions", async () => {
  const actor = await owner();
  await Promise.all(Array.from({ length: 20 }, (_, index) => record(actor, `test.${index}`, "because")));
  const state = await withClient(findBrokenLine);
  expect(state.lines).toBeGreaterThanOrEqual(20);
  expect(state.brokenAt).toBeNull();
});

it("refuses changes and removals", async () => {
  const actor = await owner();
  await record(actor, "test.kept");
  const where = { adminId: actor.adminId };
  await expect(db().adminActivityLog.updateMany({ where, data: { reason: "other" } })).rejects.toThrow(/append-only/);
  await expect(db().adminActivityLog.deleteMany({ where })).rejects.toThrow(/append-only/);
  await expect(db().$executeRaw`TRUNCATE admin_activity_log`).rejects.toThrow(/append-only/);
  await expect(db().$executeRaw`TRUNCATE admin_users CASCADE`).rejects.toThrow(/append-only/);
  await expect(db().adminUser.delete({ where: { id: actor.adminId } })).rejects.toThrow();
});

it("leaves no log entry of an action that is rolled back", async () => {
  const actor = await owner();
  const failed = db().$transaction(async (tx) => {
    await recordAdminAction(actor, { action: "test.undone" }, tx);
    throw new Error("undone");
  });
  await expect(failed).rejects.toThrow("undone");
  await record(actor, "test.done");
  const { list } = await listActivity(ctxOf(actor), activityQuery.parse({ admin: actor.username }));
  expect(list.rows.map(({ action }) => action)).toEqual(["test.done"]);
  expect((await withClient(findBrokenLine)).brokenAt).toBeNull();
});

it("detects an entry that somebody with full database rights has changed or removed", async () => {
  const actor = await owner();
  for (const action of ["test.a", "test.b", "test.c"]) await record(actor, action, "as asked");
  const [first, second, third] = await db().adminActivityLog.findMany({
    where: { adminId: actor.adminId },
    orderBy: { id: "asc" },
  });
  await withClient(async (client) => {
    const tamper = async (sql: string) => {
      await client.query("BEGIN");
      await client.query("ALTER TABLE admin_activity_log DISABLE TRIGGER USER");
      await client.query(sql, [second?.id]);
      const { brokenAt } = await findBrokenLine(client);
      await client.query("ROLLBACK");
      return brokenAt;
    };
    expect(first).toBeDefined();
    expect(await tamper("UPDATE admin_activity_log SET reason = 'nothing' WHERE id = $1")).toBe(second?.id);
    expect(await tamper("DELETE FROM admin_activity_log WHERE id = $1")).toBe(third?.id);
    expect((await findBrokenLine(client)).brokenAt).toBeNull();
  });
});

it("filters, searches and orders the record", async () => {
  const actor = await owner();
  await record(actor, "test.first", "50% of_them asked");
  await record(actor, "test.second", "another cause");
  const found = async (query: object) =>
    (await listActivity(ctxOf(actor), activityQuery.parse({ admin: actor.username, ...query }))).list;
  expect((await found({})).rows.map(({ action }) => action)).toEqual(["test.second", "test.first"]);
  expect((await found({ sort: "oldest" })).rows[0]).toMatchObject({
    action: "test.first",
    target: "try_users 7",
    details: "count: 2",
    reason: "50% of_them asked",
    admin: actor.username,
  });
  expect((await found({ search: "0% OF_" })).total).toBe(1);
  expect((await found({ search: "50%them" })).total).toBe(0);
  expect((await found({ action: "test.second" })).total).toBe(1);
  expect((await found({ sort: "sideways", page: "none" })).total).toBe(2);
  expect((await found({ search: "nowhere" })).rows).toEqual([]);
});
