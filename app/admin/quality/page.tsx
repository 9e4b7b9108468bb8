import type { Metadata } from "next";
import { QualityScreen } from "@/components/admin/quality/quality-screen";
import { getQuality } from "@/lib/features/admin/review-quality";
import { sharedQuery } from "@/lib/features/admin/schema";
import { type AdminListPageProps, ownerPageCtx } from "@/lib/http/page";

export const metadata: Metadata = { title: "Quality" };

export default async function QualityPage({ searchParams }: AdminListPageProps) {
  const ctx = await ownerPageCtx();
  const query = sharedQuery.parse(await searchParams);
  return <QualityScreen query={query} quality={await getQuality(ctx, query)} />;
}
