import { useEffect, useRef } from "react";
import { panelOf } from "@/lib/features/trial/model";
import { type Panel, STEPS, type Step, type TrialState } from "@/lib/features/trial/schema";
import { paths } from "@/lib/shared/paths";
import type { Send } from "./send";

function addressOf({ step, panel, person }: Pick<TrialState, "step" | "panel" | "person">): string {
  if (step === "welcome" || step === "chat") return paths.trial;
  if (step === "connect" && panel !== "options") return `${paths.trial}?step=connect&panel=${panel}`;
  if (step !== "analysis" && step !== "report") return `${paths.trial}?step=${step}`;
  return person ? `${paths.trial}?step=analysis&userId=${person.userId}` : paths.trial;
}

function placeInAddress(): { to: Step; panel: Panel } {
  const query = new URLSearchParams(window.location.search);
  return { to: STEPS.find((step) => step === query.get("step")) ?? "welcome", panel: panelOf(query.get("panel")) };
}

export function useUrlSync(state: TrialState, send: Send): void {
  const address = addressOf(state);
  const place = `${state.step}/${state.panel}`;
  const last = useRef({ place, isFromHistory: false });

  useEffect(() => {
    const follow = () => {
      last.current.isFromHistory = true;
      send({ type: "navigated", ...placeInAddress() });
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, [send]);

  useEffect(() => {
    const { place: before, isFromHistory: byHistory } = last.current;
    last.current = { place, isFromHistory: false };
    if (address === window.location.pathname + window.location.search) return;
    // Only steps that the person took get a history entry.
    const isOwnStep = before !== place && !byHistory && state.step !== "report";
    if (isOwnStep) window.history.pushState(null, "", address);
    else window.history.replaceState(null, "", address);
  });
}
