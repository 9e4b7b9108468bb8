import type { Metadata } from "next";
import { AccountScreen } from "@/components/accounts/account/account-screen";
import { ActivitySection } from "@/components/accounts/account/activity-section";
import { CoachSection } from "@/components/chat/settings/coach-section";
import { WorkSection } from "@/components/work/work-section";
import { ConnectionSection } from "@/components/mailbox/gmail/connection-section";
import { listActionsAboutPerson } from "@/lib/features/admin/manage-people";
import { getAccount } from "@/lib/features/accounts/manage-account";
import { isGoogleConfigured } from "@/lib/features/accounts/google/resolve-google-identity";
import { getCoachPrompt } from "@/lib/features/chat/get-coach-prompt";
import { listCountries } from "@/lib/features/risk/list-countries";
import { getCoachSettings } from "@/lib/features/coach/settings/get-coach-settings";
import { getMailbox } from "@/lib/features/mailbox/get-mailbox";
import { getCachedReport } from "@/lib/features/report/get-cached-report";
import { userPageCtx } from "@/lib/http/page";
import { singleParam, type QueryPageProps } from "@/lib/shared/pages/page-props";

export const metadata: Metadata = { title: "Your account", robots: { index: false } };

export default async function AccountPage({ searchParams }: QueryPageProps) {
  const ctx = await userPageCtx();
  const [account, actions, mailbox, prompt, settings, { report }, { google }] = await Promise.all([
    getAccount(ctx),
    listActionsAboutPerson(ctx),
    getMailbox(ctx),
    getCoachPrompt(ctx),
    getCoachSettings(ctx),
    getCachedReport(ctx, ctx.actor),
    searchParams,
  ]);
  return (
    <AccountScreen
      account={account}
      hasReport={report !== null}
      activity={<ActivitySection actions={actions} />}
      isGoogleConfigured={isGoogleConfigured()}
      googleOutcome={singleParam(google)}
      work={<WorkSection userId={ctx.actor.userId} />}
      coach={<CoachSection prompt={prompt} settings={settings} countries={listCountries()} />}
      mailbox={<ConnectionSection userId={ctx.actor.userId} mailbox={mailbox} />}
    />
  );
}
