"use client";

import { useId, useRef, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Form } from "@/components/ui/forms/form";
import { useEmailSuggestion } from "@/components/ui/forms/use-email-suggestion";
import { EMAIL_INVALID, emailProblem } from "@/lib/features/early-access/model";
import { Confirmation } from "./confirmation";
import { useSignup } from "./use-signup";

export function SignupForm({ children }: { children: ReactNode }) {
  const input = useRef<HTMLInputElement>(null);
  const { state, email, problem, type, refuse, submit } = useSignup(input);
  const id = useId();
  const suggestion = useEmailSuggestion();

  if (state.kind === "done") return <Confirmation email={state.email} joined={state.joined} />;

  const isSubmitting = state.kind === "submitting";
  return (
    <Form onSubmit={submit} onTypedEarly={(typed) => type(typed.email ?? "")} className="join">
      <label htmlFor={id}>Email address</label>
      <div>
        <input
          ref={input}
          id={id}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          enterKeyHint="send"
          placeholder="you@company.com"
          className={CONTROL_CLASS}
          value={email}
          readOnly={isSubmitting}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onInput={suggestion.onInput}
          onChange={(event) => type(event.target.value)}
          onInvalid={(event) => {
            // The form's own message replaces the browser's bubble.
            event.preventDefault();
            refuse(emailProblem(event.currentTarget.value) ?? EMAIL_INVALID);
          }}
        />
        <Button type="submit" size="lg" variant="signal" pending={isSubmitting} pendingLabel="Preparing...">
          Join Early Access
        </Button>
      </div>
      {suggestion.line}
      {problem && (
        <p id={`${id}-problem`} role="alert" className="problem">
          {problem}
        </p>
      )}
      {state.kind === "failed" && (
        <p role="alert" className="problem">
          Your address did not reach us. It is still here; please send it again in a moment.
        </p>
      )}
      {children}
    </Form>
  );
}
