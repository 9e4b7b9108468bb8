import "server-only";
import { analyseMailbox } from "@/lib/features/mailbox/analyse-mailbox";
import type { MailboxCheck } from "@/lib/features/mailbox/schema";
import { buildReport } from "@/lib/features/report/build-report";
import type { Ctx, SystemActor } from "@/lib/shared/actor";

export async function importMailbox(
  ctx: Ctx<SystemActor>,
  { importId, check }: { importId: string; check?: MailboxCheck },
  signal: AbortSignal,
): Promise<void> {
  const read = await analyseMailbox(ctx, { importId, check, signal });
  if (read) await buildReport({ ...ctx, actor: { type: "trial", userId: read.userId } }, { needs: "any" });
}
