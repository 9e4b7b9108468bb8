"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { PRODUCT } from "@/lib/shared/product";

const TERMS: [string, string][] = [
  ["What is read", "Your sent mail, up to the newest 2,000 messages. Nothing can be written, sent or deleted."],
  ["What is kept", "Counts for each mail, such as words and questions. No text, no subject, nobody's name."],
  [
    "What it is for",
    "How you write, in your report. It is not used for advertising or to train models, and no person reads it.",
  ],
  [
    "What you check first",
    "Before anything is measured you see three of your mails as they would be counted, and your week by the hour. " +
      "They are read for that screen and not kept; nothing starts until you say that they are right.",
  ],
  ["For how long", "The permission until you disconnect, the counts until you delete your profile."],
];

interface MailboxConsentProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onContinue: () => void;
}

export function MailboxConsent({ open, onOpenChange, onContinue }: MailboxConsentProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Before you connect ${PRODUCT.mailboxProvider}`}>
      <dl className="space-y-4">
        {TERMS.map(([term, words]) => (
          <div key={term}>
            <dt className="text-ink text-sm font-semibold">{term}</dt>
            <dd className="text-muted text-sm">{words}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={onContinue}>Continue to Google</Button>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          Not now
        </Button>
      </div>
    </Dialog>
  );
}
