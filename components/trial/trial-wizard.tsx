"use client";

import { useEffect, useState } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { LoadingScreen } from "@/components/ui/feedback/loading-screen";
import { Stepper } from "@/components/ui/feedback/stepper";
import { isUndecided, STEP_TITLES, STEPPER, STEPPER_INDEX } from "@/lib/features/trial/model";
import type { Opening, Person, TrialState } from "@/lib/features/trial/schema";
import { pageTitle } from "@/lib/shared/pages/page-title";
import { useOpenChat } from "./client/use-open-chat";
import type { Send } from "./client/send";
import { useTrial } from "./client/use-trial";
import type { TrialSlots } from "./slots";
import { AnalysisStep } from "./steps/analysis-step";
import { ConnectStep } from "./steps/connect-step";
import { LinkedinStep } from "./steps/linkedin-step";
import { ManualStep } from "./steps/manual-step";
import { PanelScreen } from "./steps/panel-screen";
import { ReportStep } from "./steps/report-step";
import { WelcomeStep } from "./steps/welcome-step";

interface TrialWizardProps extends TrialSlots {
  opening: Opening;
  user: Person | null | undefined;
  hasSession: boolean;
  isMailboxConfigured: boolean;
  onReset: () => void;
  onConnectMailbox: () => void;
}

export function TrialWizard(props: TrialWizardProps) {
  const { opening, user, hasSession, actions } = props;
  const [state, send] = useTrial({ opening, user });
  const [firstStep] = useState(state.step);
  const [hasMoved, setHasMoved] = useState(false);
  // A finished report is shown only after the person has answered.
  const [isAnswering, setIsAnswering] = useState(false);
  if (!hasMoved && state.step !== firstStep) setHasMoved(true);

  useEffect(() => {
    const hasOpened = state.step === "report" && document.visibilityState === "hidden";
    document.title = pageTitle(hasOpened ? "Your report is ready" : STEP_TITLES[state.step]);
  }, [state.step]);

  if ((hasSession && state.auth === "loading") || isUndecided(state)) {
    return <LoadingScreen message="Verifying authentication..." />;
  }
  return (
    <AppShell actions={actions} identity={state.user && (state.user.name ?? state.user.email)}>
      <div className="container-page flex-1">
        <div className="max-w-text mx-auto pt-6 print:hidden">
          <Stepper steps={STEPPER} current={STEPPER_INDEX[state.step]} />
        </div>
        {isAnswering && state.person ? (
          props.renderWork({
            userId: state.person.userId,
            onDone: (report) => {
              setIsAnswering(false);
              if (report) send({ type: "report-generated", report });
            },
          })
        ) : (
          <StepScreen
            key={`${state.step}/${state.panel}`}
            {...props}
            state={state}
            send={send}
            takesFocus={hasMoved}
            onWork={() => setIsAnswering(true)}
          />
        )}
      </div>
    </AppShell>
  );
}

type StepScreenProps = TrialWizardProps & {
  state: TrialState;
  send: Send;
  takesFocus: boolean;
  onWork: () => void;
};

function StepScreen({ state, send, takesFocus, ...props }: StepScreenProps) {
  const openChat = useOpenChat(state, send);
  switch (state.step) {
    case "welcome":
      return (
        <WelcomeStep
          {...props}
          state={state}
          send={send}
          takesFocus={takesFocus}
          hasQuestionnaire={props.panels.questionnaire !== undefined}
        />
      );
    case "linkedin":
      return <LinkedinStep state={state} send={send} />;
    case "connect":
      return state.panel === "options" ? (
        <ConnectStep {...props} state={state} send={send} />
      ) : (
        <PanelScreen panel={state.panel} panels={props.panels} state={state} send={send} />
      );
    case "manual-hexaco":
      return <ManualStep state={state} send={send} hasQuestionnaire={props.panels.questionnaire !== undefined} />;
    case "analysis":
      return <AnalysisStep state={state} send={send} onWork={props.onWork} />;
    case "report":
    case "chat":
      return <ReportStep state={state} send={send} openChat={openChat} renderReport={props.renderReport} />;
  }
}
