"use client";

import { useEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { EmailField, PasswordField } from "@/components/accounts/credential-fields";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { notify } from "@/components/ui/toasts/toast";
import { TRAIT_LABELS } from "@/lib/features/hexaco/model";
import { TRAITS } from "@/lib/features/hexaco/schema";
import { canSubmitScores } from "@/lib/features/trial/model";
import type { TrialState } from "@/lib/features/trial/schema";
import { ApiError, failureText, serverMessage } from "@/lib/shared/api-client";
import { AddressError } from "./address-error";
import { trialApi, failureCode } from "../client/trial-api";
import {
  checkManualForm,
  EMPTY_FORM,
  forgetDraft,
  restoreDraft,
  scoresOf,
  storeDraft,
  type ManualValues,
} from "./manual-form";
import { BackToOptions } from "@/components/layout/back-to-options";
import { StepFrame } from "@/components/layout/step-frame";
import { keysOf } from "@/lib/shared/records";
import { TRAIT_COPY } from "./trait-copy";
import type { Send } from "../client/send";

type Form = UseFormReturn<ManualValues>;

interface ManualStepProps {
  state: TrialState;
  send: Send;
  hasQuestionnaire: boolean;
}

export function ManualStep({ state, send, hasQuestionnaire }: ManualStepProps) {
  const form = useDraftedForm();
  const { submit, isPending } = useManualSignUp(form, state, send);
  const isKnown = state.person !== null;

  return (
    <StepFrame
      title="Enter your HEXACO scores"
      lead="Six numbers from a HEXACO test you have taken. They stay yours: you see what is made of them, and can delete it all."
    >
      <Form noValidate onSubmit={form.handleSubmit(submit)} className="mt-9">
        {!isKnown && <AccountFields form={form} />}
        <ScoreFields form={form} />
        <div className="mt-9 flex flex-col gap-3 sm:flex-row sm:items-center">
          <Button
            type="submit"
            size="lg"
            pending={isPending}
            pendingLabel={isKnown ? "Saving..." : "Creating Account..."}
          >
            {isKnown ? "Save & Continue" : "Create Account & Continue"}
          </Button>
          <BackToOptions size="lg" onClick={() => send({ type: "back" })} />
        </div>
      </Form>
      {hasQuestionnaire && <NoScores onQuestionnaire={() => send({ type: "panel-chosen", panel: "questionnaire" })} />}
    </StepFrame>
  );
}

/**
 * The form, filled with the stored draft of this tab and with text entered before hydration. Everything but the
 * password is stored while it is typed.
 */
function useDraftedForm(): Form {
  // Default values would clear the fields first.
  const form = useForm<ManualValues>({ shouldFocusError: false });
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    const typed = Object.entries(getValues()).filter(([, text]) => text);
    const stop = subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(values) });
    reset({ ...restoreDraft(), ...Object.fromEntries(typed) });
    return stop;
  }, [getValues, reset, subscribe]);
  return form;
}

function showErrors({ setError, setFocus }: Form, fields: Partial<Record<string, string>>): void {
  const wrong = keysOf(EMPTY_FORM).filter((field) => fields[field]);
  for (const field of wrong) setError(field, { message: fields[field] });
  if (wrong[0]) setFocus(wrong[0]);
}

function useManualSignUp(form: Form, state: TrialState, send: Send) {
  const [isSaving, setIsSaving] = useState(false);
  const { person, profile } = state;
  const linked = profile.status === "done" ? profile.result : null;

  const signUp = async ({ email, password, ...scores }: ManualValues) => {
    const address = email.trim();
    const name = linked?.profile.name ?? address.split("@")[0] ?? address;
    const input = { email: address, password, name, linkedinUrl: linked?.url ?? null };
    send({ type: "sign-up-asked" });
    try {
      const { userId } = await trialApi.signUpManually({
        ...input,
        hexacoScores: scoresOf({ email, password, ...scores }),
      });
      forgetDraft();
      send({ type: "signed-up", person: { userId, email: address, name } });
    } catch (error) {
      send({ type: "sign-up-failed", code: failureCode(error), message: serverMessage(error) });
      if (error instanceof ApiError) showErrors(form, error.body.fields ?? {});
    }
  };

  const save = async (userId: number, values: ManualValues) => {
    setIsSaving(true);
    try {
      const { isSaved, message } = await trialApi.enterScores(userId, scoresOf(values));
      forgetDraft();
      if (!isSaved) notify({ title: "Not stored", description: message });
      send({ type: "analysis-asked", kind: "scores" });
    } catch (error) {
      const description = failureText(error, "What you typed is kept. Please try again.");
      notify({ title: "Your scores could not be saved", description, variant: "destructive" });
    } finally {
      setIsSaving(false);
    }
  };

  const submit = async (values: ManualValues) => {
    if (isSaving || !canSubmitScores(state)) return;
    const problem = checkManualForm(values, person ? "scores" : "account");
    if (problem) {
      notify(problem.notice);
      return showErrors(form, problem.fields);
    }
    await (person ? save(person.userId, values) : signUp(values));
  };
  return { submit, isPending: isSaving || state.signUp.status === "running" };
}

function AccountFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState;
  return (
    <fieldset className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      <legend className="display-type text-ink mb-4 text-xl">Your account</legend>
      <EmailField
        isNew
        enterKeyHint="next"
        error={errors.email?.message && <AddressError message={errors.email.message} />}
        {...register("email")}
      />
      <PasswordField isNew enterKeyHint="next" error={errors.password?.message} {...register("password")} />
    </fieldset>
  );
}

function ScoreFields({ form: { register, formState } }: { form: Form }) {
  return (
    <fieldset className="mt-10 first:mt-0">
      <legend className="display-type text-ink mb-1 text-xl">Your six scores</legend>
      <p className="text-muted mb-6 text-sm">
        Whole numbers from 0 to 100. Is your result on a scale from 1 to 5? Subtract 1 and multiply by 25: 3.4 becomes
        60.
      </p>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {TRAITS.map((trait) => (
          <Field
            key={trait}
            label={TRAIT_LABELS[trait]}
            hint={TRAIT_COPY[trait]}
            error={formState.errors[trait]?.message}
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            step={1}
            autoComplete="off"
            enterKeyHint="next"
            placeholder="0-100"
            onWheel={(event) => event.currentTarget.blur()}
            {...register(trait)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function NoScores({ onQuestionnaire }: { onQuestionnaire: () => void }) {
  return (
    <p className="border-subtle text-muted mt-12 border-t pt-6 text-sm">
      No scores yet?{" "}
      <button type="button" className="text-link" onClick={onQuestionnaire}>
        Answer the questionnaire here
      </button>{" "}
      and we calculate them for you.
    </p>
  );
}
