import type { Metadata } from "next";
import { AccountScreen } from "@/components/accounts/account/account-screen";
import { getAccount } from "@/lib/features/accounts/get-account";
import { isGoogleConfigured } from "@/lib/features/accounts/google-identity";
import { userPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/page-props";

export const metadata: Metadata = { title: "Your account", robots: { index: false } };

export default async function AccountPage({ searchParams }: QueryPageProps) {
  const ctx = await userPageCtx();
  const { google } = await searchParams;
  return (
    <AccountScreen
      account={await getAccount(ctx)}
      isGoogleConfigured={isGoogleConfigured()}
      googleEnding={typeof google === "string" ? google : undefined}
    />
  );
}
