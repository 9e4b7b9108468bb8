"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/forms/form";
import { changePasswordInput, type OutcomeView } from "@/lib/features/accounts/schema";
import { apiClient } from "@/lib/shared/api-client";
import { PageSection } from "@/components/layout/page-section";
import { PasswordField } from "../credential-fields";
import { useAccountAction } from "./use-account-action";

export function PasswordSection({ hasPassword }: { hasPassword: boolean }) {
  const { run, isBusy, failure } = useAccountAction();
  const form = useForm<{ current?: string; next: string }>({
    resolver: zodResolver(changePasswordInput),
  });
  const { errors } = form.formState;
  const change = form.handleSubmit((values) =>
    run(async () => {
      const body = hasPassword ? values : { next: values.next };
      const { message } = await apiClient<OutcomeView>("/api/account/password", { method: "POST", body });
      form.reset({ current: hasPassword ? "" : undefined, next: "" });
      return message;
    }),
  );
  return (
    <PageSection
      id="password"
      title="Password"
      lead={
        hasPassword ? "A new one signs out every other browser." : "With a password you can sign in from any browser."
      }
    >
      <Form noValidate onSubmit={change} className="grid gap-4">
        {hasPassword && (
          <PasswordField label="Current password" error={errors.current?.message} {...form.register("current")} />
        )}
        <PasswordField isNew label="New password" error={errors.next?.message} {...form.register("next")} />
        {failure && <Alert>{failure}</Alert>}
        <Button type="submit" variant="secondary" pending={isBusy} className="justify-self-start">
          {hasPassword ? "Change password" : "Set password"}
        </Button>
      </Form>
    </PageSection>
  );
}
