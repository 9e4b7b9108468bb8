"use client";

import { Copy, RotateCcw, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { cx } from "@/components/ui/cx";
import { Mark } from "@/components/layout/mark";
import { isRunning } from "@/lib/features/chat/model";
import { AnswerEnd } from "./answer-end";
import { AnswerText } from "./answer-text";
import { copyText } from "./copy-text";
import { IconButton } from "./icon-button";
import type { ThreadMessage } from "./merge-messages";
import { ON_DEMAND } from "./on-demand";
import { Thinking } from "./thinking";
import { Versions } from "./versions";

export interface AnswerActs {
  redo: (message: ThreadMessage, mode: "regenerate" | "continue") => void;
  rate: (message: ThreadMessage, value: "helpful" | "unhelpful" | null) => void;
  choose: (messageId: string) => void;
}

interface AnswerProps {
  message: ThreadMessage;
  isLast: boolean;
  canAct: boolean;
  /** Nothing when answers of this kind are not stored. */
  acts?: AnswerActs;
}

export function Answer({ message, isLast, canAct, acts }: AnswerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isBeingWritten = isRunning(message.state);
  const isQuiet = !isLast && message.versions.length < 2;
  return (
    <div className="group flex gap-3 sm:gap-4" data-open={isOpen || undefined}>
      <Mark className="mt-1 h-5 w-auto shrink-0" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">Clarity said: </span>
        {message.content && (
          <div className="wrap-anywhere" onClick={() => setIsOpen(!isOpen)}>
            <AnswerText text={message.content} isWriting={isBeingWritten} />
          </div>
        )}
        {isBeingWritten && !message.content && <Thinking />}
        <AnswerEnd message={message} canAct={canAct && isLast} onRedo={acts?.redo} />
        {!isBeingWritten && message.content && (
          <div className={cx("mt-1 -ml-2 flex flex-wrap items-center print:hidden", isQuiet && ON_DEMAND)}>
            <Versions message={message} disabled={!canAct} onChoose={(id) => acts?.choose(id)} />
            <IconButton label="Copy the answer" icon={Copy} onClick={() => void copyText(message.content)} />
            {acts && <AnswerActions message={message} isLast={isLast} canAct={canAct} acts={acts} />}
          </div>
        )}
      </div>
    </div>
  );
}

function AnswerActions({ message, isLast, canAct, acts }: Required<AnswerProps>) {
  const { feedback } = message;
  const toggle = (value: "helpful" | "unhelpful") => acts.rate(message, feedback === value ? null : value);
  return (
    <>
      <IconButton label="Helpful" icon={ThumbsUp} isOn={feedback === "helpful"} onClick={() => toggle("helpful")} />
      <IconButton
        label="Not helpful"
        icon={ThumbsDown}
        isOn={feedback === "unhelpful"}
        onClick={() => toggle("unhelpful")}
      />
      {isLast && (
        <IconButton
          label="Answer again"
          icon={RotateCcw}
          disabled={!canAct}
          onClick={() => acts.redo(message, "regenerate")}
        />
      )}
    </>
  );
}
