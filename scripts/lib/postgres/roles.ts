import { LOOPBACK_HOST } from "../loopback.mjs";
import { databaseNamed, quoteName, quoteText, withClient } from "./client.ts";

const NAME = "clarity";

export const appDatabaseUrl = (port: number, password: string): string =>
  `postgresql://${NAME}:${encodeURIComponent(password)}@${LOOPBACK_HOST}:${port}/${NAME}`;

/**
 * Creates the application's role and database, or updates their rights and password. The role owns the schema `public`
 * of its database and may add schemas there (the queue has its own); it is no superuser, owns no database, and cannot
 * enter the administrator's. Returns the application's address.
 */
export async function ensureAppDatabase(adminUrl: string, password: string): Promise<string> {
  const name = quoteName(NAME);
  await withClient(adminUrl, async (admin) => {
    const role = await admin.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [NAME]);
    const rights = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";
    await admin.query(`${role.rowCount ? "ALTER" : "CREATE"} ROLE ${name} ${rights} PASSWORD ${quoteText(password)}`);
    const database = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
    if (!database.rowCount) await admin.query(`CREATE DATABASE ${name}`);
    await admin.query("REVOKE CONNECT ON DATABASE postgres, template1 FROM PUBLIC");
    await admin.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
    await admin.query(`GRANT CONNECT, CREATE, TEMPORARY ON DATABASE ${name} TO ${name}`);
  });
  await withClient(databaseNamed(adminUrl, NAME), (admin) => admin.query(`ALTER SCHEMA public OWNER TO ${name}`));
  return appDatabaseUrl(Number(new URL(adminUrl).port), password);
}
