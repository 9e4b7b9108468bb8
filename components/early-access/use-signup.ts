"use client";

import { useRef, useState, type RefObject } from "react";
import { notifyOnDemand } from "@/components/ui/toasts/notify-on-demand";
import { EMAIL_INVALID, emailProblem } from "@/lib/features/early-access/model";
import type { JoinView } from "@/lib/features/early-access/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { PRODUCT } from "@/lib/shared/product";

const SUBMIT_PATH = "/api/submit-email";

type State =
  { kind: "idle" } | { kind: "submitting" } | { kind: "failed" } | { kind: "done"; email: string; joined: JoinView };

function remember(email: string): void {
  try {
    localStorage.setItem(PRODUCT.slug, email);
  } catch {
    // Storage may be full or forbidden; the seat is reserved anyway.
  }
}

const join = (email: string) => apiClient<JoinView>(SUBMIT_PATH, { method: "POST", body: { email } });

export function useSignup(input: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<State>({ kind: "idle" });
  const [email, setEmail] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  // State changes only with the next render; a second press before it must not send twice.
  const isSending = useRef(false);

  const type = (text: string) => {
    setEmail(text);
    setProblem(null);
    setState({ kind: "idle" });
  };

  const refuse = (message: string) => {
    setProblem(message);
    input.current?.focus();
    void notifyOnDemand({ title: "Error", description: message, variant: "destructive" });
  };

  const fail = (error: unknown) => {
    const isRefused = error instanceof ApiError && error.status === 400;
    if (isRefused) setProblem(error.body.message ?? EMAIL_INVALID);
    setState({ kind: isRefused ? "idle" : "failed" });
    const description = "Please try again later.";
    void notifyOnDemand({ title: "Something went wrong", description, variant: "destructive" });
  };

  const submit = async () => {
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
      fail(error);
    } finally {
      isSending.current = false;
    }
  };
  return { state, email, problem, type, refuse, submit };
}
