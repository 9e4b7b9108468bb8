import { useEffect, useRef, type Dispatch } from "react";
import { STEPS, type Step, type TrialEvent, type TrialState } from "@/lib/features/trial/schema";
import { paths } from "@/lib/shared/paths";

/** The address of a step. The report has the analysis's address: opened again, it is found at once. */
function addressOf({ step, person }: Pick<TrialState, "step" | "person">): string {
  if (step === "welcome" || step === "chat") return paths.trial;
  if (step !== "analysis" && step !== "report") return `${paths.trial}?step=${step}`;
  return person ? `${paths.trial}?step=analysis&userId=${person.userId}` : paths.trial;
}

function stepInAddress(): Step {
  const named = new URLSearchParams(window.location.search).get("step");
  return STEPS.find((step) => step === named) ?? "welcome";
}

/** Keeps the address in step with the wizard, so that a reload and the browser's own 'back' do what people expect. */
export function useAddress(state: TrialState, send: Dispatch<TrialEvent>): void {
  const address = addressOf(state);
  const shown = useRef<{ step: Step; byHistory: boolean }>({ step: state.step, byHistory: false });

  useEffect(() => {
    const follow = () => {
      shown.current.byHistory = true;
      send({ type: "navigated", to: stepInAddress() });
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [send]);

  useEffect(() => {
    const { step, byHistory } = shown.current;
    shown.current = { step: state.step, byHistory: false };
    if (address === window.location.pathname + window.location.search) return;
    // Only a step that somebody took themselves is worth coming back to.
    const isOwnStep = step !== state.step && !byHistory && state.step !== "report";
    if (isOwnStep) window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
  });
}
