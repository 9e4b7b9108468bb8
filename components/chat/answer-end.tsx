"use client";

import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { failureWords } from "@/lib/features/chat/model";
import type { ThreadMessage } from "./merge-messages";

interface AnswerEndProps {
  message: ThreadMessage;
  canAct: boolean;
  onRedo?: (message: ThreadMessage, mode: "regenerate" | "continue") => void;
}

/** How an answer that is not complete ended, what was kept, and what can be done about it. */
export function AnswerEnd({ message, canAct, onRedo }: AnswerEndProps) {
  const words = wordsFor(message);
  if (!words) return null;
  const isPartial = message.content !== "";
  return (
    <div className={cx("flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2 text-sm", isPartial && "mt-3")}>
      <p className="text-muted flex items-start gap-2">
        <CircleAlert aria-hidden="true" className="text-signal mt-0.5 size-4 shrink-0" />
        {words}
      </p>
      {canAct && onRedo && (
        <span className="flex gap-2">
          {isPartial && (
            <Button variant="secondary" size="sm" onClick={() => onRedo(message, "continue")}>
              Continue
            </Button>
          )}
          <Button variant={isPartial ? "ghost" : "secondary"} size="sm" onClick={() => onRedo(message, "regenerate")}>
            Try again
          </Button>
        </span>
      )}
    </div>
  );
}

function wordsFor({ state, failure, content }: ThreadMessage): string | null {
  if (state === "stopped") return "You stopped this answer.";
  if (state === "interrupted") {
    return content ? "This answer was cut off. What came through is kept." : "This answer was cut off before it began.";
  }
  return state === "failed" ? failureWords(failure ?? "unavailable") : null;
}
