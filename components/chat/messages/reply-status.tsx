"use client";

import { CircleAlert } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { failureMessage } from "@/lib/features/chat/model";
import type { ClientMessage } from "../client/merge-messages";

interface ReplyStatusProps {
  message: ClientMessage;
  canAct: boolean;
  onRedo?: (message: ClientMessage, mode: "regenerate" | "continue") => void;
}

export function ReplyStatus({ message, canAct, onRedo }: ReplyStatusProps) {
  const copy = statusCopy(message);
  if (!copy) return null;
  const isPartial = message.content !== "";
  return (
    <div className={cx("flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2 text-sm", isPartial && "mt-3")}>
      <p className="text-muted flex items-start gap-2">
        <CircleAlert aria-hidden="true" className="text-signal mt-0.5 size-4 shrink-0" />
        {copy}
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

function statusCopy({ state, failure, content }: ClientMessage): string | null {
  if (state === "stopped") return "You stopped this reply.";
  if (state === "interrupted") {
    return content ? "This reply was cut off. What arrived is kept." : "This reply was cut off before it began.";
  }
  return state === "failed" ? failureMessage(failure ?? "unavailable") : null;
}
