import "server-only";
import * as outbox from "./outbox-store";
import { wakeOutbox } from "./wake-outbox";

interface EndedConnection {
  userId: number;
  provider: string;
  /** Sealed as they stood in `data_connections`. */
  accessToken: string | null;
  refreshToken: string | null;
}

/** Has a provider told that a connection ended, again and again for a day until it hears. */
export async function revokeConnectionLater(connection: EndedConnection): Promise<void> {
  await outbox.addEvent("connection.revoke", connection);
  await wakeOutbox();
}
