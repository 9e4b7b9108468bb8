"use client";

import type { UseFormReturn } from "react-hook-form";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { paths } from "@/lib/shared/paths";
import { NEW_PASSWORD_HINT } from "./new-password-field";
import type { SignInMode, SignInValues } from "./use-sign-in-form";

interface SignInFormProps {
  mode: SignInMode;
  form: UseFormReturn<SignInValues>;
  failure: string | null;
  /** Until the page has been left, after success too. */
  isPending: boolean;
  onSubmit: () => Promise<void>;
}

export function SignInForm({ mode, form, failure, isPending, onSubmit }: SignInFormProps) {
  const { register, formState } = form;
  const { errors } = formState;
  const isNew = mode === "register";
  return (
    <Form noValidate onSubmit={onSubmit} className="grid gap-5">
      {isNew && (
        <Field
          label="Name"
          autoComplete="name"
          enterKeyHint="next"
          error={errors.name?.message}
          {...register("name")}
        />
      )}
      <Field
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        enterKeyHint="next"
        error={errors.email?.message}
        {...register("email")}
      />
      <Field
        label="Password"
        type="password"
        autoComplete={isNew ? "new-password" : "current-password"}
        enterKeyHint="go"
        hint={isNew ? NEW_PASSWORD_HINT : undefined}
        error={errors.password?.message}
        {...register("password")}
      />
      {failure && <Alert>{failure}</Alert>}
      <Button
        type="submit"
        size="lg"
        pending={isPending}
        pendingLabel={isNew ? "Creating account..." : "Signing in..."}
      >
        {isNew ? "Create Account" : "Sign In"}
      </Button>
      {!isNew && (
        <a href={paths.resetPassword} className="text-link justify-self-start text-sm">
          Forgot your password?
        </a>
      )}
    </Form>
  );
}
