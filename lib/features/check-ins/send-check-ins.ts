import "server-only";
import { enqueueOutbox } from "@/lib/features/accounts/outbox/enqueue-outbox";
import type { Ctx, SystemActor } from "@/lib/shared/actor";
import { checkInMail } from "./mails";
import { planNextMail } from "./send-store";

export async function sendCheckIns({ now }: Ctx<SystemActor>, signal?: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal?.aborted && (await planNextMail(now, (plan) => checkInMail(plan, now)))) count += 1;
  if (count > 0) await enqueueOutbox();
  return count;
}
