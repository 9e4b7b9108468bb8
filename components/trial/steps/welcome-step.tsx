"use client";

import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import type { TrialState } from "@/lib/features/trial/schema";
import { paths } from "@/lib/shared/paths";
import { PRODUCT } from "@/lib/shared/product";
import { LegalLinks } from "./legal-links";
import { ProfileForm } from "./profile-form";
import { StepFrame } from "@/components/layout/step-frame";
import type { Send } from "../client/send";

const WHAT_FOLLOWS = [
  [
    "You choose what is read",
    "Your profile, your own scores, your sent mail: each is asked for by itself, or left out.",
  ],
  [
    "You get your report",
    "Three or more observations, each with what it rests on and how sure it is. You can disagree.",
  ],
  ["You talk it through", `Your ${PRODUCT.personaName} has read the report and helps you act on it.`],
] as const;

interface WelcomeStepProps {
  state: TrialState;
  send: Send;
  takesFocus: boolean;
  onReset: () => void;
  googleSignIn: ReactNode;
  hasQuestionnaire: boolean;
}

export function WelcomeStep({ state, send, takesFocus, onReset, googleSignIn, hasQuestionnaire }: WelcomeStepProps) {
  const { person, auth } = state;
  const isKnown = auth === "signed-in" || Boolean(person?.email);
  const isUnfinished = auth === "visitor" && person !== null;

  return (
    <StepFrame
      title={<Welcome />}
      takesFocus={takesFocus}
      width="page"
      lead={
        <p className="max-w-text">
          In a few minutes you have a personal report that shows what each sentence rests on, and a private coach to
          talk it through with.
        </p>
      }
    >
      <div className="mt-9 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-20">
        <div className="max-w-text space-y-6">
          {isUnfinished && <Unfinished email={person.email} send={send} />}
          <ProfileForm
            state={state}
            send={send}
            label={`Try ${PRODUCT.name}`}
            pendingLabel="Analyzing your profile..."
          />
          {hasQuestionnaire && <Statements send={send} />}
          <p className="flex flex-wrap gap-x-6">
            <button
              type="button"
              className="text-link min-h-11 text-sm"
              onClick={() => send({ type: "connect-chosen" })}
            >
              Continue without LinkedIn
            </button>
            <a href={paths.sampleReport} className="text-link inline-flex min-h-11 items-center text-sm">
              Read a sample report first
            </a>
          </p>
          <LegalLinks />
          <div className="border-subtle flex flex-wrap items-center gap-x-6 gap-y-3 border-t pt-6">
            <a href={paths.login} className="text-link inline-flex min-h-11 items-center text-sm">
              Already a user? Log in
            </a>
            {googleSignIn}
          </div>
          {isKnown && <Reset onReset={onReset} />}
        </div>
        <WhatFollows />
      </div>
    </StepFrame>
  );
}

function Welcome() {
  return PRODUCT.welcome.split(/(?<=\.) /).map((sentence, index) => (
    <span key={sentence} className="block">
      {index > 0 && " "}
      {sentence}
    </span>
  ));
}

function Statements({ send }: { send: Send }) {
  return (
    <div className="border-subtle border-t pt-6">
      <p className="text-ink font-medium">Or begin with yourself</p>
      <p className="text-muted mt-1 text-sm">It scores six traits, which a profile cannot. Nothing to look up.</p>
      <Button
        variant="secondary"
        size="lg"
        className="mt-4 w-full px-3 sm:w-auto sm:px-7"
        onClick={() => send({ type: "panel-chosen", panel: "questionnaire-24" })}
      >
        Answer 24 statements, three minutes
      </Button>
    </div>
  );
}

function Unfinished({ email, send }: { email: string | null; send: Send }) {
  return (
    <div className="border-subtle bg-surface flex flex-wrap items-center justify-between gap-4 rounded-lg border p-5">
      <p className="text-sm">
        <span className="text-ink block font-medium">You began here before</span>
        <span className="text-muted">{email}</span>
      </p>
      <button
        type="button"
        className={buttonClass({ variant: "secondary" })}
        onClick={() => send({ type: "analysis-asked", kind: "sources" })}
      >
        Go to your report <ArrowRight aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

function Reset({ onReset }: { onReset: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" onClick={onReset}>
        Complete Reset
      </Button>
      <p className="text-muted min-w-0 flex-1 basis-60 text-xs">
        Signs you out and deletes what this browser stores. Your account and your report stay.
      </p>
    </div>
  );
}

function WhatFollows() {
  return (
    <ol className="border-subtle divide-subtle divide-y border-y lg:mt-2 lg:self-start">
      {WHAT_FOLLOWS.map(([title, text], index) => (
        <li key={title} className="flex gap-5 py-5">
          <span aria-hidden="true" className="display-type text-signal w-5 shrink-0 text-2xl leading-none">
            {index + 1}
          </span>
          <p className="text-sm">
            <span className="text-ink block font-medium">{title}</span>
            <span className="text-muted">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}
