import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import type { Client } from "pg";
import { joinInput } from "../../lib/features/admin/schema.ts";
import { newPhc } from "../../lib/server/passwords/phc.ts";
import { emailKey, parseEmail } from "../../lib/shared/text/email.ts";
import { migrate } from "../lib/migrate.ts";
import { codeOf, withClient } from "../lib/postgres/client.ts";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { messageOf, UserFacingError } from "../lib/project.mjs";

const USAGE = {
  create: "npm run admin:create -- --email … --username … [--role owner|moderator] [--password …]",
  list: "npm run admin:list",
  disable: "npm run admin:disable -- --email …",
  password: "npm run admin:password -- --email … [--password …]",
};
type Action = keyof typeof USAGE;
const isAction = (name: string): name is Action => name in USAGE;
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
    fail(messageOf(error));
  }
  const email = parseEmail(values.email ?? "") ?? (action === "list" ? "" : fail("Please give a valid --email."));
  const { username = "", role = "owner", password = newPassword() } = values;
  if (action === "create" && !joinInput.shape.username.safeParse(username).success)
    fail("Please give a --username of 2 to 40 letters, digits, dots, dashes or underscores.");
  if (role !== "owner" && role !== "moderator") fail("A --role is owner or moderator.");
  const wrongPassword = joinInput.shape.password.safeParse(password).error;
  if (wrongPassword) fail(`${wrongPassword.issues.at(-1)?.message}. Leave --password out to have one made.`);
  return { email: emailKey(email), username, password, role, isPasswordGenerated: values.password === undefined };
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

function printGenerated({ password, isPasswordGenerated }: Options): void {
  if (isPasswordGenerated) console.log(`Password (shown only now): ${password}`);
}

async function create(client: Client, options: Options): Promise<void> {
  await createAdmin(client, options);
  console.log(`Admin ${options.username} may now sign in at /admin with ${options.email}.`);
  printGenerated(options);
}

async function disable(client: Client, { email }: Options): Promise<void> {
  const sql = "UPDATE admin_users SET is_active = false WHERE email = $1 RETURNING id";
  await changeAdmin(client, "admin.disabled", sql, [email]);
  console.log(`${email} is disabled and signed out. A new password makes this admin active again.`);
}

async function setPassword(client: Client, options: Options): Promise<void> {
  const { email, password } = options;
  const sql = "UPDATE admin_users SET password_hash = $2, is_active = true WHERE email = $1 RETURNING id";
  await changeAdmin(client, "admin.password_set", sql, [email, await newPhc(password)]);
  console.log(`${email} has a new password, is active, and was signed out everywhere.`);
  printGenerated(options);
}

const ACTIONS = { create, list, disable, password: setPassword };

/**
 * `npm run admin:create|list|disable|password`: manages people who may sign in at /admin; works while the application
 * runs.
 */
export default async function admin([action = "", ...args]: string[]): Promise<void> {
  if (!isAction(action)) throw new UserFacingError(Object.values(USAGE).join("\n"));
  const options = readOptions(action, args);
  await withDatabase(async (url) => {
    await migrate(url);
    await withClient(url, (client) => ACTIONS[action](client, options));
  });
}
