"use client";

import * as RadixAlert from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { Button } from "../button";
import { OVERLAY_CLASS, PANEL_CLASS, PANEL_TEXT_CLASS, PANEL_TITLE_CLASS } from "./overlay";
import { useDialogFocus } from "./use-dialog-focus";

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  onConfirm: () => void;
  pending?: boolean;
  disabled?: boolean;
  children?: ReactNode;
}

/** Cancel has the first focus, so that Enter alone never destroys anything. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  pendingLabel,
  onConfirm,
  pending = false,
  disabled = false,
  children,
}: ConfirmDialogProps) {
  const focusHandlers = useDialogFocus();
  return (
    <RadixAlert.Root open={open} onOpenChange={(next) => !pending && onOpenChange(next)}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={OVERLAY_CLASS} />
        <RadixAlert.Content className={PANEL_CLASS} {...focusHandlers}>
          <RadixAlert.Title className={PANEL_TITLE_CLASS}>{title}</RadixAlert.Title>
          <RadixAlert.Description asChild>
            <div className={PANEL_TEXT_CLASS}>{description}</div>
          </RadixAlert.Description>
          {children && <div className="mt-4">{children}</div>}
          <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <RadixAlert.Cancel asChild>
              <Button variant="secondary" disabled={pending}>
                Cancel
              </Button>
            </RadixAlert.Cancel>
            <Button
              variant="danger"
              pending={pending}
              disabled={disabled}
              pendingLabel={pendingLabel}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
