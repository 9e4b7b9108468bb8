import "server-only";
import { firstNameOf } from "@/lib/features/accounts/model";
import type { CoachContext } from "@/lib/features/coach/schema";
import type { Ctx, UserActor } from "@/lib/shared/actor";

/** What the partner knows about this person before a conversation's own turns. */
export async function coachContext({ actor }: Ctx<UserActor>): Promise<CoachContext> {
  return { firstName: firstNameOf(actor.name, actor.email), report: null, disputes: [], memories: [], summary: null };
}
