"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { z } from "zod";
import { notifyOnNextPage } from "@/components/ui/toasts/next-page-notice";
import { registerInput, signInInput } from "@/lib/features/accounts/schema";
import { apiClient, ApiError, failureText } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";

export type SignInMode = "sign-in" | "register";

export interface SignInValues {
  email: string;
  password: string;
  name: string;
}

const MODES = {
  "sign-in": {
    path: "/api/auth/login",
    failure: "Invalid credentials",
    notice: { title: "Welcome back!", description: "You have successfully logged in." },
  },
  register: { path: "/api/auth/register", failure: "An error occurred", notice: { title: "Account created!" } },
} as const;

// The form library would focus them in the order in which they were first shown; the name comes with the second tab.
const FIELDS_ON_SCREEN = ["name", "email", "password"] as const;

const fieldsOf = (mode: SignInMode, { email, password, name }: SignInValues) =>
  mode === "sign-in" ? { email, password } : { email, password, name };

const RESOLVERS: Record<SignInMode, Resolver<SignInValues>> = {
  "sign-in": zodResolver(signInInput.extend({ name: z.string().catch("") })),
  register: zodResolver(registerInput),
};

export function useSignInForm(mode: SignInMode) {
  const [failure, setFailure] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  // Default values would overwrite text that was entered before hydration.
  const form = useForm<SignInValues>({ resolver: RESOLVERS[mode], shouldFocusError: false });

  const send = async () => {
    const { path, failure: fallback, notice } = MODES[mode];
    setFailure(null);
    try {
      await apiClient(path, { method: "POST", body: fieldsOf(mode, form.getValues()) });
      notifyOnNextPage(notice);
      setIsLeaving(true);
      goTo(paths.chat);
    } catch (error) {
      const isAnswer = error instanceof ApiError;
      setFailure(isAnswer ? failureText(error, fallback) : "An error occurred. Please try again.");
    }
  };
  const submit = form.handleSubmit(send, (errors) => {
    const first = FIELDS_ON_SCREEN.find((field) => errors[field]);
    if (first) form.setFocus(first);
  });

  const clearErrors = () => {
    setFailure(null);
    form.clearErrors();
  };
  return { form, failure, isPending: form.formState.isSubmitting || isLeaving, submit, clearErrors };
}
