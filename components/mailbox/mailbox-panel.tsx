"use client";

import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { StepFrame } from "@/components/layout/step-frame";
import { Busy } from "@/components/ui/busy";
import { Button } from "@/components/ui/button";
import { Progress } from "@/components/ui/progress";
import { USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { counted } from "@/lib/shared/counted";
import { AddressChoice } from "./address-choice";
import { MailDrop } from "./mail-drop";
import { MailRefused } from "./mail-refused";
import { ReadMailReview } from "./read-mail-review";
import { useMailReader } from "./use-mail-reader";

interface MailboxPanelProps {
  userId: number;
  /** The person's own address, ticked when the mailbox knows it. */
  email: string | null;
  /** What was read is kept; an analysis can begin. */
  onDone: () => void;
  onClose: () => void;
}

/** A mailbox without an account at anybody: files or pasted mails, read in this browser. */
export function MailboxPanel({ userId, email, onDone, onClose }: MailboxPanelProps) {
  const { reading, choose, read, readPasted, restart } = useMailReader();
  const [pasted, setPasted] = useState("");
  const [hours, setHours] = useState(USUAL_HOURS);
  return (
    <StepFrame
      title="Your sent mail, read here"
      lead="The file is opened in this browser and stays here. Only counts for each mail are sent, and the sentences that you tick."
    >
      <div className="mt-8">
        {reading.status === "idle" && (
          <MailDrop text={pasted} onText={setPasted} onFiles={choose} onPaste={readPasted} />
        )}
        {reading.status === "scanning" && <Busy label="Looking for your addresses..." />}
        {reading.status === "choosing" && (
          <AddressChoice
            candidates={reading.candidates}
            email={email}
            hours={hours}
            onHours={setHours}
            onRead={(addresses) => read(reading.files, { addresses, hours })}
            onRestart={restart}
          />
        )}
        {reading.status === "reading" && (
          <div>
            <Progress
              value={reading.share * 100}
              label="Reading your mail"
              valueText={`${counted(reading.seen, "message")} seen`}
            />
            <p className="text-muted mt-3 text-sm">
              {counted(reading.seen, "message")} seen, {reading.own.toLocaleString()} of them your own. Everything stays
              in this browser.
            </p>
          </div>
        )}
        {reading.status === "read" && (
          <ReadMailReview
            userId={userId}
            source={reading.source}
            mail={reading.mail}
            hours={hours}
            onDone={onDone}
            onRestart={restart}
          />
        )}
        {reading.status === "failed" && <MailRefused title="This could not be read as mail." onRestart={restart} />}
      </div>
      <Button variant="ghost" className="mt-8 -ml-5" onClick={onClose}>
        <ArrowLeft aria-hidden="true" className="size-4" /> Back to Options
      </Button>
    </StepFrame>
  );
}
