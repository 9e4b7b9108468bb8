"use client";

import { useState } from "react";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";

interface AddressFormProps {
  label: string;
  pendingLabel: string;
  variant?: ButtonVariant;
  isPending: boolean;
  layout?: "row" | "column";
  onSubmit: (email: string) => void;
}

export function AddressForm({
  label,
  pendingLabel,
  variant,
  isPending,
  layout = "column",
  onSubmit,
}: AddressFormProps) {
  const [email, setEmail] = useState("");
  return (
    <Form
      onSubmit={() => onSubmit(email.trim())}
      onTypedEarly={(typed) => setEmail(typed.email ?? "")}
      className={cx("grid gap-5", layout === "row" && "sm:grid-cols-[1fr_auto] sm:items-end sm:gap-3")}
    >
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button
        type="submit"
        size="lg"
        variant={variant}
        disabled={email.trim() === ""}
        pending={isPending}
        pendingLabel={pendingLabel}
        className={cx(layout === "row" && "sm:min-h-12.5 sm:py-2.5")} // As high as the field beside it.
      >
        {label}
      </Button>
    </Form>
  );
}
