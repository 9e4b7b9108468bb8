"use client";

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { ConversationController } from "./conversation-controller";
import type { ConversationState } from "./conversation-store";

export interface OpenedConversation {
  conversationId: string;
  messages: ChatMessageView[];
}

const CHANNEL = "clarity-chat";

/** A conversation that is left keeps receiving its reply. */
class ConversationControllers {
  private readonly controllers = new Map<string, ConversationController>();
  private readonly userId: number;
  private channel: BroadcastChannel | null = null;

  constructor(userId: number, opened: OpenedConversation | null) {
    this.userId = userId;
    if (opened) this.create(opened.conversationId, opened.messages);
  }

  get(conversationId: string): ConversationController {
    return this.controllers.get(conversationId) ?? this.create(conversationId);
  }

  addEmpty(conversationId: string): ConversationController {
    return this.create(conversationId, []);
  }

  listen(onOtherTabMessage: () => void): () => void {
    if (typeof BroadcastChannel === "undefined") return () => {};
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<string>) => {
      void this.controllers.get(data)?.load();
      onOtherTabMessage();
    };
    this.channel = channel;
    return () => {
      this.channel = null;
      channel.close();
    };
  }

  private create(conversationId: string, messages?: ChatMessageView[]): ConversationController {
    const controller = new ConversationController(conversationId, this.userId, messages, () =>
      this.channel?.postMessage(conversationId),
    );
    this.controllers.set(conversationId, controller);
    return controller;
  }
}

export function useConversations(
  userId: number,
  opened: OpenedConversation | null,
  onOtherTabMessage: () => void,
): ConversationControllers {
  const [controllers] = useState(() => new ConversationControllers(userId, opened));
  const notifyOtherTab = useEffectEvent(onOtherTabMessage);
  useEffect(() => controllers.listen(() => notifyOtherTab()), [controllers]);
  return controllers;
}

export function useConversation(controller: ConversationController): ConversationState {
  useEffect(() => {
    void controller.load();
    const onReturn = () => {
      if (document.visibilityState === "visible") void controller.resume();
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("online", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("online", onReturn);
    };
  }, [controller]);
  return useSyncExternalStore(controller.subscribe, controller.snapshot, controller.snapshot);
}
