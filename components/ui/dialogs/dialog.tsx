"use client";

import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../button";
import { cx } from "../cx";
import { OVERLAY_CLASS, PANEL_CLASS, PANEL_TEXT_CLASS, PANEL_TITLE_CLASS } from "./overlay";
import { useDialogFocus } from "./use-dialog-focus";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  isAtTop?: boolean;
  children?: ReactNode;
}

/** Marks an element inside a dialog that handles Escape before the dialog. */
export const OWN_ESCAPE = { "data-own-escape": true };

function keepOpenOnOwnEscape(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest("[data-own-escape]")) event.preventDefault();
}

export function Dialog({ open, onOpenChange, title, description, isAtTop, children }: DialogProps) {
  const focusHandlers = useDialogFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={OVERLAY_CLASS} />
        <RadixDialog.Content
          className={cx(PANEL_CLASS, isAtTop && "top-4! translate-y-0! sm:top-[12dvh]!")}
          {...focusHandlers}
          onEscapeKeyDown={keepOpenOnOwnEscape}
          // Radix warns about a missing description unless the attribute is set explicitly.
          {...(description ? {} : { "aria-describedby": undefined })}
        >
          <RadixDialog.Title className={`${PANEL_TITLE_CLASS} pr-10`}>{title}</RadixDialog.Title>
          {description && (
            <RadixDialog.Description asChild>
              <div className={PANEL_TEXT_CLASS}>{description}</div>
            </RadixDialog.Description>
          )}
          {children && <div className="mt-6">{children}</div>}
          <RadixDialog.Close
            aria-label="Close"
            className={buttonClass({ variant: "ghost", size: "icon", className: "absolute top-3 right-3" })}
          >
            <X aria-hidden="true" className="size-5" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
