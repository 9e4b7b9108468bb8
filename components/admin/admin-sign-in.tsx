"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { AuthLayout } from "@/components/accounts/auth-layout";
import { EmailField, PasswordField } from "@/components/accounts/credential-fields";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Form } from "@/components/ui/forms/form";
import { signInAdminInput } from "@/lib/features/accounts/schema";
import { apiClient, ApiError, failureText } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { CodeField } from "./code-field";

export function AdminSignIn() {
  const [failure, setFailure] = useState<string | null>(null);
  const [needsCode, setNeedsCode] = useState(false);
  const form = useForm({ resolver: zodResolver(signInAdminInput) });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async () => {
    setFailure(null);
    try {
      await apiClient("/api/admin/sign-in", { method: "POST", body: form.getValues() });
      goTo(paths.admin);
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      if (isAnswer && error.body.code === "confirm_identity") setNeedsCode(true);
      setFailure(isAnswer ? failureText(error, "Could not log in") : "An error occurred during login.");
    }
  });

  return (
    <AuthLayout
      title="Admin"
      lead="For the people who run this installation."
      facts={[
        "Admins are invited by an owner or created on the server. Nobody can sign up here.",
        "A session ends after 30 minutes without use and after eight hours at the latest. Every action is recorded.",
      ]}
    >
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <EmailField autoComplete="username" error={errors.email?.message} {...form.register("email")} />
        <PasswordField error={errors.password?.message} {...form.register("password")} />
        {needsCode && <CodeField error={errors.code?.message} {...form.register("code")} />}
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" size="lg" pending={isSubmitting} pendingLabel="Signing in...">
          Sign In
        </Button>
      </Form>
    </AuthLayout>
  );
}
