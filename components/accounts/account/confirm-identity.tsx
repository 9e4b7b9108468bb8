"use client";

import { createContext, useContext, useState, type ReactNode } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button, buttonClass } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { FirstPasswordHint } from "@/components/accounts/deletion/confirm-identity-fields";
import { apiClient, failureText } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";

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
        {hasGoogle && (
          <a
            href={`${paths.google}?redirect=${encodeURIComponent(paths.account)}`}
            className={buttonClass({ variant: "secondary", className: "mt-4 w-full" })}
          >
            Sign in with Google again
          </a>
        )}
        {!hasPassword && !hasGoogle && <FirstPasswordHint />}
      </Dialog>
    </ConfirmContext>
  );
}

function PasswordForm({ onConfirmed }: { onConfirmed: () => void }) {
  const [password, setPassword] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await apiClient("/api/account/confirm", { method: "POST", body: { password } });
      onConfirmed();
    } catch (error) {
      setFailure(failureText(error));
      setIsBusy(false);
    }
  };
  return (
    <Form onSubmit={submit} className="grid gap-4">
      <Field
        label="Password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" disabled={password === ""} pending={isBusy}>
        Confirm
      </Button>
    </Form>
  );
}
