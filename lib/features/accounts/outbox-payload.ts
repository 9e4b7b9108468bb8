import "server-only";
import { decryptSecret, encryptSecret } from "@/lib/server/crypto";

const PLACE = { table: "outbox_events", column: "payload", userId: 0 };

/** What an outbox row holds: nobody who reads the table sees whom an event is about. */
export const sealPayload = (payload: unknown) => ({ sealed: encryptSecret(JSON.stringify(payload), PLACE) });

/** The payload again; each handler parses it with its own schema. */
export const openPayload = (sealed: string): unknown => JSON.parse(decryptSecret(sealed, PLACE));
