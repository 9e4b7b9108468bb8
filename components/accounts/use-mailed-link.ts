"use client";

import { useEffect, useState } from "react";
import { failureText } from "@/lib/shared/api-client";

interface Outcome {
  tone: "success" | "danger";
  text: string;
}

interface MailedLink<Name extends string> {
  running: Name | null;
  outcome: Outcome | null;
  run: (name: Name, call: () => Promise<{ message: string }>) => Promise<void>;
}

/** For a page without a token: after a reload, because `useHiddenToken` took it out of the address. */
export const OPEN_LINK_AGAIN = "Please open the link in your mail again. This page holds it only until it is reloaded.";

/** Takes the token out of the address, so that neither the history nor a copied address holds it. */
export function useHiddenToken(): void {
  useEffect(() => window.history.replaceState(null, "", window.location.pathname), []);
}

/** A screen that a mailed link opened: the call that runs, and what the last one came to. */
export function useMailedLink<Name extends string>(describeFailure = failureText): MailedLink<Name> {
  useHiddenToken();
  const [running, setRunning] = useState<Name | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const run = async (name: Name, call: () => Promise<{ message: string }>) => {
    setRunning(name);
    try {
      setOutcome({ tone: "success", text: (await call()).message });
    } catch (error) {
      setOutcome({ tone: "danger", text: describeFailure(error) });
    }
    setRunning(null);
  };
  return { running, outcome, run };
}
