"use client";

import { useState, type FormEvent } from "react";
import { Button, type ButtonVariant } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { useTypedEarly } from "@/components/ui/use-typed-early";

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
  const control = useTypedEarly<HTMLInputElement>(setEmail);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(email.trim());
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <Field
        ref={control}
        label="Email"
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
    </form>
  );
}
