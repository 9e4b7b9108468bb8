"use client";

import { useEffect, useRef, useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { CONTROL_CLASS } from "@/components/ui/forms/control";
import { Field } from "@/components/ui/forms/field";
import { Form } from "@/components/ui/forms/form";
import { INVITATION_DAYS, type NewInvitation, type OutsideViewState } from "@/lib/features/outside-view/schema";
import { failureText } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";
import { createInvitations, revokeInvitation } from "./outside-view-api";

const DEFAULT_LINK_COUNT = 5;
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const messageWith = (url: string) =>
  `I would like to know how I come across. Would you answer 24 short statements about me? It takes three minutes and is ` +
  `anonymous: I only see what at least three people say together. This link is for you alone, and declining is fine: ${url}`;

interface InvitationSectionProps {
  state: OutsideViewState;
  onChanged: () => Promise<void>;
}

export function InvitationSection({ state, onChanged }: InvitationSectionProps) {
  const { name, hasScores, invitations, free } = state;
  const [{ links, round }, setMade] = useState<{ links: NewInvitation[]; round: number }>({ links: [], round: 0 });
  const [error, setError] = useState<string | null>(null);
  const act = async (call: () => Promise<void>) => {
    setError(null);
    try {
      await call();
      await onChanged();
    } catch (failure) {
      setError(failureText(failure));
    }
  };
  const make = (count: number) =>
    act(async () => {
      const made = await createInvitations(count);
      // Links are shown once, so more of them do not replace those that may not be copied yet.
      setMade((before) => ({ links: [...before.links, ...made.links], round: before.round + 1 }));
    });
  const revoke = (id: string) =>
    act(async () => {
      await revokeInvitation(id);
      setMade((before) => ({ ...before, links: before.links.filter((link) => link.id !== id) }));
    });
  const isReady = name !== null && hasScores;
  return (
    <section aria-labelledby="invite" className="border-subtle mt-10 border-t pt-8">
      <h2 id="invite" className="display-type text-ink text-2xl">
        Ask colleagues
      </h2>
      <p className="text-muted mt-2">
        Three to eight people who have seen you at work, from several sides and not only those who like you. You send
        each a private link yourself; we mail nobody and never learn who they are. They answer as colleagues of{" "}
        <span className="text-ink">{name ?? "yours"}</span>, never for hiring, pay or promotion.
      </p>
      {error && <Alert className="mt-4">{error}</Alert>}
      {!isReady && <NotReady name={name} />}
      {isReady && free > 0 && <CountForm free={free} onMake={make} />}
      {links.length > 0 && <NewLinks key={round} links={links} />}
      {invitations.length > 0 && (
        <>
          <h3 className="eyebrow mt-8">Links that are out</h3>
          <ul className="divide-subtle border-subtle mt-2 divide-y border-y">
            {invitations.map(({ id, createdAt, expiresAt }, index) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                <span className="text-muted text-sm">
                  Link {index + 1}: {DAY.format(new Date(createdAt))} to {DAY.format(new Date(expiresAt))}
                </span>
                <RevokeButton number={index + 1} onRevoke={() => revoke(id)} />
              </li>
            ))}
          </ul>
          <p className="text-muted mt-2 text-sm">
            Whether a link was answered or declined is not shown. Revoking one that was answered leaves the answer.
          </p>
        </>
      )}
    </section>
  );
}

const NotReady = ({ name }: { name: string | null }) => (
  <div className="mt-4">
    <p className="text-ink">
      {name === null
        ? "Colleagues have to know who asks. Add your name to your account first."
        : "There is nothing to compare with yet. Answer the questionnaire or enter your scores first."}
    </p>
    <a href={name === null ? paths.account : paths.trial} className={buttonClass({ className: "mt-4" })}>
      {name === null ? "Your account" : "To your report"}
    </a>
  </div>
);

function CountForm({ free, onMake }: { free: number; onMake: (count: number) => Promise<void> }) {
  const [count, setCount] = useState(Math.min(DEFAULT_LINK_COUNT, free));
  const [isPending, setIsPending] = useState(false);
  const most = Math.min(count, free);
  const submit = async () => {
    setIsPending(true);
    await onMake(most);
    setIsPending(false);
  };
  return (
    <Form className="mt-5 flex flex-wrap items-end gap-3" onSubmit={submit}>
      <Field label="How many links?" className="w-36">
        <select value={most} onChange={(event) => setCount(Number(event.target.value))} className={CONTROL_CLASS}>
          {Array.from({ length: free }, (_, index) => (
            <option key={index + 1}>{index + 1}</option>
          ))}
        </select>
      </Field>
      <Button type="submit" className="min-h-12.5" pending={isPending} pendingLabel="Making links…">
        Make links
      </Button>
    </Form>
  );
}

interface RevokeButtonProps {
  number: number;
  onRevoke: () => Promise<void>;
}

function RevokeButton({ number, onRevoke }: RevokeButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const confirm = async () => {
    setIsPending(true);
    await onRevoke();
    setIsPending(false);
    setIsAsking(false);
  };
  return (
    <>
      <Button
        variant="ghost"
        className="-mr-4 sm:-mr-5"
        aria-label={`Revoke link ${number}`}
        onClick={() => setIsAsking(true)}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Revoke link ${number}?`}
        description="Whoever has it can no longer answer with it. An answer that was given stays. You can make a new link."
        confirmLabel="Revoke"
        pendingLabel="Revoking…"
        pending={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

function NewLinks({ links }: { links: NewInvitation[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [copied, setCopied] = useState<{ id: string; text: string } | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = (id: string, text: string) =>
    navigator.clipboard.writeText(text).then(
      () => setCopied({ id, text: "Copied. Send it to one person." }),
      () => setCopied({ id, text: "This browser does not allow copying. Please mark the link and copy it." }),
    );
  return (
    <div className="border-subtle bg-surface mt-6 rounded-md border p-4 sm:p-5">
      <h3 ref={heading} tabIndex={-1} className="text-ink font-medium">
        Your new links
      </h3>
      <p className="text-muted mt-1 text-sm">
        Copy them now: each is shown this once, is for one person, and ends after {INVITATION_DAYS} days.
      </p>
      <ol className="divide-subtle mt-3 divide-y">
        {links.map(({ id, url }, index) => (
          <li key={id} className="py-3">
            <p className="text-ink font-mono text-sm break-all select-all">{url}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button variant="secondary" aria-label={`Copy link ${index + 1}`} onClick={() => void copy(id, url)}>
                Copy link
              </Button>
              <Button
                variant="ghost"
                aria-label={`Copy a message with it, link ${index + 1}`}
                onClick={() => void copy(id, messageWith(url))}
              >
                Copy a message with it
              </Button>
            </div>
            <p role="status" className="text-muted text-sm">
              {copied?.id === id && copied.text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
