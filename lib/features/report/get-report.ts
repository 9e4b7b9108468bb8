import "server-only";
import { getShownResult } from "@/lib/features/outside-view/get-outside-view";
import { listReadLog } from "@/lib/features/read-log/list-read-log";
import type { Ctx } from "@/lib/shared/actor";
import { withOutsideTension } from "./outside-tension";
import { reportView } from "./report-view";
import type { ReportLogEntryView, ReportView } from "./schema";
import * as store from "./store";

export async function getReport(ctx: Ctx, { userId }: { userId: number }): Promise<ReportView | null> {
  const [newest, listed, disputes, user, readLog, outside] = await Promise.all([
    store.findNewest(userId),
    store.listVersions(userId),
    store.findDisputes(userId),
    store.findPerson(userId),
    readLogOf(ctx, userId),
    getShownResult(ctx, { userId }),
  ]);
  if (!newest || !user) return null;
  const versions = listed.map(({ createdAt, ...version }) => ({ ...version, createdAt: createdAt.toISOString() }));
  const content = { ...newest.content, details: withOutsideTension(newest.content.details, outside) };
  return reportView({ ...newest, content, user, disputes, versions, readLog });
}

async function readLogOf(ctx: Ctx, userId: number): Promise<ReportLogEntryView[]> {
  const { actor } = ctx;
  const isOwn = (actor.type === "user" || actor.type === "trial") && actor.userId === userId;
  return isOwn ? listReadLog({ ...ctx, actor }) : [];
}
