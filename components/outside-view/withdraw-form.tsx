"use client";

import { useState } from "react";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Button } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { failureText } from "@/lib/shared/api-client";
import { withdrawRating } from "./colleague-api";

export function WithdrawForm({ hasLink }: { hasLink: boolean }) {
  const heading = useHeadingFocus(hasLink);
  const [code, setCode] = useState("");
  const [isPending, setIsPending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: "success" | "danger"; text: string } | null>(null);
  const withdraw = async () => {
    setIsPending(true);
    try {
      await withdrawRating(code);
      setCode("");
      setOutcome({
        tone: "success",
        text: "Your answers and comments are deleted. What was shown with them is gone, too.",
      });
    } catch (error) {
      setOutcome({ tone: "danger", text: failureText(error) });
    }
    setIsPending(false);
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink text-3xl">
        Withdraw your answers
      </h1>
      <p className="text-muted mt-3">
        Enter the code that was shown when you answered about a colleague. To answer, open the private link that the
        colleague sent you.
      </p>
      <Form className="mt-8 grid gap-4" onSubmit={withdraw} onTypedEarly={(typed) => setCode(typed.code ?? "")}>
        <Field
          label="Code"
          name="code"
          value={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          onChange={(event) => setCode(event.target.value)}
        />
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        <Button type="submit" size="lg" pending={isPending} pendingLabel="Deleting…">
          Delete my answers
        </Button>
      </Form>
    </>
  );
}
