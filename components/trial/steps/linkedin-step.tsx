"use client";

import type { TrialState } from "@/lib/features/trial/schema";
import { ProfileForm } from "./profile-form";
import { BackToOptions } from "@/components/layout/back-to-options";
import { StepFrame } from "@/components/layout/step-frame";
import type { Send } from "../client/send";

export function LinkedinStep({ state, send }: { state: TrialState; send: Send }) {
  return (
    <StepFrame title="Your LinkedIn profile" lead="It tells your report what your role and your career are.">
      <div className="mt-8">
        <ProfileForm state={state} send={send} label="Analyze Profile" pendingLabel="Analyzing..." />
      </div>
      <BackToOptions className="mt-6 -ml-5" onClick={() => send({ type: "back" })} />
    </StepFrame>
  );
}
