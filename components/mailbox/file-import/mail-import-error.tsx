import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";

interface MailImportErrorProps {
  title: string;
  onRestart: () => void;
  children?: ReactNode;
}

export function MailImportError({ title, onRestart, children = FILE_KINDS }: MailImportErrorProps) {
  return (
    <Alert title={title}>
      <div>Nothing was sent. {children}</div>
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRestart}>
        Choose again
      </Button>
    </Alert>
  );
}

const FILE_KINDS =
  "Please choose an .mbox file, .eml files, a ZIP or folder of them, or an .olm archive. Outlook’s .pst and .msg cannot be " +
  "read here; the new Outlook saves .eml, and pasting some mails works, too.";
