import type { Metadata } from "next";
import { QualityScreen } from "@/components/admin/quality/quality-screen";
import { getQuality } from "@/lib/features/admin/review-quality";
import { sharedQuery } from "@/lib/features/admin/schema";
import { ownerPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Quality" };

export default async function QualityPage({ searchParams }: QueryPageProps) {
  const ctx = await ownerPageCtx();
  const query = sharedQuery.parse(await searchParams);
  return <QualityScreen query={query} quality={await getQuality(ctx, query)} />;
}
