import type { ReactNode } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";

interface MailRefusedProps {
  title: string;
  onRestart: () => void;
  /** What to do instead; unless said, which kinds of file can be read. */
  children?: ReactNode;
}

/** Mail that cannot be used, and the way back to the choice. Nothing of it has left the browser. */
export function MailRefused({ title, onRestart, children = FILE_KINDS }: MailRefusedProps) {
  return (
    <Alert title={title}>
      Nothing was sent. {children}
      <Button variant="secondary" size="sm" className="mt-3" onClick={onRestart}>
        Choose again
      </Button>
    </Alert>
  );
}

const FILE_KINDS = "Please choose an .mbox file, as Google Takeout makes it, or single .eml files.";
