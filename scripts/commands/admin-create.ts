import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { newPhc } from "../../lib/server/phc.ts";
import { emailKey, parseEmail } from "../../lib/shared/email.ts";
import { withDatabase } from "../lib/database.ts";
import { migrate } from "../lib/migrate.ts";
import { codeOf, withClient } from "../lib/postgres/client.ts";
import { Refusal } from "../lib/project.mjs";

const USAGE = "npm run admin:create -- --email … --username … [--password …]";
const PASSWORD_MIN = 12;
const UNIQUE_VIOLATION = "23505";

interface NewAdmin {
  email: string;
  username: string;
  password: string;
  isPasswordOwn: boolean;
}

function readArgs(args: string[]): NewAdmin {
  const options = { email: { type: "string" }, username: { type: "string" }, password: { type: "string" } } as const;
  let values: { email?: string; username?: string; password?: string };
  try {
    ({ values } = parseArgs({ args, options }));
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : "These options cannot be read."}\n${USAGE}`);
  }
  const email = parseEmail(values.email ?? "");
  if (!email) throw new Refusal(`Please give a valid --email.\n${USAGE}`);
  if (!/^[A-Za-z0-9._-]{2,40}$/.test(values.username ?? ""))
    throw new Refusal(`Please give a --username of 2 to 40 letters, digits, dots, dashes or underscores.\n${USAGE}`);
  if (values.password !== undefined && (values.password.length < PASSWORD_MIN || values.password.length > 128))
    throw new Refusal(`An admin's --password has ${PASSWORD_MIN} to 128 characters. Leave it out to have one made.`);
  const password = values.password ?? randomBytes(15).toString("base64url");
  return { email, username: values.username ?? "", password, isPasswordOwn: values.password === undefined };
}

async function insert(url: string, { email, username, password }: NewAdmin): Promise<void> {
  const hash = await newPhc(password);
  await withClient(url, async (client) => {
    await client.query("BEGIN");
    const { rows } = await client.query<{ id: number }>(
      "INSERT INTO admin_users (email, username, password_hash) VALUES ($1, $2, $3) RETURNING id",
      [emailKey(email), username, hash],
    );
    await client.query(
      "INSERT INTO admin_activity_log (admin_id, action, target_table, target_id) VALUES ($1, 'admin.created', 'admin_users', $1::int::text)",
      [rows[0]?.id],
    );
    await client.query("COMMIT");
  });
}

/** `npm run admin:create`: makes a person who may sign in at /admin; works while the application runs. */
export default async function adminCreate(args: string[]): Promise<void> {
  const admin = readArgs(args);
  try {
    await withDatabase(async (url) => {
      await migrate(url);
      await insert(url, admin);
    });
  } catch (error) {
    if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    throw new Refusal("An admin with this email or username exists already. Nothing was changed.");
  }
  console.log(`Admin ${admin.username} may now sign in at /admin with ${emailKey(admin.email)}.`);
  if (admin.isPasswordOwn) console.log(`Password (shown only now): ${admin.password}`);
}
