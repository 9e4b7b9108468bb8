"use client";

import { createContext, useContext, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { FirstPasswordHint, GoogleAgainLink } from "@/components/accounts/deletion/confirm-identity-fields";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { postPassword } from "../post-password";

type ConfirmIdentity = (then: () => void) => void;

const ConfirmContext = createContext<ConfirmIdentity>(() => undefined);

export const useConfirmIdentity = () => useContext(ConfirmContext);

interface ProviderProps {
  hasPassword: boolean;
  hasGoogle: boolean;
  children: ReactNode;
}

export function ConfirmIdentityProvider({ hasPassword, hasGoogle, children }: ProviderProps) {
  const [then, setThen] = useState<(() => void) | null>(null);
  const continueAction = () => {
    setThen(null);
    then?.();
  };
  return (
    <ConfirmContext value={(next) => setThen(() => next)}>
      {children}
      <Dialog
        open={then !== null}
        onOpenChange={(isOpen) => !isOpen && setThen(null)}
        title="Please confirm that it is you"
        description="You signed in a while ago, and this change needs a recent sign-in."
      >
        {hasPassword && <PasswordForm onConfirmed={continueAction} />}
        {hasGoogle && <GoogleAgainLink />}
        {!hasPassword && !hasGoogle && <FirstPasswordHint />}
      </Dialog>
    </ConfirmContext>
  );
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const [password, setPassword] = useState("");
  const { isPending, error, submit } = useSubmit(async () => {
    await postPassword(password);
    onConfirmed();
  }, "That did not work. Please try again.");
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {error && <Alert>{error}</Alert>}
      <Button type="submit" disabled={password === ""} pending={isPending}>
        Confirm
      </Button>
    </Form>
  );
}
