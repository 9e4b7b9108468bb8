import type { Metadata } from "next";
import { ActivityScreen } from "@/components/admin/activity-screen";
import { listActivity } from "@/lib/features/admin/list-activity";
import { activityQuery } from "@/lib/features/admin/schema";
import { type AdminListPageProps, ownerPageCtx } from "@/lib/http/page";

export const metadata: Metadata = { title: "Activity" };

export default async function ActivityPage({ searchParams }: AdminListPageProps) {
  const query = activityQuery.parse(await searchParams);
  return <ActivityScreen query={query} {...await listActivity(await ownerPageCtx(), query)} />;
}
