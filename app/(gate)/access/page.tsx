import type { Metadata } from "next";
import { AccessScreen } from "@/components/access/access-screen";
import { hasPageAccess } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/pages/page-props";
import { safeRedirect } from "@/lib/shared/security/safe-redirect";

export const metadata: Metadata = { title: "Access Required", robots: { index: false } };

export default async function AccessPage({ searchParams }: QueryPageProps) {
  const { redirect } = await searchParams;
  return <AccessScreen target={safeRedirect(redirect)} hasCookie={await hasPageAccess()} />;
}
