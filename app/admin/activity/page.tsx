import type { Metadata } from "next";
import { ActivityScreen } from "@/components/admin/activity-screen";
import { listActivity } from "@/lib/features/admin/list-activity";
import { activityQuery } from "@/lib/features/admin/schema";
import { ownerPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Activity" };

export default async function ActivityPage({ searchParams }: QueryPageProps) {
  const query = activityQuery.parse(await searchParams);
  return <ActivityScreen query={query} {...await listActivity(await ownerPageCtx(), query)} />;
}
