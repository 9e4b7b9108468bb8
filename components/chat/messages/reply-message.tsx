"use client";

import { Copy, RotateCcw, ThumbsDown, ThumbsUp } from "lucide-react";
import { useState, type ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import { Mark } from "@/components/layout/mark";
import { isRunning } from "@/lib/features/chat/model";
import type { PageCard as PageCardView } from "@/lib/features/practice-runs/schema";
import { ReplyStatus } from "./reply-status";
import { ReplyText } from "./reply-text";
import { copyText } from "../chat-notices";
import { IconButton } from "../icon-button";
import { SaveCommitmentButton } from "./save-commitment-button";
import type { ClientMessage } from "../client/merge-messages";
import { PlanOffer } from "@/components/goals/commitments/plan-offer";
import { RaisedCommitments } from "@/components/goals/commitments/raised-commitments";
import { PageCard } from "@/components/practices/page-card";
import { HOVER_ACTIONS_CLASS } from "./hover-actions-class";
import { canShare, ShareReply } from "./share-reply";
import { TypingIndicator } from "./typing-indicator";
import { Versions } from "./versions";

export interface ReplyActions {
  redo: (message: ClientMessage, mode: "regenerate" | "continue") => void;
  rate: (message: ClientMessage, value: "helpful" | "unhelpful" | null) => void;
  share: (message: ClientMessage, shared: boolean) => Promise<boolean>;
  choose: (messageId: string) => void;
}

interface ReplyMessageProps {
  message: ClientMessage;
  isLast: boolean;
  canAct: boolean;
  actions?: ReplyActions;
  page?: PageCardView;
  offer?: ReactNode;
}

export function ReplyMessage({ message, isLast, canAct, actions, page, offer }: ReplyMessageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isStreaming = isRunning(message.state);
  const hidesActions = !isLast && message.versions.length < 2;
  return (
    <div className="group flex gap-3 sm:gap-4" data-open={isOpen || undefined}>
      <Mark className="mt-1 h-5 w-auto shrink-0" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">Clarity said: </span>
        {message.content && (
          <div className="wrap-anywhere" onClick={() => setIsOpen(!isOpen)}>
            <ReplyText text={message.content} isStreaming={isStreaming} />
          </div>
        )}
        {isStreaming && !message.content && <TypingIndicator queuePlace={message.queuePlace} />}
        {page && <PageCard id={page.id} title={page.title} />}
        {offer}
        {!isStreaming && message.raised && actions && <RaisedCommitments ids={message.raised} />}
        {isLast && !isStreaming && message.plan && actions && (
          <PlanOffer key={message.plan.source.id} plan={message.plan} />
        )}
        <ReplyStatus message={message} canAct={canAct && isLast} onRedo={actions?.redo} />
        {!isStreaming && message.content && (
          <div
            className={cx("mt-1 -ml-2 flex flex-wrap items-center print:hidden", hidesActions && HOVER_ACTIONS_CLASS)}
          >
            <Versions message={message} disabled={!canAct} onChoose={(id) => actions?.choose(id)} />
            <IconButton label="Copy the answer" icon={Copy} onClick={() => void copyText(message.content)} />
            {actions && <SaveCommitmentButton messageId={message.id} />}
            {actions && <ReplyActionBar message={message} isLast={isLast} canAct={canAct} actions={actions} />}
          </div>
        )}
      </div>
    </div>
  );
}

function ReplyActionBar({ message, isLast, canAct, actions }: ReplyMessageProps & { actions: ReplyActions }) {
  const { feedback } = message;
  const toggle = (value: "helpful" | "unhelpful") => actions.rate(message, feedback === value ? null : value);
  return (
    <>
      <IconButton label="Helpful" icon={ThumbsUp} isOn={feedback === "helpful"} onClick={() => toggle("helpful")} />
      <IconButton
        label="Not helpful"
        icon={ThumbsDown}
        isOn={feedback === "unhelpful"}
        onClick={() => toggle("unhelpful")}
      />
      {isLast && !message.practice && (
        <IconButton
          label="Answer again"
          icon={RotateCcw}
          disabled={!canAct}
          onClick={() => actions.redo(message, "regenerate")}
        />
      )}
      {canShare(message) && <ShareReply message={message} onShare={actions.share} />}
    </>
  );
}
