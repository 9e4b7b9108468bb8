"use client";

import { useCallback, useMemo } from "react";
import { hasKeyboard } from "@/lib/shared/browser/has-keyboard";
import type { ConversationController } from "../client/conversation-controller";
import type { FocusRequest } from "../composer/focus-request";

interface ReplyActionsOptions {
  onActivity: () => void;
  focusRequest: FocusRequest;
}

/**
 * What the messages of a conversation let a person do. `finish` reports an action's end to the screen;
 * `runThenFocusInput` also moves the focus to the input, because the pressed button disappears while the reply streams.
 */
export function useReplyActions(controller: ConversationController, { onActivity, focusRequest }: ReplyActionsOptions) {
  const finish = useCallback((work: Promise<unknown>) => void work.finally(onActivity), [onActivity]);
  const runThenFocusInput = useCallback(
    (work: Promise<unknown>) => {
      focusRequest.set(hasKeyboard());
      finish(work);
    },
    [finish, focusRequest],
  );
  const actions = useMemo(
    () => ({
      redo: (...args: Parameters<ConversationController["redo"]>) => runThenFocusInput(controller.redo(...args)),
      rate: (...args: Parameters<ConversationController["rate"]>) => void controller.rate(...args),
      share: (...args: Parameters<ConversationController["share"]>) => controller.share(...args),
      choose: (messageId: string) => finish(controller.chooseVersion(messageId)),
      edit: (messageId: string, text: string) => runThenFocusInput(controller.send(text, messageId)),
    }),
    [controller, finish, runThenFocusInput],
  );
  return { actions, finish, runThenFocusInput };
}
