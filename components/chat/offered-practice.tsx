"use client";

import { createContext, useContext, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";

/** A practice that a reply offers, as its button shows it. */
interface OfferedPractice {
  messageId: string;
  practiceId: string;
  title: string;
  minutes: number;
}

/** What the last message of a thread offers; nothing when there is no such practice, or the reply was found unhelpful. */
export function offeredPractice(
  last: ChatMessageView | undefined,
  practices: PracticeSummary[],
): OfferedPractice | null {
  if (!last?.offer || last.state !== "complete" || last.feedback === "unhelpful") return null;
  const { practiceId, minutes } = last.offer;
  const practice = practices.find(({ id }) => id === practiceId);
  return practice ? { messageId: last.id, practiceId, title: practice.title, minutes } : null;
}

interface Offer {
  offered: OfferedPractice | null;
  isStarting: boolean;
  onStart: (practiceId: string) => void;
}

const Offered = createContext<Offer | null>(null);

/** An offer reaches its message without passing through the memos of the thread. */
export function OfferedPractices({ children, ...offer }: Offer & { children: ReactNode }) {
  return <Offered value={offer}>{children}</Offered>;
}

/** Below the message that offers a practice: the button that begins it. */
export function OfferButton({ messageId }: { messageId: string }) {
  const offer = useContext(Offered);
  if (offer?.offered?.messageId !== messageId) return null;
  const { practiceId, title, minutes } = offer.offered;
  return (
    <Button
      variant="secondary"
      // It keeps the focus while it starts, so that a failure leaves one where one was.
      aria-disabled={offer.isStarting || undefined}
      onClick={() => !offer.isStarting && offer.onStart(practiceId)}
      className="mt-3 max-w-full text-left print:hidden"
    >
      {`Start "${title}" (${minutes} min)`}
    </Button>
  );
}
