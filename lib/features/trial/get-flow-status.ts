import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import type { FlowStatusView } from "./schema";
import * as store from "./store";

/** How far a person's trial has come. */
export async function getFlowStatus(_ctx: Ctx, { userId }: { userId: number }): Promise<FlowStatusView> {
  const flow = await store.findFlow(userId);
  return {
    success: true,
    flowStatus: {
      step1_linkedinProfile: flow.hasProfile,
      step2_emailConnected: flow.hasMailbox,
      step3_enhancedReport: flow.hasReport,
      hexacoScores: flow.hasScores,
      reportStage: flow.reportStage,
    },
  };
}
