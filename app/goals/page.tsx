import type { Metadata } from "next";
import { GoalsScreen } from "@/components/goals/goals-screen";
import { RemindersSection } from "@/components/check-ins/reminders-section";
import { QueryProvider } from "@/components/layout/query-provider";
import { getCheckInSettings } from "@/lib/features/check-ins/get-check-in-settings";
import { getGoalsPage } from "@/lib/features/goals/get-goals-page";
import { requirePageAccess, userPageCtx } from "@/lib/http/page";
import { paths } from "@/lib/shared/paths";

export const metadata: Metadata = { title: "Goals", robots: { index: false } };

export default async function GoalsPage() {
  await requirePageAccess(paths.goals);
  const ctx = await userPageCtx();
  const [page, settings] = await Promise.all([getGoalsPage(ctx), getCheckInSettings(ctx)]);
  return (
    <QueryProvider>
      <GoalsScreen {...page} reminders={<RemindersSection settings={settings} />} />
    </QueryProvider>
  );
}
