import type { ComponentProps } from "react";
import { Field } from "@/components/ui/forms/field";

type CodeFieldProps = Omit<ComponentProps<typeof Field>, "label">;

export const CodeField = (props: CodeFieldProps) => (
  <Field
    label="One-time code"
    hint="Six digits from your app, or a recovery code."
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={20}
    {...props}
  />
);
