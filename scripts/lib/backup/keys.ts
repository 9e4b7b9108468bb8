import { createHash } from "node:crypto";
import type { Env } from "../../../lib/server/env.ts";
import { UserFacingError } from "../project.mjs";
import type { KeyFingerprints } from "./file.ts";

const fingerprint = (secret: string | Buffer): string =>
  createHash("sha256").update("clarity-backup\0").update(secret).digest("hex").slice(0, 16);

/** A secret has at least 32 random bytes, so its hash reveals nothing. */
export const fingerprintKeys = ({
  AUTH_SECRET,
  TOKEN_KEYS,
}: Pick<Env, "AUTH_SECRET" | "TOKEN_KEYS">): KeyFingerprints => ({
  authSecret: fingerprint(AUTH_SECRET),
  tokenKeys: TOKEN_KEYS.map(({ id, key }) => `${id}:${fingerprint(key)}`),
});

/** @throws UserFacingError when this installation's keys cannot decrypt the backup's contents */
export function assertSameKeys(backup: KeyFingerprints, present: KeyFingerprints): void {
  const missing = backup.tokenKeys.filter((key) => !present.tokenKeys.includes(key)).map((key) => key.split(":")[0]);
  const causes = [
    ...(missing.length > 0
      ? [`TOKEN_KEYS ${missing.join(", ")}, which opens its mailbox tokens and waiting mail`]
      : []),
    ...(backup.authSecret === present.authSecret ? [] : ["AUTH_SECRET, which keeps deleted people deleted"]),
  ];
  if (causes.length > 0)
    throw new UserFacingError(
      `This backup was made with other keys: ${causes.join("; ")}. ` +
        "Bring back the .data/secrets.env (or the settings) of that installation first. Nothing was changed.",
    );
}
