"use client";

import { useState } from "react";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";

interface AddressFormProps {
  label: string;
  pendingLabel: string;
  variant?: ButtonVariant;
  isPending: boolean;
  onSubmit: (email: string) => void;
}

/** One address and one act on it; without an address there is nothing to press. */
export function AddressForm({ label, pendingLabel, variant, isPending, onSubmit }: AddressFormProps) {
  const [email, setEmail] = useState("");
  return (
    <Form
      onSubmit={() => onSubmit(email.trim())}
      onTypedEarly={(typed) => setEmail(typed.email ?? "")}
      className="grid gap-5"
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
      >
        {label}
      </Button>
    </Form>
  );
}
