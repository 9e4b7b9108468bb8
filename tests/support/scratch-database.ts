import { randomBytes } from "node:crypto";
import { migrate } from "../../scripts/lib/migrate.ts";
import { databaseNamed, quoteName, withClient } from "../../scripts/lib/postgres/client.ts";

/** A new, migrated database beside the given one. The role of the address has to be allowed to make databases. */
export async function createScratchDatabase(serverUrl: string): Promise<string> {
  const name = `clarity_test_${randomBytes(6).toString("hex")}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${quoteName(name)} TEMPLATE template0`));
  const url = databaseNamed(serverUrl, name);
  await migrate(url);
  return url;
}

/** Removes databases that `createScratchDatabase` made, whoever is still connected to them. */
export async function dropDatabases(serverUrl: string, urls: string[]): Promise<void> {
  await withClient(serverUrl, async (client) => {
    for (const url of urls) {
      const name = decodeURIComponent(new URL(url).pathname.slice(1));
      await client.query(`DROP DATABASE IF EXISTS ${quoteName(name)} WITH (FORCE)`);
    }
  });
}
