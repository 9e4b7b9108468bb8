import "server-only";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { listConversationPages, listOwnedPages } from "./page-store";
import type { PageSummary } from "../schema";

export const listPages = ({ actor }: Ctx<UserActor>): Promise<PageSummary[]> => listOwnedPages(actor.userId);

export const listPagesIn = ({ actor }: Ctx<UserActor>, conversationId: string) =>
  listConversationPages(actor.userId, conversationId);
