"use client";

import { useState } from "react";
import { BackToOptions } from "@/components/layout/back-to-options";
import { StepFrame } from "@/components/layout/step-frame";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import { Progress } from "@/components/ui/feedback/progress";
import { USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { browserTimeZone } from "@/lib/shared/browser/time-zone";
import { pluralize } from "@/lib/shared/text/pluralize";
import { AddressChoice } from "./file-import/address-choice";
import { ImportReview } from "./file-import/import-review";
import { MailFileDrop } from "./file-import/mail-file-drop";
import { MailImportError } from "./file-import/mail-import-error";
import { useMailImport } from "./file-import/use-mail-import";
import { TextCheck } from "./text-check";

interface MailboxPanelProps {
  userId: number;
  email: string | null;
  onDone: () => void;
  onClose: () => void;
}

export function MailboxPanel({ userId, email, onDone, onClose }: MailboxPanelProps) {
  const { state, chooseFiles, read, readPasted, changeClock, confirmText, rejectText, restart } = useMailImport();
  const [pasted, setPasted] = useState("");
  const [hours, setHours] = useState(USUAL_HOURS);
  const [zone, setZone] = useState<string | null>(browserTimeZone);
  return (
    <StepFrame
      title="Your sent mail, read here"
      lead="The file is opened in this browser and stays here. Only counts for each mail are sent, and the sentences that you tick."
    >
      <div className="mt-8">
        {state.status === "idle" && (
          <MailFileDrop text={pasted} onText={setPasted} onFiles={chooseFiles} onPaste={readPasted} />
        )}
        {state.status === "scanning" && <LoadingText label="Looking for your addresses..." />}
        {state.status === "choosing" && (
          <AddressChoice
            candidates={state.candidates}
            problems={state.problems}
            email={email}
            hours={hours}
            onHours={setHours}
            zone={zone}
            onZone={setZone}
            onRead={(addresses) =>
              read({ selection: { type: "files", files: state.files, addresses }, hours, zone, isStrict: false })
            }
            onRestart={restart}
          />
        )}
        {state.status === "reading" && <ReadingProgress {...state} />}
        {state.status === "checking" && (
          <TextCheck
            samples={state.mail.samples}
            isStrict={state.run.isStrict}
            place="Everything is still in this browser."
            onConfirm={() => confirmText(state)}
            onReject={() => rejectText(state)}
          />
        )}
        {state.status === "read" && (
          <ImportReview
            userId={userId}
            run={state.run}
            mail={state.mail}
            onDone={onDone}
            onChangeClock={changeClock}
            onRestart={restart}
          />
        )}
        {state.status === "rejected" && (
          <MailImportError title="Then none of this mail can be counted as yours." onRestart={restart}>
            Even the stricter reading kept text by others. Mail from another program or another year may work, or mails
            that you paste without what they answer.
          </MailImportError>
        )}
        {state.status === "failed" && <MailImportError title="This could not be read as mail." onRestart={restart} />}
      </div>
      <BackToOptions className="mt-8 -ml-5" onClick={onClose} />
    </StepFrame>
  );
}

function ReadingProgress({ share, seen, own }: { share: number; seen: number; own: number }) {
  return (
    <div>
      <Progress value={share * 100} label="Reading your mail" valueText={`${pluralize(seen, "message")} seen`} />
      <p className="text-muted mt-3 text-sm">
        {pluralize(seen, "message")} seen, {own.toLocaleString("en")} of them your own. Everything stays in this
        browser.
      </p>
    </div>
  );
}
