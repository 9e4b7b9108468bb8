"use client";

import { useEffect, useEffectEvent, useRef, useState, type ComponentProps, type SubmitEvent } from "react";
import { readFromTab, TYPED_FIELDS_KEY } from "@/lib/shared/browser/tab-storage";
import { PENDING_SUBMIT_ATTRIBUTE } from "@/lib/shared/pages/pre-hydration-submit";

interface FormProps extends Omit<ComponentProps<"form">, "action" | "method" | "onSubmit" | "ref"> {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void | Promise<void>;
  /** For controlled inputs: the text entered before hydration, by field name. */
  onTypedEarly?: (typed: Partial<Record<string, string>>) => void;
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const controls = [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  const typed = controls.filter(({ name, value, defaultValue }) => name && value !== defaultValue);
  return Object.fromEntries(typed.map(({ name, value }) => [name, value]));
}

async function restore(form: HTMLFormElement): Promise<void> {
  const { restoreTypedFields } = await import("@/lib/shared/browser/typed-fields");
  restoreTypedFields(form);
}

/**
 * Every form of the product. Text and a submit from before hydration take effect after it; without scripts the browser
 * posts the form, so that the address holds no entered text.
 */
export function Form({ onSubmit, onTypedEarly, children, ...rest }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isSubmitPending, setIsSubmitPending] = useState(false);
  const [hasHydrated, setHasHydrated] = useState(false);
  const takeOver = useEffectEvent((typed: Record<string, string>) => onTypedEarly?.(typed));

  useEffect(() => {
    if (!form.current) return;
    const typed = typedIn(form.current);
    if (Object.keys(typed).length > 0) takeOver(typed);
    setHasHydrated(true);
    if (form.current.hasAttribute(PENDING_SUBMIT_ATTRIBUTE)) setIsSubmitPending(true);
    if (readFromTab(TYPED_FIELDS_KEY)) void restore(form.current);
  }, []);

  // After the next render, when the state holds the text as well.
  useEffect(() => {
    if (!isSubmitPending || !hasHydrated) return;
    form.current?.removeAttribute(PENDING_SUBMIT_ATTRIBUTE);
    form.current?.requestSubmit();
  }, [isSubmitPending, hasHydrated]);

  return (
    <form
      {...rest}
      ref={form}
      method="post"
      suppressHydrationWarning
      onSubmit={(event) => {
        event.preventDefault();
        // Enter at the moment of hydration would submit the state from before the text was entered.
        if (hasHydrated) void onSubmit(event);
        else setIsSubmitPending(true);
      }}
    >
      {children}
      <noscript>
        <p className="mt-3 text-sm">
          This form needs JavaScript. Please allow it for this site and load the page again.
        </p>
      </noscript>
    </form>
  );
}
