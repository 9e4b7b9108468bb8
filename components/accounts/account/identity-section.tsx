"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { renameInput, type AccountView, type OutcomeView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";
import { readFromTab, removeFromTab, saveToTab } from "@/lib/shared/browser/tab-storage";
import { PageSection } from "@/components/layout/page-section";
import { useAccountAction } from "./use-account-action";

const NAME_DRAFT_KEY = "clarity-account-name";

export function IdentitySection({ account }: { account: AccountView }) {
  const { run, isBusy, failure } = useAccountAction();
  const { formState, getValues, handleSubmit, register, setValue } = useForm({ resolver: zodResolver(renameInput) });
  const savedName = account.name ?? "";
  useEffect(() => {
    const draft = readFromTab(NAME_DRAFT_KEY);
    const isTypedEarly = getValues("name") !== savedName;
    if (draft && !isTypedEarly) setValue("name", draft);
  }, [getValues, savedName, setValue]);
  const rename = handleSubmit((body) =>
    run(async () => {
      const { message } = await apiClient<OutcomeView>("/api/account", { method: "PATCH", body });
      removeFromTab(NAME_DRAFT_KEY);
      return message;
    }),
  );
  return (
    <PageSection id="identity" title="You" lead="How the coach addresses you, and where we can reach you.">
      <Form noValidate onSubmit={rename} className="grid gap-4">
        <Field
          label="Name"
          autoComplete="name"
          defaultValue={savedName}
          error={formState.errors.name?.message}
          {...register("name", { onChange: ({ target }) => saveToTab(NAME_DRAFT_KEY, target.value) })}
        />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" variant="secondary" pending={isBusy} className="justify-self-start">
          Save name
        </Button>
      </Form>
      <Address account={account} />
    </PageSection>
  );
}

function Address({ account }: { account: AccountView }) {
  const { run, isBusy, failure } = useAccountAction();
  const send = () =>
    run(async () => (await apiClient<OutcomeView>("/api/account/verification", { method: "POST" })).message);
  return (
    <div className="mt-8 grid gap-3">
      <p>
        <span className="text-muted block text-sm">Email</span>
        <span className="wrap-anywhere">{account.email}</span>{" "}
        <span className="text-muted text-sm">{account.isEmailVerified ? "confirmed" : "not confirmed yet"}</span>
      </p>
      {failure && <Alert>{failure}</Alert>}
      {!account.isEmailVerified && (
        <Button variant="secondary" className="justify-self-start" pending={isBusy} onClick={() => void send()}>
          Mail me a link to confirm it
        </Button>
      )}
    </div>
  );
}
