import { randomBytes } from "node:crypto";
import { migrate } from "../../scripts/lib/migrate.ts";
import { databaseNamed, quoteName, withClient } from "../../scripts/lib/postgres/client.ts";
import { startTemporaryServer } from "../../scripts/lib/postgres/temporary.ts";

const nameOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

export async function createScratchDatabase(serverUrl: string): Promise<string> {
  const name = `clarity_test_${randomBytes(6).toString("hex")}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${quoteName(name)} TEMPLATE template0`));
  const url = databaseNamed(serverUrl, name);
  await migrate(url);
  return url;
}

/** A migrated database on the server of DATABASE_URL, or else on one that is started for it. */
export async function openScratchDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const server = process.env.DATABASE_URL ? null : await startTemporaryServer();
  const serverUrl = server?.url ?? process.env.DATABASE_URL ?? "";
  const url = await createScratchDatabase(serverUrl);
  const remove = async () => {
    await dropDatabases(serverUrl, [url]);
    await server?.stop();
  };
  return { url, remove };
}

/** Recreates the database of `url` as a copy of the one of `templateUrl`, which must have no connections. */
export async function copyDatabase(templateUrl: string, url: string): Promise<void> {
  const serverUrl = databaseNamed(templateUrl, "postgres");
  await dropDatabases(serverUrl, [url]);
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${quoteName(nameOf(url))} TEMPLATE ${quoteName(nameOf(templateUrl))}`),
  );
}

/**
 * Removes databases of `createScratchDatabase`, even with open connections. WITH (FORCE) would be refused (42501) while
 * an autovacuum worker uses one, because this role may not end it; a plain DROP ends such workers itself.
 */
export async function dropDatabases(serverUrl: string, urls: string[]): Promise<void> {
  const names = urls.map(nameOf);
  await withClient(serverUrl, async (client) => {
    await client.query(
      "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = ANY ($1) AND usename = current_user",
      [names],
    );
    for (const name of names) await client.query(`DROP DATABASE IF EXISTS ${quoteName(name)}`);
  });
}
