"use client";

import { Button } from "@/components/ui/button";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import type { PracticeSummary } from "@/lib/features/practices/schema";
import { useIsHydrated } from "../use-is-hydrated";

interface OfferedPractice {
  practiceId: string;
  title: string;
  minutes: number;
}

export function offeredPractice(
  last: ChatMessageView | undefined,
  practices: PracticeSummary[],
): OfferedPractice | null {
  if (!last?.offer || last.state !== "complete" || last.feedback === "unhelpful") return null;
  const { practiceId, minutes } = last.offer;
  const practice = practices.find(({ id }) => id === practiceId);
  return practice ? { practiceId, title: practice.title, minutes } : null;
}

interface OfferButtonProps extends OfferedPractice {
  isStarting: boolean;
  onStart: (practiceId: string) => void;
}

export function OfferButton({ practiceId, title, minutes, isStarting, onStart }: OfferButtonProps) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      variant="secondary"
      disabled={!isHydrated}
      // Keeps the focus while it starts, so that a failure leaves a focused button.
      aria-disabled={isStarting || undefined}
      onClick={() => !isStarting && onStart(practiceId)}
      className="mt-3 max-w-full text-left print:hidden"
    >
      {`Start "${title}" (${minutes} min)`}
    </Button>
  );
}
