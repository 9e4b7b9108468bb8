import "server-only";
import { processSingleton } from "@/lib/server/process/process-singleton";
import type { Ctx } from "@/lib/shared/actor";
import { getReport } from "./get-report";
import { listDisputes, type DisputedInsight } from "./list-disputes";
import type { ReportView } from "./schema";
import * as store from "./store";

interface CachedReport {
  report: ReportView | null;
  disputes: DisputedInsight[];
}

interface CacheEntry {
  stamp: string;
  cached: CachedReport;
  expiry: NodeJS.Timeout;
}

const MAX_CACHED_PEOPLE = 200;
/** Counted from the last message. A deleted person's report leaves the memory of every process within this time. */
const CACHE_TTL_MS = 10 * 60_000;

const CACHED_REPORTS = processSingleton("report.cached-reports", () => new Map<number, CacheEntry>());

/**
 * The newest report and the disputes of a person, needed for every message that they send. Reads and parses them only
 * when the database says that one of the two has changed; otherwise seven more statements, most of them through the ORM
 * at about 1 ms of CPU each, would come before every reply (decision 020). The read log in it may be older.
 */
export async function getCachedReport(ctx: Ctx, { userId }: { userId: number }): Promise<CachedReport> {
  const people = CACHED_REPORTS.get();
  const stamp = await store.findStamp(userId);
  const hit = people.get(userId);
  clearTimeout(hit?.expiry);
  people.delete(userId);
  const cached = hit?.stamp === stamp ? hit.cached : await read(ctx, userId);
  const expiry = setTimeout(() => people.get(userId)?.expiry === expiry && people.delete(userId), CACHE_TTL_MS);
  people.set(userId, { stamp, cached, expiry: expiry.unref() });
  for (const [oldest] of people) {
    if (people.size <= MAX_CACHED_PEOPLE) break;
    people.delete(oldest);
  }
  return cached;
}

async function read(ctx: Ctx, userId: number): Promise<CachedReport> {
  const [report, disputes] = await Promise.all([getReport(ctx, { userId }), listDisputes(ctx, { userId })]);
  return { report, disputes };
}
