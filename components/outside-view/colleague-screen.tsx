"use client";

import { useEffect, useState, type ReactNode } from "react";
import { AppShell } from "@/components/layout/app-shell";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { cx } from "@/components/ui/cx";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import type { InvitationView } from "@/lib/features/outside-view/schema";
import { ApiError, failureText } from "@/lib/shared/api-client";
import { openInvitation } from "./colleague-api";
import { ColleagueIntro } from "./colleague-intro";
import { ColleagueThanks } from "./colleague-thanks";
import { CommentsForm } from "./comments-form";
import { clearDraft, readDraft, saveDraft, type Draft } from "./rating-draft";
import { WithdrawForm } from "./withdraw-form";

interface StatementsSlot {
  items: { id: string; text: string }[];
  scale: string[];
  answers: Record<string, number>;
  /** True where a button that is gone by now led here; false after a reload. */
  takesFocus: boolean;
  onAnswer: (id: string, value: number) => void;
  onEnd: () => void;
}

interface ColleagueScreenProps {
  statements: (slot: StatementsSlot) => ReactNode;
}

type Opened = { state: "loading" } | { state: "none" } | { state: "failed"; text: string; isOver: boolean };
type Stage = "intro" | "statements" | "comments" | "thanks" | "declined" | "withdraw";

const UNREACHABLE = "Clarity cannot be reached. Please check your connection and try again; the link stays valid.";

const tokenInFragment = () => window.location.hash.slice(1);
const clearAddress = () => window.history.replaceState(null, "", window.location.pathname);

export function ColleagueScreen({ statements }: ColleagueScreenProps) {
  const [token, setToken] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [opened, setOpened] = useState<Opened>({ state: "loading" });
  const [invitation, setInvitation] = useState<InvitationView | null>(null);
  const [draft, setDraft] = useState<Draft>({ answers: {}, keep: "", change: "" });
  const [stage, setStage] = useState<Stage>("intro");
  const [hasMoved, setHasMoved] = useState(false);
  const [code, setCode] = useState("");

  useEffect(() => {
    const secret = tokenInFragment();
    const load = async () => {
      if (!secret) return setOpened({ state: "none" });
      try {
        const found = await openInvitation(secret);
        const storedDraft = readDraft();
        setToken(secret);
        setInvitation(found);
        setDraft(storedDraft);
        if (Object.keys(storedDraft.answers).length > 0)
          setStage(isComplete(storedDraft, found) ? "comments" : "statements");
      } catch (error) {
        const isOver = error instanceof ApiError && error.status < 429;
        setOpened({ state: "failed", text: failureText(error, UNREACHABLE), isOver });
      }
    };
    void load();
  }, [attempt]);

  const tryAgain = () => {
    setOpened({ state: "loading" });
    setAttempt(attempt + 1);
  };
  const show = (next: Stage) => {
    setStage(next);
    setHasMoved(true);
  };
  const change = (next: Draft) => {
    setDraft(next);
    saveDraft(next);
  };
  const finish = (next: "thanks" | "declined", withdrawalCode = "") => {
    clearDraft();
    clearAddress();
    setCode(withdrawalCode);
    show(next);
  };

  if (stage === "withdraw" || opened.state === "none")
    return (
      <Frame>
        <WithdrawForm hasLink={opened.state !== "none"} />
      </Frame>
    );
  if (opened.state === "failed" && !invitation)
    return (
      <Frame>
        <h1 className="display-type text-ink text-3xl">{opened.isOver ? "Nothing to answer here" : "Not reachable"}</h1>
        <Alert tone={opened.isOver ? "info" : "danger"} className="mt-6">
          {opened.text}
        </Alert>
        <div className="mt-6 flex flex-wrap gap-3">
          {!opened.isOver && <Button onClick={tryAgain}>Try again</Button>}
          <Button variant="ghost" className={cx(opened.isOver && "-ml-4 sm:-ml-5")} onClick={() => show("withdraw")}>
            I have a code: withdraw my answers
          </Button>
        </div>
      </Frame>
    );
  if (!invitation)
    return (
      <Frame>
        <LoadingText label="Opening the link…" />
      </Frame>
    );

  const { name } = invitation;
  return (
    <Frame key={stage}>
      {stage === "intro" && (
        <ColleagueIntro
          name={name}
          token={token}
          onBegin={() => show("statements")}
          onDeclined={() => finish("declined")}
          onWithdraw={() => show("withdraw")}
        />
      )}
      {stage === "statements" && (
        <>
          <h1 className="sr-only">How you see {name}</h1>
          {statements({
            items: invitation.statements.map(({ id, text }) => ({ id, text: `${name} ${text}` })),
            scale: invitation.scale,
            answers: draft.answers,
            takesFocus: hasMoved,
            onAnswer: (id, value) => change({ ...draft, answers: { ...draft.answers, [id]: value } }),
            onEnd: () => show("comments"),
          })}
          <p className="text-muted mt-8 text-sm">
            If you cannot tell, choose the middle. Your answers stay in this tab until you send them.
          </p>
        </>
      )}
      {stage === "comments" && (
        <CommentsForm
          name={name}
          token={token}
          draft={draft}
          onChange={change}
          onBack={() => show("statements")}
          onSent={(withdrawalCode) => finish("thanks", withdrawalCode)}
        />
      )}
      {stage === "thanks" && <ColleagueThanks name={name} code={code} />}
      {stage === "declined" && <Declined name={name} />}
    </Frame>
  );
}

function Declined({ name }: { name: string }) {
  const heading = useHeadingFocus();
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink text-3xl">
        Declined
      </h1>
      <p role="status" className="text-muted mt-3 text-lg">
        The link has ended, and nothing was stored of you. {name} is not told whether you answered or declined.
      </p>
    </>
  );
}

const isComplete = ({ answers }: Draft, { statements }: InvitationView) => statements.every(({ id }) => answers[id]);

const Frame = ({ children }: { children: ReactNode }) => (
  <AppShell>
    <div className="container-page flex-1 py-8 sm:py-14">
      <div className="max-w-text mx-auto w-full">{children}</div>
    </div>
  </AppShell>
);
