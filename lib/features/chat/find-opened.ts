import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { opaqueId } from "@/lib/shared/ids";
import type { ChatMessageView } from "./schema";
import * as store from "./store";

/** As many messages as the page asks for at a time. */
const PAGE = 60;

/** The newest messages of the conversation that an address names, or null when it names none of one's own. */
export async function findOpened(
  { actor }: Ctx<UserActor>,
  named: unknown,
): Promise<{ sessionId: string; messages: ChatMessageView[] } | null> {
  const id = opaqueId.safeParse(named);
  if (!id.success) return null;
  const messages = await store.listMessages(actor.userId, id.data, PAGE, null);
  return messages && { sessionId: id.data, messages };
}
