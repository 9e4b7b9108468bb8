import type { QueryPageProps } from "@/lib/shared/page-props";
import type { Metadata } from "next";
import { LoginErrorScreen } from "@/components/accounts/login-error-screen";

export const metadata: Metadata = { title: "Account Not Found", robots: { index: false }, referrer: "no-referrer" };

export default async function LoginErrorPage({ searchParams }: QueryPageProps) {
  const { email } = await searchParams;
  return <LoginErrorScreen email={typeof email === "string" ? email : undefined} />;
}
