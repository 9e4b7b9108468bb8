"use client";

import { useRouter } from "next/navigation";
import { useState, type ReactNode } from "react";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Textarea } from "@/components/ui/forms/textarea";
import { notify } from "@/components/ui/toasts/toast";
import { REASON_MIN } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";
import { IdentityFields } from "./identity-fields";
import { useAdminCall } from "./use-admin-call";

interface ActionCall {
  path: string;
  method: "POST" | "PATCH" | "DELETE";
  body?: Record<string, unknown>;
}

interface ActionButtonProps {
  label: string;
  /** Distinguishes equal buttons of several rows for screen readers ('Disable: grace'); starts with the label. */
  name?: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  title: string;
  description: ReactNode;
  call: ActionCall;
  isReasonless?: boolean;
  done: string;
  /** For actions that remove what the page shows; without it the page is reloaded. */
  onDone?: (answer: unknown) => void;
}

export function ActionButton({
  label,
  name,
  variant = "secondary",
  disabled,
  title,
  description,
  call,
  isReasonless = false,
  done,
  onDone,
}: ActionButtonProps) {
  const router = useRouter();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [reason, setReason] = useState("");
  const { isPending, failure, identity, run, reset } = useAdminCall();
  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    setWasOpened(true);
    setReason("");
    reset();
  };
  const confirm = () =>
    run(async () => {
      const body = isReasonless ? call.body : { ...call.body, reason: reason.trim() };
      const answer = await apiClient<unknown>(call.path, { method: call.method, body });
      setIsOpen(false);
      notify({ title: done });
      if (onDone) onDone(answer);
      else router.refresh();
    });
  return (
    <>
      <Button size="sm" variant={variant} disabled={disabled} aria-label={name} onClick={() => show(true)}>
        {label}
      </Button>
      {wasOpened && (
        <ConfirmDialog
          open={isOpen}
          onOpenChange={show}
          title={title}
          description={description}
          confirmLabel={label}
          pending={isPending}
          disabled={!isReasonless && reason.trim().length < REASON_MIN}
          onConfirm={() => void confirm()}
        >
          <div className="grid gap-4">
            {!isReasonless && (
              <Field label="Reason" hint="It is kept with this action for a year. Name no other person.">
                <Textarea rows={2} maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
              </Field>
            )}
            <IdentityFields identity={identity} />
            {failure && <Alert>{failure}</Alert>}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
