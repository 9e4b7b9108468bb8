import "server-only";
import { analyseMailbox } from "@/lib/features/mailbox/analyse-mailbox";
import type { MailboxCheck } from "@/lib/features/mailbox/schema";
import { buildReport } from "@/lib/features/report/build-report";
import type { Ctx, SystemActor } from "@/lib/shared/actor";

export async function analyseMailboxAndBuildReport(
  ctx: Ctx<SystemActor>,
  { importId, check }: { importId: string; check?: MailboxCheck },
  signal: AbortSignal,
): Promise<void> {
  const analysed = await analyseMailbox(ctx, { importId, check, signal });
  if (!analysed) return;
  await buildReport({ ...ctx, actor: { type: "trial", userId: analysed.userId } }, { needs: "any" });
}
