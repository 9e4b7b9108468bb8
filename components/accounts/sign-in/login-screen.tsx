"use client";

import { useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { paths } from "@/lib/shared/paths";
import { AuthLayout } from "../auth-layout";
import { GoogleButton } from "./google-button";
import { ModeTabs } from "./mode-tabs";
import { SignInForm } from "./sign-in-form";
import { useSignInForm, type SignInMode } from "./use-sign-in-form";

const GOOGLE_OUTCOMES = new Map<string, { tone: "info" | "danger"; text: string }>([
  ["cancelled", { tone: "info", text: "You did not finish the sign-in with Google. Nothing was changed." }],
  ["failed", { tone: "danger", text: "Google sign-in did not finish. Nothing was changed; please try again." }],
  ["unreachable", { tone: "danger", text: "Google cannot be reached right now. Please try again in a moment." }],
  [
    "not-configured",
    {
      tone: "info",
      text: "Google sign-in is not configured on this installation. Please sign in with email and password.",
    },
  ],
]);

const TITLES: Record<SignInMode, { title: string; lead: string }> = {
  "sign-in": { title: "Good to see you again", lead: "Your report and your conversations are where you left them." },
  register: { title: "Create your account", lead: "Keep your report and talk with your AI Clarity Partner." },
};

interface LoginScreenProps {
  isGoogleConfigured: boolean;
  googleOutcome: string | undefined;
}

export function LoginScreen({ isGoogleConfigured, googleOutcome }: LoginScreenProps) {
  const [mode, setMode] = useState<SignInMode>("sign-in");
  const { form, failure, isPending, submit, clearErrors } = useSignInForm(mode);
  const outcome = GOOGLE_OUTCOMES.get(googleOutcome ?? "");
  const changeMode = (next: SignInMode) => {
    clearErrors();
    setMode(next);
  };

  return (
    <AuthLayout
      {...TITLES[mode]}
      facts={[
        "Only you see your report and your conversations.",
        "Download or delete everything whenever you like.",
        "Google tells us your name and address when you sign in with it, and nothing else.",
      ]}
    >
      {outcome && (
        <Alert tone={outcome.tone} className="mb-6">
          {outcome.text}
        </Alert>
      )}
      <ModeTabs mode={mode} onChange={changeMode} />
      <div role="tabpanel" id="sign-in-panel" aria-labelledby={`tab-${mode}`} className="mt-6">
        <SignInForm mode={mode} form={form} failure={failure} isPending={isPending} onSubmit={submit} />
      </div>
      <div className="text-muted before:bg-subtle after:bg-subtle my-6 flex items-center gap-4 text-sm before:h-px before:flex-1 after:h-px after:flex-1">
        or
      </div>
      <GoogleButton isConfigured={isGoogleConfigured} size="lg" />
      <p className="text-muted mt-6 text-sm">
        By continuing you accept our{" "}
        <a href={paths.terms} className="text-link">
          terms
        </a>{" "}
        and{" "}
        <a href={paths.privacy} className="text-link">
          privacy policy
        </a>
        . You must be 18 or older.
      </p>
    </AuthLayout>
  );
}
