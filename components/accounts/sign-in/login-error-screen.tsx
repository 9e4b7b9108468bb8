"use client";

import { useEffect, useState, useSyncExternalStore } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { readFragment } from "@/components/ui/link-fragment";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { AuthLayout } from "../auth-layout";

const COUNTDOWN_SECONDS = 5;
const MAX_EMAIL_CHARS = 254;

const subscribeToFragment = (listener: () => void) => {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
};

const useFragmentEmail = (): string | null =>
  useSyncExternalStore(
    subscribeToFragment,
    () => readFragment("email"),
    () => null,
  );

export function LoginErrorScreen({ email: queryEmail }: { email: string | undefined }) {
  const email = useFragmentEmail() ?? queryEmail;
  const [seconds, setSeconds] = useState(COUNTDOWN_SECONDS);
  useEffect(() => {
    if (seconds === 0) {
      goTo(paths.trial);
      return;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  return (
    <AuthLayout
      title="Account Not Found"
      lead="We could not open an account with this sign-in. Nothing was changed."
      facts={["If you have an account with a password, sign in with it and link Google on your account page."]}
    >
      {email && (
        <p className="text-ink mb-4">
          You signed in as <strong className="wrap-anywhere">{email.slice(0, MAX_EMAIL_CHARS)}</strong>.
        </p>
      )}
      <p className="text-muted mb-6" aria-live="off">
        You will be taken to the trial in <span className="tabular-nums">{seconds}</span>{" "}
        {seconds === 1 ? "second" : "seconds"}.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => goTo(paths.trial)}>Go to the trial now</Button>
        <a href={paths.login} className={buttonClass({ variant: "secondary" })}>
          Sign in with a password
        </a>
      </div>
    </AuthLayout>
  );
}
