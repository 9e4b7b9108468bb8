import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import type { Client } from "pg";
import { newPhc } from "../../lib/server/passwords/phc.ts";
import { emailKey, parseEmail } from "../../lib/shared/text/email.ts";
import { migrate } from "../lib/migrate.ts";
import { codeOf, withClient } from "../lib/postgres/client.ts";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { UserFacingError } from "../lib/project.mjs";

const USAGE = {
  create: "npm run admin:create -- --email … --username … [--role owner|moderator] [--password …]",
  list: "npm run admin:list",
  disable: "npm run admin:disable -- --email …",
  password: "npm run admin:password -- --email … [--password …]",
};
type Action = keyof typeof USAGE;
const MIN_PASSWORD_LENGTH = 12;
const MAX_PASSWORD_LENGTH = 128;
const UNIQUE_VIOLATION = "23505";

interface Options {
  email: string;
  username: string;
  password: string;
  role: string;
  isPasswordGenerated: boolean;
}

export const newPassword = (): string => randomBytes(15).toString("base64url");

function readOptions(action: Action, args: string[]): Options {
  const fail = (message: string): never => {
    throw new UserFacingError(`${message}\n${USAGE[action]}`);
  };
  const text = { type: "string" } as const;
  let values: { email?: string; username?: string; password?: string; role?: string } = {};
  try {
    ({ values } = parseArgs({ args, options: { email: text, username: text, password: text, role: text } }));
  } catch (error) {
    fail(error instanceof Error ? error.message : "These options cannot be read.");
  }
  const email = emailKey(parseEmail(values.email ?? "") ?? fail("Please give a valid --email."));
  const { username = "", role = "owner", password = newPassword() } = values;
  if (action === "create" && !/^[A-Za-z0-9._-]{2,40}$/.test(username))
    fail("Please give a --username of 2 to 40 letters, digits, dots, dashes or underscores.");
  if (role !== "owner" && role !== "moderator") fail("A --role is owner or moderator.");
  if (password.length < MIN_PASSWORD_LENGTH || password.length > MAX_PASSWORD_LENGTH)
    fail(
      `A --password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters. Leave it out to have one made.`,
    );
  return { email, username, password, role, isPasswordGenerated: values.password === undefined };
}

async function changeAdmin(client: Client, action: string, sql: string, values: unknown[]): Promise<void> {
  await client.query("BEGIN");
  const { rows } = await client.query<{ id: number }>(sql, values);
  if (!rows[0]) throw new UserFacingError("No admin has this email. Nothing was changed.");
  await client.query("DELETE FROM admin_sessions WHERE admin_id = $1", [rows[0].id]);
  await client.query(
    "INSERT INTO admin_activity_log (admin_id, action, target_table, target_id) VALUES ($1, $2, 'admin_users', $1::int::text)",
    [rows[0].id, action],
  );
  await client.query("COMMIT");
}

async function list(client: Client): Promise<void> {
  const { rows } = await client.query<{ line: string }>(
    `SELECT concat_ws(E'\t', email, username, role, CASE WHEN is_active THEN 'active' ELSE 'disabled' END,
       to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')) AS line
     FROM admin_users ORDER BY email`,
  );
  console.log(rows.map(({ line }) => line).join("\n") || `There is no admin. Make one: ${USAGE.create}`);
}

/** @throws UserFacingError when the address or the username is taken */
export async function createAdmin(
  client: Client,
  { email, username, password, role }: Pick<Options, "email" | "username" | "password" | "role">,
): Promise<void> {
  const sql = "INSERT INTO admin_users (email, username, password_hash, role) VALUES ($1, $2, $3, $4) RETURNING id";
  try {
    await changeAdmin(client, "admin.created", sql, [email, username, await newPhc(password), role]);
  } catch (error) {
    if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    throw new UserFacingError("An admin with this email or username exists already. Nothing was changed.");
  }
}

async function create(client: Client, options: Options): Promise<void> {
  await createAdmin(client, options);
  const { username, email } = options;
  console.log(`Admin ${username} may now sign in at /admin with ${email}.`);
}

async function disable(client: Client, { email }: Options): Promise<void> {
  const sql = "UPDATE admin_users SET is_active = false WHERE email = $1 RETURNING id";
  await changeAdmin(client, "admin.disabled", sql, [email]);
  console.log(`${email} is disabled and signed out. A new password makes this admin active again.`);
}

async function setPassword(client: Client, { email, password }: Options): Promise<void> {
  const sql = "UPDATE admin_users SET password_hash = $2, is_active = true WHERE email = $1 RETURNING id";
  await changeAdmin(client, "admin.password_set", sql, [email, await newPhc(password)]);
  console.log(`${email} has a new password, is active, and was signed out everywhere.`);
}

/**
 * `npm run admin:create|list|disable|password`: manages people who may sign in at /admin; works while the application
 * runs.
 */
export default async function admin([action = "", ...args]: string[]): Promise<void> {
  if (!(action in USAGE)) throw new UserFacingError(Object.values(USAGE).join("\n"));
  const options = action === "list" ? undefined : readOptions(action as Action, args); // Checked above.
  await withDatabase(async (url) => {
    await migrate(url);
    await withClient(url, (client) => {
      if (!options) return list(client);
      return { create, disable, password: setPassword }[action as "create" | "disable" | "password"](client, options); // `list` was handled above.
    });
  });
  if (options?.isPasswordGenerated && action !== "disable")
    console.log(`Password (shown only now): ${options.password}`);
}
