import type { Metadata } from "next";
import { OperationsScreen } from "@/components/admin/operations/operations-screen";
import { getOperations } from "@/lib/features/admin/manage-operations";
import { jobsQuery } from "@/lib/features/admin/schema";
import { ownerPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Operations" };

export default async function OperationsPage({ searchParams }: QueryPageProps) {
  const ctx = await ownerPageCtx();
  const query = jobsQuery.parse(await searchParams);
  return <OperationsScreen query={query} operations={await getOperations(ctx, query)} />;
}
