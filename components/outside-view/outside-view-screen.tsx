"use client";

import { useState } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { notify } from "@/components/ui/toasts/toast";
import { MIN_NEW_RATERS, type OutsideViewState } from "@/lib/features/outside-view/schema";
import { failureText } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { InvitationSection } from "./invitation-section";
import { deleteOutsideView, fetchOutsideView, showResult } from "./outside-view-api";
import { ResultSection } from "./result-section";

export function OutsideViewScreen({ state: initial }: { state: OutsideViewState }) {
  const [state, setState] = useState(initial);
  const [error, setError] = useState<string | null>(null);
  const [isShowing, setIsShowing] = useState(false);
  const [shownTimes, setShownTimes] = useState(0);
  const attempt = async (call: () => Promise<OutsideViewState>): Promise<boolean> => {
    setError(null);
    try {
      setState(await call());
      return true;
    } catch (failure) {
      setError(failureText(failure));
      return false;
    }
  };
  const refresh = async () => void (await attempt(fetchOutsideView));
  const show = async () => {
    setIsShowing(true);
    if (await attempt(showResult)) setShownTimes(shownTimes + 1);
    setIsShowing(false);
  };
  const { result } = state;
  return (
    <PageFrame back={{ href: paths.chat, label: "Conversations" }}>
      <h1 className="display-type text-ink mt-4 text-3xl">The view from outside</h1>
      <p className="text-muted mt-3 max-w-xl text-lg">You know what you meant. Others know what they saw.</p>
      {error && <Alert className="mt-6">{error}</Alert>}
      {result && <ResultSection key={shownTimes} result={result} takesFocus={shownTimes > 0} />}
      <WaitingSection state={state} isShowing={isShowing} onShow={() => void show()} />
      <InvitationSection state={state} onChanged={refresh} />
      {(result || state.invitations.length > 0 || state.wasWithdrawn) && (
        <DeletePart onDelete={() => attempt(() => deleteOutsideView().then(fetchOutsideView))} />
      )}
    </PageFrame>
  );
}

interface WaitingProps {
  state: OutsideViewState;
  isShowing: boolean;
  onShow: () => void;
}

function WaitingSection({ state: { waiting, result, wasWithdrawn, invitations }, isShowing, onShow }: WaitingProps) {
  if (!waiting && !wasWithdrawn && invitations.length === 0 && !result) return null;
  return (
    <section aria-labelledby="waiting" className="border-subtle mt-10 border-t pt-8">
      <h2 id="waiting" className="display-type text-ink text-2xl">
        {waiting ? `${waiting} ${result ? "new answers are" : "answers are"} here` : "Nothing new to show yet"}
      </h2>
      {wasWithdrawn && (
        <p className="text-muted mt-2">
          A colleague withdrew their answers, so the result that contained them is gone. It comes back with three more.
        </p>
      )}
      <p className="text-muted mt-2">
        {waiting
          ? `Later answers are added only when there are ${MIN_NEW_RATERS} more, so you may want to wait for those you still expect.`
          : `Answers appear when at least ${MIN_NEW_RATERS} new ones are here, and count from the day after they were given. Until then not even their number is shown, which protects those who answer.`}
      </p>
      {waiting !== null && (
        <Button className="mt-4" pending={isShowing} pendingLabel="Putting it together…" onClick={onShow}>
          {result ? "Renew the result" : "Show the result"}
        </Button>
      )}
    </section>
  );
}

function DeletePart({ onDelete }: { onDelete: () => Promise<boolean> }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    const isDone = await onDelete();
    setIsPending(false);
    setIsAsking(false);
    if (isDone) notify({ title: "Links, answers and result are deleted" });
  };
  return (
    <section className="border-subtle mt-12 border-t pt-6">
      <Button variant="ghost" className="-ml-4 sm:-ml-5" onClick={() => setIsAsking(true)}>
        Delete everything on this page
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete the view from outside?"
        description="All links end, and what your colleagues answered is deleted with the result. It cannot be brought back."
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </section>
  );
}
