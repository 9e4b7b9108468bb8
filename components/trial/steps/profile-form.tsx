"use client";

import { useState, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import { notify, type Notice } from "@/components/ui/toasts/toast";
import { PROFILE_URL_TEXTS } from "@/lib/features/profile/schema";
import { hasProfileAddress } from "@/lib/features/trial/model";
import type { TrialState } from "@/lib/features/trial/schema";
import { serverMessage } from "@/lib/shared/api-client";
import { trialApi, failureCode } from "../client/trial-api";
import { INVALID_URL } from "../notice-copy";
import type { Send } from "../client/send";

const REQUIRED_URL: Notice = { title: PROFILE_URL_TEXTS.required, variant: "destructive" };

function checkProfileUrl(url: string): Notice | null {
  if (!url.trim()) return REQUIRED_URL;
  return hasProfileAddress(url) ? null : INVALID_URL;
}

interface ProfileFormProps {
  state: TrialState;
  send: Send;
  label: string;
  pendingLabel: string;
}

export function ProfileForm({ state: { profile, person }, send, label, pendingLabel }: ProfileFormProps) {
  const [{ url }, change, clearDraft] = useTabDraft("clarity-trial-profile-url", {
    url: profile.status === "done" ? (profile.result.url ?? "") : "",
  });
  const [error, setError] = useState<string>();
  const isPending = profile.status === "running";

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (isPending) return;
    const problem = checkProfileUrl(url);
    setError(problem?.description ?? problem?.title);
    if (problem) {
      event.currentTarget.querySelector("input")?.focus();
      return notify(problem);
    }
    send({ type: "profile-asked" });
    try {
      const result = await trialApi.analyseProfile(url.trim(), person?.userId ?? null);
      clearDraft();
      send({ type: "profile-analysed", result: { ...result, url: url.trim() } });
    } catch (failure) {
      send({ type: "profile-failed", code: failureCode(failure), message: serverMessage(failure) });
    }
  };

  return (
    <Form
      noValidate
      onSubmit={submit}
      onTypedEarly={(typed) => change({ url: typed["profile-url"] ?? "" })}
      className="space-y-5"
    >
      <Field
        label="LinkedIn profile URL"
        name="profile-url"
        hint="Read for your role and history only. It never scores your personality."
        error={error}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="https://www.linkedin.com/in/your-name"
        value={url}
        onChange={(event) => {
          change({ url: event.target.value });
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" pending={isPending} pendingLabel={pendingLabel} className="w-full sm:w-auto">
        {label}
      </Button>
    </Form>
  );
}
