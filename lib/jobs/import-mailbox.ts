import "server-only";
import { analyseMailbox } from "@/lib/features/mailbox/analyse-mailbox";
import { buildReport } from "@/lib/features/report/build-report";
import type { Ctx, SystemActor } from "@/lib/shared/actor";

/** Imports a connected mailbox and, when there are new results, starts the report in its owner's name. */
export async function importMailbox(
  ctx: Ctx<SystemActor>,
  { importId }: { importId: string },
  signal: AbortSignal,
): Promise<void> {
  const read = await analyseMailbox(ctx, { importId, signal });
  if (read) await buildReport({ ...ctx, actor: { type: "trial", userId: read.userId } }, { needs: "any" });
}
