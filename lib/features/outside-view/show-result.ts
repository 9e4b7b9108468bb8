import "server-only";
import { listItems } from "@/lib/features/hexaco/list-items";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { utcDay } from "@/lib/shared/time/dates";
import { composeResult } from "./compose-result";
import { getOutsideView } from "./get-outside-view";
import { storeResult } from "./rating-store";
import type { OutsideViewState } from "./schema";

const TOO_FEW = "Fewer than three new answers have come. Answers count from the day after they were given.";

/** @throws AppError conflict when fewer than three answers wait that no result contained. */
export async function showResult(ctx: Ctx<UserActor>): Promise<OutsideViewState> {
  const today = utcDay(ctx.now);
  const items = listItems("24");
  const result = await storeResult(ctx.actor.userId, today, (input) => composeResult(input, items, today));
  if (!result) throw new AppError("conflict", TOO_FEW);
  return getOutsideView(ctx);
}
