"use client";

import { useState } from "react";
import { BackToOptions } from "@/components/layout/back-to-options";
import { StepFrame } from "@/components/layout/step-frame";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import { zoneOffsetMinutes } from "@/lib/features/mailbox/model";
import { type MailboxCheck, type MailboxCheckView, USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { browserTimeZone } from "@/lib/shared/browser/time-zone";
import { ClockCheck } from "../clock-check";
import { TextCheck } from "../text-check";
import { TimeZoneChoice } from "../time-zone-choice";
import { WorkingHoursChoice } from "../working-hours-choice";
import { useGmailCheck } from "./use-gmail-check";

interface GmailCheckPanelProps {
  userId: number;
  onDone: () => void;
  onClose: () => void;
}

export function GmailCheckPanel({ userId, onDone, onClose }: GmailCheckPanelProps) {
  const { state, isStrict, error, isPending, retry, confirmText, rejectText, start } = useGmailCheck(userId, onDone);
  return (
    <StepFrame
      title="Gmail is connected"
      lead="Nothing has been measured yet. First look at how your mail would be read."
    >
      <div className="mt-8">
        {state.status === "reading" && <LoadingText label="Reading your newest sent mails for a look..." />}
        {state.status === "failed" && (
          <Alert title="Your mail could not be shown.">
            {state.message}
            <Button variant="secondary" size="sm" className="mt-3" onClick={retry}>
              Try again
            </Button>
          </Alert>
        )}
        {state.status === "checking" && (
          <TextCheck
            samples={state.mail.samples}
            isStrict={isStrict}
            place="They were read from Gmail just now, for this screen alone, and are not kept."
            onConfirm={confirmText}
            onReject={rejectText}
          />
        )}
        {state.status === "confirmed" && (
          <ClockStep mail={state.mail} error={error} isPending={isPending} onStart={(time) => void start(time)} />
        )}
        {state.status === "empty" && (
          <Alert tone="info" title="No mail of your own was found.">
            Your newest hundred sent mails contain no words that are certainly yours, so nothing can be measured. Please
            use another source for your report.
          </Alert>
        )}
        {state.status === "rejected" && (
          <Alert tone="info" title="Then none of this mail can be counted as yours.">
            Even the stricter reading kept text by others. Nothing was measured, and nothing is kept. You can disconnect
            Gmail on your account page, or choose another source.
          </Alert>
        )}
      </div>
      <BackToOptions className="mt-8 -ml-5" onClick={onClose} />
    </StepFrame>
  );
}

interface ClockStepProps {
  mail: MailboxCheckView;
  error: string | null;
  isPending: boolean;
  onStart: (time: Pick<MailboxCheck, "hours" | "clock">) => void;
}

function ClockStep({ mail: { sent }, error, isPending, onStart }: ClockStepProps) {
  const [hours, setHours] = useState(USUAL_HOURS);
  const [zone, setZone] = useState<string | null>(browserTimeZone);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const offsetMinutesAt = zone === null ? null : zoneOffsetMinutes(zone);
  const shown = sent.map(({ at, offset }) => ({ at, offset: offsetMinutesAt ? offsetMinutesAt(at) : offset }));
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setIsConfirmed(false); // The confirmation was for figures that are no longer shown.
    };
  return (
    <div className="space-y-8">
      <WorkingHoursChoice hours={hours} onHours={change(setHours)} />
      <TimeZoneChoice zone={zone} onZone={change(setZone)} />
      <ClockCheck sent={shown} hours={hours} zone={zone} isConfirmed={isConfirmed} onConfirm={setIsConfirmed} />
      {error && <Alert>{error}</Alert>}
      <Button
        size="lg"
        pending={isPending}
        pendingLabel="Starting..."
        onClick={() => onStart({ hours, clock: { zone, isConfirmed } })}
      >
        Read my sent mail
      </Button>
    </div>
  );
}
