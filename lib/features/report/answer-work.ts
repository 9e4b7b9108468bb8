import "server-only";
import { saveWork } from "@/lib/features/work/save-work";
import type { WorkInput } from "@/lib/features/work/schema";
import type { PersonCtx } from "@/lib/shared/actor";
import { buildReport } from "./build-report";
import type { ReportView } from "./schema";
import * as store from "./store";

/**
 * Stores the person's answers about their work, and generates their report again if there is one.
 * @returns the report, or null when there is none or it is still being made.
 */
export async function answerWork(ctx: PersonCtx, answers: WorkInput): Promise<ReportView | null> {
  await saveWork(ctx, answers);
  if ((await store.findNewestHash(ctx.actor.userId)) === null) return null;
  const outcome = await buildReport(ctx, { needs: "any" });
  return outcome.status === "ready" ? outcome.report : null;
}
