import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { listConversationPages, listOwnedPages } from "./page-store";
import type { PageSummary } from "./schema";

/** One's pages, the newest first. */
export const listPages = ({ actor }: Ctx<UserActor>): Promise<PageSummary[]> => listOwnedPages(actor.userId);

/** The pages that were made in a conversation, with the message below which each is shown. */
export const listPagesIn = ({ actor }: Ctx<UserActor>, conversationId: string) =>
  listConversationPages(actor.userId, conversationId);
