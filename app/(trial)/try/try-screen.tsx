"use client";

import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useMemo, useState } from "react";
import { DeleteAccountButton } from "@/components/accounts/deletion/delete-account-button";
import { LogoutButton } from "@/components/accounts/logout-button";
import { logout } from "@/components/accounts/logout";
import { GoogleButton } from "@/components/accounts/sign-in/google-button";
import { useCurrentUser } from "@/components/accounts/use-current-user";
import { MailboxConsent } from "@/components/mailbox/gmail/mailbox-consent";
import { TrialWizard } from "@/components/trial/trial-wizard";
import type { Opening, Person } from "@/lib/features/trial/schema";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";

const ReportWithCommitments = dynamic(() =>
  import("./report-with-commitments").then(({ ReportWithCommitments }) => ReportWithCommitments),
);

const WorkCard = dynamic(() => import("@/components/work/work-card").then(({ WorkCard }) => WorkCard));
const WorkStep = dynamic(() => import("@/components/work/work-step").then(({ WorkStep }) => WorkStep));

const QuestionnairePanel = dynamic(() =>
  import("@/components/hexaco/questionnaire-panel").then(({ QuestionnairePanel }) => QuestionnairePanel),
);

const DocumentPanel = dynamic(() =>
  import("@/components/profile/document-panel").then(({ DocumentPanel }) => DocumentPanel),
);

const MailboxPanel = dynamic(() =>
  import("@/components/mailbox/mailbox-panel").then(({ MailboxPanel }) => MailboxPanel),
);

const GmailCheckPanel = dynamic(() =>
  import("@/components/mailbox/gmail/gmail-check-panel").then(({ GmailCheckPanel }) => GmailCheckPanel),
);

interface TryScreenProps {
  opening: Opening;
  hasSession: boolean;
  isGoogleConfigured: boolean;
}

export function TryScreen({ opening, hasSession, isGoogleConfigured }: TryScreenProps) {
  const queryClient = useQueryClient();
  const { isLoading, user } = useCurrentUser();
  const person = useMemo<Person | null>(() => user && { userId: user.id, email: user.email, name: user.name }, [user]);

  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <TrialWizard
        opening={opening}
        user={isLoading ? undefined : person}
        hasSession={hasSession}
        isMailboxConfigured={isGoogleConfigured}
        onReset={() => void logout(queryClient)}
        onConnectMailbox={() => setIsAsking(true)}
        actions={
          user && (
            <>
              <LogoutButton />
              <DeleteAccountButton verb="Delete Profile" email={user.email} />
            </>
          )
        }
        googleSignIn={<GoogleButton isConfigured={isGoogleConfigured} size="sm" />}
        renderReport={({ onReport, ...props }) => (
          <ReportWithCommitments
            {...props}
            isSignedIn={Boolean(user)}
            canAskColleagues={user !== null}
            work={<WorkCard userId={props.userId} onReport={onReport} />}
          />
        )}
        renderWork={(props) => <WorkStep {...props} />}
        panels={{
          questionnaire: ({ person: { userId }, onDone, onClose }) => (
            <QuestionnairePanel userId={userId} onDone={onDone} onClose={onClose} />
          ),
          "questionnaire-24": ({ person: { userId }, onDone, onClose }) => (
            <QuestionnairePanel userId={userId} firstForm="24" onDone={onDone} onClose={onClose} />
          ),
          document: ({ person: { userId }, onDone, onClose }) => (
            <DocumentPanel userId={userId} onDone={onDone} onClose={onClose} />
          ),
          mailbox: ({ person: { userId, email }, onDone, onClose }) => (
            <MailboxPanel userId={userId} email={email} onDone={onDone} onClose={onClose} />
          ),
          gmail: ({ person: { userId }, onDone, onClose }) => (
            <GmailCheckPanel userId={userId} onDone={onDone} onClose={onClose} />
          ),
        }}
      />
      <MailboxConsent open={isAsking} onOpenChange={setIsAsking} onContinue={() => goTo(paths.connectMailbox)} />
    </>
  );
}
