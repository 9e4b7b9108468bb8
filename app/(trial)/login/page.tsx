import { singleParam, type QueryPageProps } from "@/lib/shared/pages/page-props";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LoginScreen } from "@/components/accounts/sign-in/login-screen";
import { isGoogleConfigured } from "@/lib/features/accounts/google/resolve-google-identity";
import { findPageUser, requirePageAccess } from "@/lib/http/page";
import { paths } from "@/lib/shared/paths";

export const metadata: Metadata = { title: "Sign In", robots: { index: false } };

export default async function LoginPage({ searchParams }: QueryPageProps) {
  await requirePageAccess(paths.login);
  if (await findPageUser()) redirect(paths.chat);
  const { google } = await searchParams;
  return <LoginScreen isGoogleConfigured={isGoogleConfigured()} googleOutcome={singleParam(google)} />;
}
