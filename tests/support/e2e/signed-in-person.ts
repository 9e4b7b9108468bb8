import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import { withClient } from "../../../scripts/lib/postgres/client.ts";

export const SESSION_COOKIE = "clarity-session";

interface SignedInPerson {
  userId: number;
  email: string;
  /** Value of the session's cookie. */
  token: string;
}

/** The rows stand for a registration, which hashes a password for a quarter of a second. */
export async function insertSignedInPerson(databaseUrl: string): Promise<SignedInPerson> {
  const userId = randomInt(100_000, 2 ** 31);
  const email = `ada-${randomUUID()}@example.com`;
  const token = randomBytes(32).toString("base64url");
  await withClient(databaseUrl, async (client) => {
    await client.query(
      "INSERT INTO try_users (id, email, email_key, name, updated_at) VALUES ($1, $2, $2, 'Ada Lovelace', now())",
      [userId, email],
    );
    await client.query(
      `INSERT INTO sessions (id, session_token, user_id, expires) VALUES ($1, $2, $3, now() + interval '1 day')`,
      [randomUUID(), createHash("sha256").update(token).digest("hex"), userId],
    );
  });
  return { userId, email, token };
}
