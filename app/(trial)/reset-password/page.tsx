import type { Metadata } from "next";
import { ResetPasswordScreen } from "@/components/accounts/reset-password-screen";
import { singleParam, type QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "New password", robots: { index: false }, referrer: "no-referrer" };

export default async function ResetPasswordPage({ searchParams }: QueryPageProps) {
  const { token } = await searchParams;
  return <ResetPasswordScreen token={singleParam(token)} />;
}
