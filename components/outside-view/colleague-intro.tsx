"use client";

import { useState } from "react";
import { useHeadingFocus } from "@/components/layout/use-heading-focus";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { failureText } from "@/lib/shared/api-client";
import { declineInvitation } from "./colleague-api";

interface ColleagueIntroProps {
  name: string;
  token: string;
  onBegin: () => void;
  onDeclined: () => void;
  onWithdraw: () => void;
}

const factsAbout = (name: string): [title: string, text: string][] => [
  [
    "What you are asked",
    "24 short statements, about three minutes, and two comments if you like. No account, no name.",
  ],
  [
    "Who sees it",
    `${name} sees what at least three colleagues say together, and nothing before that; so does ${name}’s AI coach, ` +
      "without comments. Nobody is shown what you alone answered, and nothing that is stored says who you are or at " +
      "what time you answered.",
  ],
  ["What it is for", `${name}’s own development. It is never for hiring, pay or promotion.`],
  [
    "What we cannot check",
    `${name} sends the links, so we do not know who the others are, and ${name} can try a link and see that it was ` +
      "used, though not for what. If this link came from somebody else, or you would rather not, decline.",
  ],
];

export function ColleagueIntro({ name, token, onBegin, onDeclined, onWithdraw }: ColleagueIntroProps) {
  const heading = useHeadingFocus(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const decline = async () => {
    setIsPending(true);
    try {
      await declineInvitation(token);
      onDeclined();
    } catch (failure) {
      setError(failureText(failure));
      setIsPending(false);
      setIsAsking(false);
    }
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="display-type text-ink text-3xl">
        {name} asks how you see them
      </h1>
      <p className="text-muted mt-3 text-lg">They know what they meant. You know what you saw.</p>
      <dl className="divide-subtle border-subtle mt-8 divide-y border-y">
        {factsAbout(name).map(([title, text]) => (
          <div key={title} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-ink font-medium">{title}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      {error && <Alert className="mt-6">{error}</Alert>}
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button size="lg" onClick={onBegin}>
          Begin
        </Button>
        <Button size="lg" variant="secondary" onClick={() => setIsAsking(true)}>
          Decline for good
        </Button>
      </div>
      <p className="mt-6">
        <Button variant="ghost" className="-ml-4 sm:-ml-5" onClick={onWithdraw}>
          I have a code: withdraw my answers
        </Button>
      </p>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Decline for good?"
        description={`The link ends. ${name} is not told whether you answered or declined.`}
        confirmLabel="Decline"
        pendingLabel="Ending the link…"
        pending={isPending}
        onConfirm={() => void decline()}
      />
    </>
  );
}
