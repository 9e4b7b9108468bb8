import "server-only";
import { findActiveImport } from "@/lib/features/mailbox/find-active-import";
import type { PersonCtx } from "@/lib/shared/actor";
import { STAGES, type FlowStatusView, type Stage } from "./schema";
import * as store from "./store";

const stageOf = (running: string | null): Stage | null => STAGES.find((stage) => stage === running) ?? null;

export async function getFlowStatus(ctx: PersonCtx): Promise<FlowStatusView> {
  const [flow, activeImport] = await Promise.all([store.findFlow(ctx.actor.userId), findActiveImport(ctx)]);
  return {
    success: true,
    flowStatus: {
      step1_linkedinProfile: flow.hasProfile,
      step2_emailConnected: flow.hasMailbox,
      step3_enhancedReport: flow.reportVersion !== null,
      hexacoScores: flow.hasScores,
      reportVersion: flow.reportVersion,
      reportStage: activeImport?.stage ?? stageOf(flow.reportStage),
      mailsRead: activeImport?.messages ?? null,
    },
  };
}
