import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { PASSWORD_MIN } from "@/lib/features/accounts/schema";

export const NEW_PASSWORD_HINT = `At least ${PASSWORD_MIN} characters. Twelve or more are much harder to guess.`;

/** The field in which somebody chooses a password, with what a good one takes. */
export function NewPasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "autoComplete" | "hint">) {
  return <Field type="password" autoComplete="new-password" hint={NEW_PASSWORD_HINT} {...props} />;
}
