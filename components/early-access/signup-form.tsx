"use client";

import { useId, useRef, useState, type ReactNode, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL_CLASS } from "@/components/ui/control";
import { notifyOnDemand } from "@/components/ui/notify-on-demand";
import { EMAIL_INVALID, emailProblem } from "@/lib/features/early-access/model";
import type { JoinView } from "@/lib/features/early-access/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { PRODUCT } from "@/lib/shared/product";
import { Confirmation } from "./confirmation";

const SUBMIT_PATH = "/api/submit-email";

type State =
  { kind: "idle" } | { kind: "submitting" } | { kind: "failed" } | { kind: "done"; email: string; joined: JoinView };

function remember(email: string): void {
  try {
    localStorage.setItem(PRODUCT.slug, email);
  } catch {
    // Storage may be full or forbidden; the seat is reserved all the same.
  }
}

async function join(email: string): Promise<JoinView> {
  const answer = await apiClient<JoinView | { success: false; message?: string }>(SUBMIT_PATH, {
    method: "POST",
    body: { email },
  });
  if (!answer.success) throw new Error(answer.message ?? "Failed to submit email");
  return answer;
}

/** The early-access form: asks for one address, keeps it through every failure, and gives way to a confirmation. */
export function SignupForm({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // State reaches the next render only; a second press in between must not send twice.
  const isSending = useRef(false);
  const id = useId();

  const refuse = (message: string) => {
    setProblem(message);
    input.current?.focus();
    void notifyOnDemand({ title: "Error", description: message, variant: "destructive" });
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending.current) return;
    const found = emailProblem(email);
    if (found) return refuse(found);
    isSending.current = true;
    setState({ kind: "submitting" });
    try {
      const address = email.trim();
      const joined = await join(address);
      remember(address);
      setState({ kind: "done", email: address, joined });
      void notifyOnDemand({ title: "Success!", description: joined.message });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status === 400;
      if (isRefused) setProblem(error.body.message ?? EMAIL_INVALID);
      setState({ kind: isRefused ? "idle" : "failed" });
      void notifyOnDemand({
        title: "Something went wrong",
        description: "Please try again later.",
        variant: "destructive",
      });
    } finally {
      isSending.current = false;
    }
  };

  if (state.kind === "done") return <Confirmation email={state.email} joined={state.joined} />;

  const isSubmitting = state.kind === "submitting";
  return (
    <form onSubmit={submit} className="join">
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
          onChange={(event) => {
            setEmail(event.target.value);
            setProblem(null);
            setState({ kind: "idle" });
          }}
          onInvalid={(event) => {
            // The browser's own bubble gives way to the form's words.
            event.preventDefault();
            refuse(emailProblem(event.currentTarget.value) ?? EMAIL_INVALID);
          }}
        />
        <Button type="submit" size="lg" variant="signal" pending={isSubmitting} pendingLabel="Preparing...">
          Join Early Access
        </Button>
      </div>
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
    </form>
  );
}
