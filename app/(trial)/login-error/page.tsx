import { singleParam, type QueryPageProps } from "@/lib/shared/pages/page-props";
import type { Metadata } from "next";
import { LoginErrorScreen } from "@/components/accounts/sign-in/login-error-screen";
import { requirePageAccess } from "@/lib/http/page";
import { paths } from "@/lib/shared/paths";

export const metadata: Metadata = { title: "Account Not Found", robots: { index: false }, referrer: "no-referrer" };

export default async function LoginErrorPage({ searchParams }: QueryPageProps) {
  await requirePageAccess(paths.loginError());
  const { email } = await searchParams;
  return <LoginErrorScreen email={singleParam(email)} />;
}
