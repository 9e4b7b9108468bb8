"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { PageSection } from "@/components/layout/page-section";
import { Button, buttonClass } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { notify } from "@/components/ui/toasts/toast";
import type { MailboxView } from "@/lib/features/mailbox/schema";
import { apiClient, failureText } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { MailboxConsent } from "./mailbox-consent";

const PROVIDER = PRODUCT.mailboxProvider;

const CONNECTION: Record<MailboxView["connection"], string> = {
  connected: `${PROVIDER} is connected: your sent mail may be read, nothing else.`,
  lost: `${PROVIDER} no longer lets us read your mail. What was measured before is kept.`,
  none: "No mailbox is connected.",
};

const isReading = ({ lastImport }: MailboxView): boolean =>
  lastImport?.state === "queued" || lastImport?.state === "running";

function importStatusText(mailbox: MailboxView): string | null {
  const { lastImport, patterns, connection } = mailbox;
  if (isReading(mailbox)) return "Your mail is being read right now.";
  if (lastImport?.state === "failed") return "The last import did not finish; nothing of it was stored.";
  if (!patterns) return connection === "connected" ? "No mail has been read yet." : null;
  const [measured, older] = [patterns.own.messages, patterns.summary.excluded.beyondNewest].map((count) =>
    count.toLocaleString("en"),
  );
  const omitted = older === "0" ? "" : ` ${older} older ones were left out.`;
  return `${measured} of your own mails were measured for your report.${omitted}`;
}

interface ConnectionSectionProps {
  userId: number;
  mailbox: MailboxView;
}

export function ConnectionSection({ userId, mailbox }: ConnectionSectionProps) {
  const [dialog, setDialog] = useState<"consent" | "disconnect" | null>(null);
  const { disconnect, isBusy, failure } = useDisconnect(userId, () => setDialog(null));
  const { connection, canConnect } = mailbox;
  const statusText = importStatusText(mailbox);
  return (
    <PageSection
      id="mailbox"
      title="Mailbox"
      lead="Only counts are stored, never the text of a mail. Disconnecting returns the permission to Google."
    >
      <p>{CONNECTION[connection]}</p>
      {statusText && <p className="text-muted mt-1 text-sm">{statusText}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        {connection === "connected" && !isReading(mailbox) && (
          <a href={paths.checkMailbox} className={buttonClass({ variant: "secondary" })}>
            {mailbox.patterns?.source === "gmail" ? "Read my sent mail again" : "Check and read my sent mail"}
          </a>
        )}
        {connection !== "connected" && canConnect && (
          <Button variant="secondary" onClick={() => setDialog("consent")}>
            {connection === "lost" ? `Connect ${PROVIDER} again` : `Connect ${PROVIDER}`}
          </Button>
        )}
        {connection !== "none" && (
          <Button variant="secondary" onClick={() => setDialog("disconnect")}>
            Disconnect {PROVIDER}
          </Button>
        )}
      </div>
      {connection === "none" && !canConnect && (
        <p className="text-muted mt-1 text-sm">{PROVIDER} is not configured on this installation.</p>
      )}
      <MailboxConsent
        open={dialog === "consent"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "consent" : null)}
        onContinue={() => goTo(paths.connectMailbox)}
      />
      <ConfirmDialog
        open={dialog === "disconnect"}
        onOpenChange={(isOpen) => setDialog(isOpen ? "disconnect" : null)}
        title={`Disconnect ${PROVIDER}?`}
        description="Our key to your mailbox is deleted at once, and Google is told to end our permission. What was measured stays in your report until you delete your account."
        confirmLabel={`Disconnect ${PROVIDER}`}
        pendingLabel="Disconnecting..."
        pending={isBusy}
        onConfirm={() => void disconnect()}
      >
        {failure && <Alert>{failure}</Alert>}
      </ConfirmDialog>
    </PageSection>
  );
}

function useDisconnect(userId: number, onDone: () => void) {
  const router = useRouter();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const disconnect = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await apiClient(`/api/try-clarity/mailbox/${userId}`, { method: "DELETE" });
      onDone();
      notify({ title: `${PROVIDER} is disconnected.` });
      router.refresh();
    } catch (error) {
      setFailure(failureText(error, `That did not work. ${PROVIDER} is still connected. Please try again.`));
    } finally {
      setIsBusy(false);
    }
  };
  return { disconnect, isBusy, failure };
}
