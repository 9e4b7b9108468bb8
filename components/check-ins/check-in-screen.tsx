"use client";

import { useEffect, useRef, useState } from "react";
import { AuthLayout } from "@/components/accounts/auth-layout";
import { useMailedLink } from "@/components/accounts/use-mailed-link";
import { Button, buttonClass } from "@/components/ui/button";
import { Alert } from "@/components/ui/feedback/alert";
import type { AnswerByLinkInput, CheckInLinkView, LinkView } from "@/lib/features/check-ins/schema";
import { apiClient, ApiError } from "@/lib/shared/api-client";
import { paths } from "@/lib/shared/paths";

const ANSWERS: [answer: AnswerByLinkInput["answer"], label: string][] = [
  ["done", "Done"],
  ["tomorrow", "Not yet: tomorrow"],
  ["next-week", "Not yet: in a week"],
  ["dropped", "Let it go"],
];
/** After another answer, after a deletion, and after the link's end no answer of this page is taken. */
const ENDED = [404, 409, 410];
const STAYS = "Your commitments stay as they are.";
const NOTHING_CHANGED = "Opening this page has changed nothing.";
const MORE_ON_GOALS = "To add what happened, a smaller step or another day, use your goals page.";

interface CheckInScreenProps {
  token: string;
  link: CheckInLinkView | null;
}

export function CheckInScreen({ token, link }: CheckInScreenProps) {
  const { running, outcome, run } = useMailedLink<AnswerByLinkInput["answer"] | "stop">();
  const [hasEnded, setHasEnded] = useState(false);
  const noteEnd = (error: unknown): never => {
    setHasEnded(error instanceof ApiError && ENDED.includes(error.status));
    throw error;
  };
  const answer = (value: AnswerByLinkInput["answer"]) =>
    run(value, () =>
      apiClient<LinkView>("/api/check-ins/answer", { method: "POST", body: { token, answer: value } }).catch(noteEnd),
    );
  const stop = () =>
    run("stop", () =>
      apiClient<LinkView>(`/api/check-ins/unsubscribe?token=${encodeURIComponent(token)}`, {
        method: "POST",
        body: {},
      }),
    );
  const isOver = !link || (link.kind === "commitment" && link.text === null);
  const isAnswered = outcome?.tone === "success";
  const goals = useRef<HTMLAnchorElement>(null);
  // The pressed button is gone.
  useEffect(() => {
    if (isAnswered || hasEnded) goals.current?.focus();
  }, [isAnswered, hasEnded]);
  const isStopped = isAnswered && link?.kind === "unsubscribe";
  const facts = isAnswered || hasEnded ? [] : factsOf(link);
  return (
    <AuthLayout title={isStopped ? "Stopped" : titleOf(link)} lead={isStopped ? STAYS : leadOf(link)} facts={facts}>
      <div className="grid gap-4">
        {outcome && <Alert tone={outcome.tone}>{outcome.text}</Alert>}
        {isAnswered || hasEnded || isOver ? (
          <a ref={goals} href={paths.goals} className={buttonClass({ size: "lg" })}>
            Your goals
          </a>
        ) : (
          <>
            {link?.kind === "unsubscribe" && (
              <Button size="lg" pending={running !== null} onClick={() => void stop()}>
                Stop these mails
              </Button>
            )}
            {link?.kind === "commitment" &&
              ANSWERS.map(([value, label]) => (
                <Button
                  key={value}
                  size="lg"
                  variant={value === "done" ? "primary" : "secondary"}
                  pending={running === value}
                  disabled={running !== null}
                  onClick={() => void answer(value)}
                >
                  {label}
                </Button>
              ))}
          </>
        )}
      </div>
    </AuthLayout>
  );
}

function titleOf(link: CheckInLinkView | null): string {
  if (link?.kind === "unsubscribe") return "Stop these mails?";
  return link?.text ? "How did it go?" : "Nothing to answer here";
}

function factsOf(link: CheckInLinkView | null): string[] {
  return link?.kind === "commitment" && link.text !== null ? [NOTHING_CHANGED, MORE_ON_GOALS] : [NOTHING_CHANGED];
}

function leadOf(link: CheckInLinkView | null): string {
  if (!link) return "This link has expired or is incomplete. You can answer at the top of a new conversation.";
  if (link.kind === "unsubscribe") return `Press the button to get no more check-in mails. ${STAYS}`;
  if (link.text === null) return "This step was answered already, or is no longer on your list.";
  return link.due ? `“${link.text}”. Due: ${link.due}.` : `“${link.text}”.`;
}
