"use client";

import type { ReactNode } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { QueryProvider } from "@/components/layout/query-provider";
import { buttonClass } from "@/components/ui/button";
import type { AccountView } from "@/lib/features/accounts/schema";
import { paths } from "@/lib/shared/paths";
import { LogoutButton } from "../logout-button";
import { ConfirmIdentityProvider } from "./confirm-identity";
import { DeleteSection, ExportSection } from "./data-section";
import { GoogleSection } from "./google-section";
import { IdentitySection } from "./identity-section";
import { PasswordSection } from "./password-section";
import { SessionsSection } from "./sessions-section";

interface AccountScreenProps {
  account: AccountView;
  hasReport: boolean;
  isGoogleConfigured: boolean;
  googleOutcome: string | undefined;
  activity: ReactNode;
  mailbox: ReactNode;
  coach: ReactNode;
  work: ReactNode;
}

export function AccountScreen({
  account,
  hasReport,
  activity,
  isGoogleConfigured,
  googleOutcome,
  mailbox,
  coach,
  work,
}: AccountScreenProps) {
  return (
    <QueryProvider>
      <ConfirmIdentityProvider hasPassword={account.hasPassword} hasGoogle={account.hasGoogle}>
        <AppShell
          actions={
            <>
              {hasReport && (
                <a href={paths.report} className={buttonClass({ variant: "ghost", size: "sm" })}>
                  Your report
                </a>
              )}
              <a href={paths.chat} className={buttonClass({ variant: "ghost", size: "sm" })}>
                Chat
              </a>
              <LogoutButton />
            </>
          }
        >
          <div className="container-page py-10 sm:py-16">
            <h1 className="display-type mb-10 text-4xl">Your account</h1>
            <IdentitySection account={account} />
            <PasswordSection key={String(account.hasPassword)} hasPassword={account.hasPassword} />
            <GoogleSection account={account} isConfigured={isGoogleConfigured} outcome={googleOutcome} />
            {work}
            {mailbox}
            {coach}
            <SessionsSection sessions={account.sessions} />
            {activity}
            <ExportSection />
            <DeleteSection email={account.email} />
          </div>
        </AppShell>
      </ConfirmIdentityProvider>
    </QueryProvider>
  );
}
