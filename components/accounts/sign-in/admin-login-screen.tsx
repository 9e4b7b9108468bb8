"use client";

import { useState } from "react";
import { notifyOnNextPage } from "@/components/ui/toasts/next-page-notice";
import { notify } from "@/components/ui/toasts/toast";
import type { OutcomeView } from "@/lib/features/accounts/schema";
import { apiClient, ApiError, failureText } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { AddressForm } from "../address-form";
import { AuthLayout } from "../auth-layout";

export function AdminLoginScreen() {
  const [isPending, setIsPending] = useState(false);
  const logIn = async (email: string) => {
    setIsPending(true);
    try {
      await apiClient<OutcomeView>("/api/auth/admin-login", { method: "POST", body: { email } });
      notifyOnNextPage({ title: "Admin login successful" });
      goTo(paths.admin);
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      const description = isAnswer ? failureText(error, "Could not log in") : "An error occurred during login.";
      notify({ title: "Login failed", description, variant: "destructive" });
      setIsPending(false);
    }
  };
  return (
    <AuthLayout
      title="Admin Login"
      lead="Temporary passwordless admin login by email, for testing."
      facts={["This page exists only while test routes are switched on. Admins normally sign in at /admin."]}
    >
      <AddressForm
        label="Log In as Admin"
        pendingLabel="Logging in..."
        isPending={isPending}
        onSubmit={(email) => void logIn(email)}
      />
    </AuthLayout>
  );
}
