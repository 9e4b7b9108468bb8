import type { ComponentProps } from "react";
import { Field } from "@/components/ui/forms/field";
import { useEmailSuggestion } from "@/components/ui/forms/use-email-suggestion";
import { PASSWORD_MIN } from "@/lib/features/accounts/schema";

const NEW_PASSWORD_HINT = `At least ${PASSWORD_MIN} characters. Twelve or more are much harder to guess.`;

type CredentialFieldProps = Omit<ComponentProps<typeof Field>, "type" | "label"> & { label?: string };

/** `isNew`: the address becomes an account's, so a domain that looks mistyped is pointed out. */
export function EmailField({ isNew = false, className, ...props }: CredentialFieldProps & { isNew?: boolean }) {
  const { onInput, line } = useEmailSuggestion();
  return (
    <div className={className}>
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        onInput={onInput}
        {...props}
      />
      {isNew && line}
    </div>
  );
}

/** One component for both kinds, so that a form keeps the typed password when `isNew` changes. */
export const PasswordField = ({ isNew = false, ...props }: CredentialFieldProps & { isNew?: boolean }) => (
  <Field
    label="Password"
    type="password"
    autoComplete={isNew ? "new-password" : "current-password"}
    hint={isNew ? NEW_PASSWORD_HINT : undefined}
    {...props}
  />
);
