import type { Client } from "pg";
import { tokenKeys } from "../../lib/server/env.ts";
import {
  isSealedByFirst,
  openSecret,
  sealSecret,
  type SecretPlace,
  type TokenKey,
} from "../../lib/server/sealed-secret.ts";
import { withStartLock } from "../lib/lock.mjs";
import { migrate } from "../lib/migrate.ts";
import { withClient } from "../lib/postgres/client.ts";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { UserFacingError } from "../lib/project.mjs";
import { ensureSecrets, keepSecrets, newTokenKey } from "../lib/secrets.ts";
import { givenValues } from "../lib/settings.ts";

/** Where sealed values are; `value` and `stored` are SQL where a column holds them inside JSON. */
const SEALED = [
  { table: "data_connections", column: "access_token", userIdColumn: "user_id" },
  { table: "data_connections", column: "refresh_token", userIdColumn: "user_id" },
  { table: "admin_users", column: "totp_secret", userIdColumn: "id" },
  {
    table: "outbox_events",
    column: "payload",
    userIdColumn: "0",
    value: "payload ->> 'sealed'",
    stored: "jsonb_build_object('sealed', $2::text)",
  },
];

interface SealedRow {
  id: string;
  sealed: string;
  userId: number;
}

export async function resealAll(client: Client, keys: TokenKey[]): Promise<number> {
  let resealed = 0;
  await client.query("BEGIN");
  for (const { table, column, userIdColumn, value = column, stored = "$2" } of SEALED) {
    const { rows } = await client.query<SealedRow>(
      `SELECT id::text AS id, ${value} AS sealed, ${userIdColumn} AS "userId" FROM ${table} WHERE ${value} IS NOT NULL FOR UPDATE`,
    );
    for (const { id, sealed, userId } of rows.filter((row) => !isSealedByFirst(keys, row.sealed))) {
      const place: SecretPlace = { table, column, userId };
      const resealedValue = sealSecret(keys, openSecret(keys, sealed, place), place);
      await client.query(`UPDATE ${table} SET ${column} = ${stored} WHERE id::text = $1`, [id, resealedValue]);
      resealed += 1;
    }
  }
  await client.query("COMMIT");
  return resealed;
}

const reseal = (keys: string): Promise<number> =>
  withDatabase(async (url) => {
    await migrate(url);
    return withClient(url, (client) => resealAll(client, parseKeys(keys)));
  });

function parseKeys(text: string): TokenKey[] {
  const parsed = tokenKeys.safeParse(text);
  if (!parsed.success) throw new UserFacingError(`TOKEN_KEYS ${parsed.error.issues[0]?.message}.`);
  return parsed.data;
}

async function rotateOwn(): Promise<void> {
  const secrets = ensureSecrets(["TOKEN_KEYS"]);
  const [former = "", ...older] = (secrets.TOKEN_KEYS ?? "").split(",");
  const newest = Math.max(...[former, ...older].map((key) => Number(/^k(\d+):/.exec(key)?.[1] ?? 0)));
  const keys = [newTokenKey(`k${newest + 1}`), former];
  keepSecrets({ ...secrets, TOKEN_KEYS: [...keys, ...older].join(",") });
  const count = await reseal([...keys, ...older].join(","));
  keepSecrets({ ...secrets, TOKEN_KEYS: keys.join(",") });
  console.log(`A new token key is in .data/secrets.env; ${count} stored secrets were sealed with it.`);
}

export default async function keysRotate(): Promise<void> {
  const { TOKEN_KEYS } = givenValues();
  if (!TOKEN_KEYS) return withStartLock(rotateOwn);
  const count = await reseal(TOKEN_KEYS);
  console.log(
    `${count} stored secrets were sealed with the first of TOKEN_KEYS; the others may be removed in a day, when nothing in the outbox needs them.`,
  );
}
