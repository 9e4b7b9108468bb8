"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { onDemand } from "@/components/ui/lazy/on-demand";
import { notify } from "@/components/ui/toasts/toast";
import type { ClientMessage } from "../client/merge-messages";

const Dialog = onDemand(async () => (await import("@/components/ui/dialogs/dialog")).Dialog);

/** Allowed for finished, rated replies; excludes practices, whose messages may contain the person's own answers. */
export const canShare = ({ state, practice, feedback, shared }: ClientMessage): boolean =>
  shared === true || (state === "complete" && !practice && feedback !== null);

const SHARING_EXPLAINED =
  "The team then sees this reply alone and how you rated it: nothing of what you wrote, and not who you are. " +
  "If the reply repeats words of yours, they are part of it. You can take it back at any time.";

interface ShareReplyProps {
  message: ClientMessage;
  onShare: (message: ClientMessage, shared: boolean) => Promise<boolean>;
}

/** One button for both states, so that it keeps the focus. */
export function ShareReply({ message, onShare }: ShareReplyProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isShared = message.shared === true;
  const change = async (shared: boolean) => {
    setIsPending(true);
    const isDone = await onShare(message, shared);
    setIsPending(false);
    setIsAsking(false);
    if (isDone) notify({ title: shared ? "Shared with the team" : "No longer shared with the team" });
  };
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        disabled={isPending}
        onClick={() => (isShared ? void change(false) : setIsAsking(true))}
      >
        {isShared ? "Shared with the team. Stop sharing" : "Share with the team"}
      </Button>
      {isAsking && (
        <Dialog
          open
          onOpenChange={() => setIsAsking(false)}
          title="Share this reply with the team?"
          description={SHARING_EXPLAINED}
        >
          <Button className="w-full" pending={isPending} onClick={() => void change(true)}>
            Share this reply
          </Button>
        </Dialog>
      )}
    </>
  );
}
