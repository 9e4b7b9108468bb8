import "server-only";
import type { Ctx } from "@/lib/shared/actor";
import { reportView } from "./report-view";
import type { ReportView } from "./schema";
import * as store from "./store";

/** The newest finished report of a person, with its versions and what they disputed; null when there is none. */
export async function getReport(_ctx: Ctx, { userId }: { userId: number }): Promise<ReportView | null> {
  const [ready, disputes, user] = await Promise.all([
    store.listReady(userId),
    store.findDisputes(userId),
    store.findPerson(userId),
  ]);
  const [newest] = ready;
  if (!newest || !user) return null;
  const versions = ready.map(({ version, createdAt, content }) => ({
    version,
    createdAt: createdAt.toISOString(),
    changes: content.changes,
  }));
  return reportView({ ...newest, user, disputes, versions, ledger: [] });
}
