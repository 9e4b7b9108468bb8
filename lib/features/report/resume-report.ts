import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { AppError } from "@/lib/shared/errors";
import { buildReport } from "./build-report";
import * as store from "./store";

/** @throws AppError while the run may still be alive, so that the job is retried. */
export async function resumeReport(ctx: Ctx, { userId }: { userId: number }): Promise<void> {
  if (!(await store.findRunning(userId))) return;
  const { status } = await buildReport({ ...ctx, actor: { type: "trial", userId } }, { needs: "any" });
  if (status === "running") throw new AppError("generation_in_progress", "The report is being made.");
}
