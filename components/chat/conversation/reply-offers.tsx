"use client";

import type { PracticeSummary } from "@/lib/features/practices/schema";
import { findQuotedText, readOwnVersion } from "@/lib/features/coach/model";
import type { ClientMessage } from "../client/merge-messages";
import { ReplyChoices } from "../messages/reply-choices";
import { offeredPractice, OfferButton } from "./offered-practice";

interface ReplyOffersProps {
  messages: ClientMessage[];
  practices: PracticeSummary[];
  isStarting: boolean;
  onStart: (practiceId: string) => void;
  onSay: (text: string) => void;
  onEditText: (text: string) => void;
}

/** What the newest reply offers below its text: a practice, its own text to fill in or edit, and answers to it. */
export function ReplyOffers({ messages, practices, isStarting, onStart, onSay, onEditText }: ReplyOffersProps) {
  const newest = messages.at(-1);
  if (newest?.role !== "assistant" || newest.state !== "complete") return null;
  const practice = offeredPractice(newest, practices);
  return (
    <>
      {practice && <OfferButton {...practice} isStarting={isStarting} onStart={onStart} />}
      <ReplyChoices
        key={newest.id}
        messageId={newest.id}
        text={findQuotedText(newest.content) ?? readOwnVersion(messages.at(-2)?.content ?? "")}
        suggested={newest.suggested}
        onSay={onSay}
        onEditText={onEditText}
      />
    </>
  );
}
