"use client";

import { EmailField } from "@/components/accounts/credential-fields";
import { BackToOptions } from "@/components/layout/back-to-options";
import { StepFrame } from "@/components/layout/step-frame";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { notify } from "@/components/ui/toasts/toast";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import type { TrialState } from "@/lib/features/trial/schema";
import { serverMessage } from "@/lib/shared/api-client";
import { trialApi } from "../client/trial-api";
import { SIGNED_UP, signUpFailure } from "../notice-copy";
import type { SourcePanel, TrialSlots } from "../slots";
import type { Send } from "../client/send";
import { AddressError } from "./address-error";
import { TrialAddress } from "./trial-address";
import { useAddressSubmit } from "./use-address-submit";

interface PanelScreenProps {
  panel: SourcePanel;
  panels: TrialSlots["panels"];
  state: TrialState;
  send: Send;
}

/** A further source inside the connect step. Its data belongs to a person, so a visitor enters an address first. */
export function PanelScreen({ panel, panels, state, send }: PanelScreenProps) {
  const onClose = () => send({ type: "panel-chosen", panel: "options" });
  if (!state.person) return <SignUpForm panel={panel} state={state} send={send} onClose={onClose} />;
  return (
    <>
      {panels[panel]?.({
        person: state.person,
        onDone: () => send({ type: "analysis-asked", kind: "sources" }),
        onClose,
      })}
      <TrialAddress state={state} send={send} />
    </>
  );
}

const STORED: Record<SourcePanel, string> = {
  questionnaire: "Your answers are stored",
  "questionnaire-24": "Your answers are stored",
  mailbox: "The counts made of your mail are stored",
  document: "The facts that you confirm are stored",
  gmail: "The counts made of your mail are stored",
};

type SignUpFormProps = Omit<PanelScreenProps, "panels"> & { onClose: () => void };

function SignUpForm({ panel, state, send, onClose }: SignUpFormProps) {
  const known = state.profile.status === "done" ? state.profile.result.profile.name : null;
  const [{ email, name }, change, clearDraft] = useTabDraft("clarity-trial-address", { email: "", name: known ?? "" });
  const signUp = async (address: string) => {
    const { user } = await trialApi.signUp(address, name.trim());
    clearDraft();
    notify(SIGNED_UP);
    send({ type: "person-made", person: { userId: user.id, email: user.email, name: name.trim() || null } });
  };
  const { error, isPending, submit, clearError } = useAddressSubmit(email, signUp, (failure) => {
    const message = serverMessage(failure);
    notify(signUpFailure(message));
    return message;
  });

  return (
    <StepFrame
      title="Your email address"
      lead={`${STORED[panel]} under your address, so that you can come back to your report. No password is needed yet.`}
    >
      <Form noValidate onSubmit={submit} onTypedEarly={change} className="mt-8 space-y-5">
        <EmailField
          isNew
          name="email"
          enterKeyHint="next"
          error={error && <AddressError message={error} />}
          value={email}
          onChange={(event) => {
            change({ email: event.target.value });
            clearError();
          }}
        />
        <Field
          label="Name (optional)"
          name="name"
          autoComplete="name"
          enterKeyHint="go"
          value={name}
          onChange={(event) => change({ name: event.target.value })}
        />
        <div className="flex flex-wrap gap-3 pt-2">
          <Button type="submit" size="lg" pending={isPending} pendingLabel="Saving...">
            Continue
          </Button>
          <BackToOptions size="lg" className="max-sm:-ml-7" onClick={onClose} />
        </div>
      </Form>
    </StepFrame>
  );
}
