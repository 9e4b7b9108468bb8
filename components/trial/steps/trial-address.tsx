"use client";

import { useState } from "react";
import { EmailField } from "@/components/accounts/credential-fields";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/forms/form";
import type { TrialState } from "@/lib/features/trial/schema";
import { failureText } from "@/lib/shared/api-client";
import { trialApi } from "../client/trial-api";
import type { Send } from "../client/send";
import { AddressError } from "./address-error";
import { useAddressSubmit } from "./use-address-submit";

/** The address under which a trial is saved, which can be corrected until the first sign-in. */
export function TrialAddress({ state: { person, auth }, send }: { state: TrialState; send: Send }) {
  const [isEditing, setIsEditing] = useState(false);
  if (!person?.email || auth !== "visitor") return null;
  if (isEditing) return <ChangeForm person={{ ...person, email: person.email }} {...{ send, setIsEditing }} />;
  return (
    <p className="text-muted mt-4 text-sm wrap-anywhere">
      Saved under {person.email}.{" "}
      <button type="button" className="text-link inline-flex min-h-11 items-center" onClick={() => setIsEditing(true)}>
        Change the address
      </button>
    </p>
  );
}

interface ChangeFormProps {
  person: NonNullable<TrialState["person"]> & { email: string };
  send: Send;
  setIsEditing: (isEditing: boolean) => void;
}

function ChangeForm({ person, send, setIsEditing }: ChangeFormProps) {
  const [email, setEmail] = useState(person.email);
  const change = async (address: string) => {
    await trialApi.changeAddress(person.userId, address);
    send({ type: "person-made", person: { ...person, email: address } });
    setIsEditing(false);
  };
  const { error, isPending, submit, clearError } = useAddressSubmit(email, change, (failure) => failureText(failure));
  return (
    <Form noValidate onSubmit={submit} className="mt-4 max-w-md space-y-3">
      <EmailField
        isNew
        name="email"
        enterKeyHint="done"
        autoFocus
        error={error && <AddressError message={error} />}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          clearError();
        }}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setIsEditing(false)}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
