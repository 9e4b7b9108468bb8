import type { Metadata } from "next";
import { AccountScreen } from "@/components/accounts/account/account-screen";
import { ConnectionSection } from "@/components/mailbox/connection-section";
import { getAccount } from "@/lib/features/accounts/get-account";
import { isGoogleConfigured } from "@/lib/features/accounts/google-identity";
import { getMailbox } from "@/lib/features/mailbox/get-mailbox";
import { userPageCtx } from "@/lib/http/page";
import type { QueryPageProps } from "@/lib/shared/page-props";

export const metadata: Metadata = { title: "Your account", robots: { index: false } };

export default async function AccountPage({ searchParams }: QueryPageProps) {
  const ctx = await userPageCtx();
  const [account, mailbox, { google }] = await Promise.all([getAccount(ctx), getMailbox(ctx), searchParams]);
  return (
    <AccountScreen
      account={account}
      isGoogleConfigured={isGoogleConfigured()}
      googleEnding={typeof google === "string" ? google : undefined}
      mailbox={<ConnectionSection userId={ctx.actor.userId} mailbox={mailbox} />}
    />
  );
}
