import type { Client } from "pg";
import { tokenKeys } from "../../lib/server/env.ts";
import {
  isSealedByFirst,
  openSecret,
  sealSecret,
  type SecretPlace,
  type TokenKey,
} from "../../lib/server/sealed-secret.ts";
import { claimStart, START_LOCK, unlock } from "../lib/lock.mjs";
import { migrate } from "../lib/migrate.ts";
import { withClient } from "../lib/postgres/client.ts";
import { withDatabase } from "../lib/postgres/embedded.ts";
import { UserFacingError } from "../lib/project.mjs";
import { ensureSecrets, keepSecrets, newTokenKey } from "../lib/secrets.ts";
import { givenValues } from "../lib/settings.ts";

const SEALED = [
  ...["access_token", "refresh_token"].map((column) => ({
    table: "data_connections",
    column,
    value: column,
    userId: "user_id",
    set: `${column} = $2`,
  })),
  { table: "admin_users", column: "totp_secret", value: "totp_secret", userId: "id", set: "totp_secret = $2" },
  {
    table: "outbox_events",
    column: "payload",
    value: "payload ->> 'sealed'",
    userId: "0",
    set: "payload = jsonb_build_object('sealed', $2::text)",
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
  for (const { table, column, value, userId: userColumn, set } of SEALED) {
    const { rows } = await client.query<SealedRow>(
      `SELECT id::text AS id, ${value} AS sealed, ${userColumn} AS "userId" FROM ${table} WHERE ${value} IS NOT NULL FOR UPDATE`,
    );
    for (const { id, sealed, userId } of rows.filter((row) => !isSealedByFirst(keys, row.sealed))) {
      const place: SecretPlace = { table, column, userId };
      await client.query(`UPDATE ${table} SET ${set} WHERE id::text = $1`, [
        id,
        sealSecret(keys, openSecret(keys, sealed, place), place),
      ]);
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
  await claimStart();
  try {
    const secrets = ensureSecrets(["TOKEN_KEYS"]);
    const [former = "", ...older] = (secrets.TOKEN_KEYS ?? "").split(",");
    const newest = Math.max(...[former, ...older].map((key) => Number(/^k(\d+):/.exec(key)?.[1] ?? 0)));
    const keys = [newTokenKey(`k${newest + 1}`), former];
    keepSecrets({ ...secrets, TOKEN_KEYS: [...keys, ...older].join(",") });
    const count = await reseal([...keys, ...older].join(","));
    keepSecrets({ ...secrets, TOKEN_KEYS: keys.join(",") });
    console.log(`A new token key is in .data/secrets.env; ${count} stored secrets were sealed with it.`);
  } finally {
    unlock(START_LOCK);
  }
}

export default async function keysRotate(): Promise<void> {
  const { TOKEN_KEYS } = givenValues();
  if (!TOKEN_KEYS) return rotateOwn();
  const count = await reseal(TOKEN_KEYS);
  console.log(
    `${count} stored secrets were sealed with the first of TOKEN_KEYS; the others may be removed in a day, when nothing in the outbox needs them.`,
  );
}
