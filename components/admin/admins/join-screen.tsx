"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { AuthLayout } from "@/components/accounts/auth-layout";
import { EmailField, PasswordField } from "@/components/accounts/credential-fields";
import { Button, buttonClass } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { takeFragment } from "@/components/ui/link-fragment";
import { joinInput, MIN_ADMIN_PASSWORD } from "@/lib/features/admin/schema";
import { apiClient, failureText } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";

export function JoinScreen() {
  const [failure, setFailure] = useState<string | null>(null);
  const [isDone, setIsDone] = useState(false);
  const form = useForm({ resolver: zodResolver(joinInput), defaultValues: { token: "" } });
  const { setValue } = form;
  useEffect(() => {
    const take = () => {
      const token = takeFragment("token");
      if (token !== null) setValue("token", token);
    };
    take();
    // A second link that is pasted into the same tab changes the fragment only.
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, [setValue]);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      await apiClient("/api/admin/join", { method: "POST", body });
      setIsDone(true);
    } catch (error) {
      setFailure(failureText(error));
    }
  });
  if (isDone) {
    return (
      <AuthLayout title="You are an admin" lead="Sign in with the address and password that you have just chosen.">
        <a href={paths.admin} className={buttonClass({ size: "lg", className: "w-full" })}>
          Sign in
        </a>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title="Join as an admin"
      lead="Somebody who runs this installation invited you."
      facts={["The link works once, for two days. What you do as an admin is recorded with your username."]}
    >
      <Form noValidate onSubmit={submit} className="grid gap-5">
        <EmailField autoComplete="username" error={errors.email?.message} {...form.register("email")} />
        <Field
          label="Username"
          hint="Other admins see it in the record."
          autoCapitalize="none"
          spellCheck={false}
          error={errors.username?.message}
          {...form.register("username")}
        />
        <PasswordField
          isNew
          hint={`At least ${MIN_ADMIN_PASSWORD} characters.`}
          error={errors.password?.message}
          {...form.register("password")}
        />
        {(failure ?? errors.token?.message) && <Alert>{failure ?? errors.token?.message}</Alert>}
        <Button type="submit" size="lg" pending={isSubmitting}>
          Join
        </Button>
      </Form>
    </AuthLayout>
  );
}
