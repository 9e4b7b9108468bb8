"use client";

import { ArrowLeft } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { TrialState } from "@/lib/features/trial/schema";
import { ProfileForm } from "./profile-form";
import { StepFrame } from "@/components/layout/step-frame";
import type { Send } from "../client/use-trial";

export function LinkedinStep({ state, send }: { state: TrialState; send: Send }) {
  return (
    <StepFrame title="Your LinkedIn profile" lead="It gives your report the words of your role and your working life.">
      <div className="mt-8">
        <ProfileForm state={state} send={send} label="Analyze Profile" pendingLabel="Analyzing..." />
      </div>
      <Button variant="ghost" className="mt-6 -ml-5" onClick={() => send({ type: "back" })}>
        <ArrowLeft aria-hidden="true" className="size-4" /> Back to Options
      </Button>
    </StepFrame>
  );
}
