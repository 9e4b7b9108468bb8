import type { Metadata } from "next";
import { GoalsScreen } from "@/components/goals/goals-screen";
import { QueryProvider } from "@/components/layout/query-provider";
import { getGoalsPage } from "@/lib/features/goals/get-goals-page";
import { userPageCtx } from "@/lib/http/page";

export const metadata: Metadata = { title: "Goals", robots: { index: false } };

export default async function GoalsPage() {
  const ctx = await userPageCtx();
  return (
    <QueryProvider>
      <GoalsScreen {...await getGoalsPage(ctx)} />
    </QueryProvider>
  );
}
