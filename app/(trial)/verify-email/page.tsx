import type { Metadata } from "next";
import { VerifyEmailScreen } from "@/components/accounts/verify-email-screen";
import { singleParam, type QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Confirm your address", robots: { index: false }, referrer: "no-referrer" };

export default async function VerifyEmailPage({ searchParams }: QueryPageProps) {
  const { token } = await searchParams;
  return <VerifyEmailScreen token={singleParam(token)} />;
}
