"use client";

import type { UseFormReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { paths } from "@/lib/shared/paths";
import { EmailField, PasswordField } from "../credential-fields";
import type { SignInMode, SignInValues } from "./use-sign-in-form";

interface SignInFormProps {
  mode: SignInMode;
  form: UseFormReturn<SignInValues>;
  failure: string | null;
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
      <EmailField isNew={isNew} enterKeyHint="next" error={errors.email?.message} {...register("email")} />
      <PasswordField isNew={isNew} enterKeyHint="go" error={errors.password?.message} {...register("password")} />
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
