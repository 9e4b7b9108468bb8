"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, buttonClass } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Form } from "@/components/ui/forms/form";
import { addressInput, resetPasswordInput, type OutcomeView } from "@/lib/features/accounts/schema";
import { apiClient, failureText } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { AuthLayout } from "./auth-layout";
import { EmailField, PasswordField } from "./credential-fields";
import { useHiddenToken } from "./use-mailed-link";

/**
 * Without a link, asks where to mail one; with one, asks for the new password. Only submitting it consumes the link.
 */
export function ResetPasswordScreen({ token }: { token: string | undefined }) {
  useHiddenToken();
  return token ? <ChoosePassword token={token} /> : <AskForLink />;
}

function AskForLink() {
  const [outcome, setOutcome] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const form = useForm({ resolver: zodResolver(addressInput) });
  const submit = form.handleSubmit(async (body) => {
    try {
      const { message } = await apiClient<OutcomeView>("/api/auth/request-reset", { method: "POST", body });
      setOutcome({ tone: "success", text: message });
    } catch (error) {
      setOutcome({ tone: "danger", text: failureText(error) });
    }
  });
  return (
    <AuthLayout
      title="A new password"
      lead="We mail you a link. It works once, for ten minutes."
      facts={["Choosing a new password signs out every browser."]}
    >
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <EmailField error={form.formState.errors.email?.message} {...form.register("email")} />
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        <Button type="submit" size="lg" pending={form.formState.isSubmitting}>
          Mail me a link
        </Button>
        <a href={paths.login} className="text-link justify-self-start text-sm">
          Back to sign in
        </a>
      </Form>
    </AuthLayout>
  );
}

function ChoosePassword({ token }: { token: string }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const form = useForm({ resolver: zodResolver(resetPasswordInput), defaultValues: { token } });
  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await apiClient("/api/auth/reset-password", { method: "POST", body });
      setIsDone(true);
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  const { errors, isSubmitting } = form.formState;
  if (isDone) {
    return (
      <AuthLayout title="Your password was changed" lead="Every browser was signed out.">
        <a href={paths.login} className={buttonClass({ size: "lg", className: "w-full" })}>
          Sign in
        </a>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title="Choose a new password" lead="The link stops working when you save.">
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <PasswordField isNew label="New password" error={errors.password?.message} {...form.register("password")} />
        {(failure ?? errors.token?.message) && <Alert>{failure ?? errors.token?.message}</Alert>}
        <Button type="submit" size="lg" pending={isSubmitting}>
          Save password
        </Button>
        <a href={paths.resetPassword} className="text-link justify-self-start text-sm">
          Ask for a new link
        </a>
      </Form>
    </AuthLayout>
  );
}
