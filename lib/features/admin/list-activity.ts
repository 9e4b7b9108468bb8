import "server-only";
import type { OwnerCtx } from "@/lib/shared/actor";
import * as store from "./activity-store";
import type { ActivityQuery, ActivityView } from "./schema";

export async function listActivity(_ctx: OwnerCtx, query: ActivityQuery): Promise<ActivityView> {
  const [list, choices] = await Promise.all([store.listActivity(query), store.listActivityChoices()]);
  return { list, ...choices };
}
