"use client";

import { useEffect, useState } from "react";
import { AuthLayout } from "@/components/accounts/auth-layout";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { LoadingScreen } from "@/components/ui/feedback/loading-screen";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { Input } from "@/components/ui/forms/input";
import { takeFragment } from "@/components/ui/link-fragment";
import { GATE_DAYS } from "@/lib/features/access/model";
import { apiClient, ApiError, failureText } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";

const MAX_CODE_LENGTH = 64;

const failureOf = (error: unknown): string =>
  error instanceof ApiError ? failureText(error, "Invalid password") : "Something went wrong. Please try again.";

interface AccessScreenProps {
  target: string;
  hasCookie: boolean;
}

export function AccessScreen({ target, hasCookie }: AccessScreenProps) {
  const [isChecking, setIsChecking] = useState(hasCookie);
  useEffect(() => {
    if (!hasCookie) return;
    const controller = new AbortController();
    apiClient("/api/access-gate", { signal: controller.signal }).then(
      () => goTo(target),
      () => !controller.signal.aborted && setIsChecking(false),
    );
    return () => controller.abort();
  }, [target, hasCookie]);

  if (isChecking) return <LoadingScreen message="Checking access..." />;
  return (
    <AuthLayout
      title="Access Required"
      lead={`${PRODUCT.name} is open by invitation while it is in alpha. Your access code is in the invitation you received.`}
      facts={[
        <>
          No invitation yet?{" "}
          <a href={paths.finalCta} className="text-link">
            Join early access
          </a>{" "}
          and we will write when a seat is free.
        </>,
        `This browser stays unlocked for ${GATE_DAYS} days, also after you log out.`,
      ]}
    >
      <AccessForm target={target} />
    </AuthLayout>
  );
}

function AccessForm({ target }: { target: string }) {
  const [code, setCode] = useState("");
  useEffect(() => {
    const linked = takeFragment("code")?.slice(0, MAX_CODE_LENGTH);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the fragment exists in the browser only
    if (linked) setCode(linked);
  }, []);
  const [isShown, setIsShown] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async () => {
    setIsPending(true);
    setFailure(null);
    try {
      await apiClient("/api/access-gate", { method: "POST", body: { password: code } });
      goTo(target);
    } catch (error) {
      setFailure(failureOf(error));
      setIsPending(false);
    }
  };

  return (
    <Form onSubmit={submit} onTypedEarly={(typed) => setCode(typed["access-code"] ?? "")} className="grid gap-5">
      <div className="relative">
        <Field label="Access code">
          <Input
            name="access-code"
            type={isShown ? "text" : "password"}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={MAX_CODE_LENGTH}
            aria-invalid={failure !== null}
            className="pr-20!"
          />
        </Field>
        <button
          type="button"
          onClick={() => setIsShown(!isShown)}
          className="text-link absolute right-1 bottom-0 min-h-12.5 px-3 text-sm"
        >
          {isShown ? "Hide" : "Show"}
          <span className="sr-only"> what I type</span>
        </button>
      </div>
      {failure && <Alert>{failure}</Alert>}
      <Button type="submit" size="lg" disabled={code.trim() === ""} pending={isPending} pendingLabel="Checking...">
        Continue
      </Button>
    </Form>
  );
}
