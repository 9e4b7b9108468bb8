"use client";

import { focusManager, onlineManager } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { createController, type ConversationController } from "./conversation-controller";
import type { ConversationState } from "./conversation-model";

export interface OpenedConversation {
  conversationId: string;
  messages: ChatMessageView[];
}

const CHANNEL = "clarity-chat";

function createControllers(userId: number, opened: OpenedConversation | null) {
  const controllers = new Map<string, ConversationController>();
  let channel: BroadcastChannel | null = null;
  /** `page` is the newest page when it is known. */
  const get = (conversationId: string, page?: ChatMessageView[]): ConversationController => {
    const known = controllers.get(conversationId);
    if (known) return known;
    const onAccepted = () => channel?.postMessage(conversationId);
    const controller = createController({ conversationId, userId, page, onAccepted });
    controllers.set(conversationId, controller);
    return controller;
  };
  if (opened) get(opened.conversationId, opened.messages);
  return {
    get,
    listen(onOtherTabMessage: () => void): () => void {
      channel = new BroadcastChannel(CHANNEL);
      channel.onmessage = ({ data }: MessageEvent<string>) => {
        void controllers.get(data)?.load();
        onOtherTabMessage();
      };
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}

export function useConversations(userId: number, opened: OpenedConversation | null, onOtherTabMessage: () => void) {
  const [controllers] = useState(() => createControllers(userId, opened));
  const notifyOtherTab = useEffectEvent(onOtherTabMessage);
  useEffect(() => controllers.listen(() => notifyOtherTab()), [controllers]);
  return controllers;
}

export function useConversation({ load, ...controller }: ConversationController): ConversationState {
  useEffect(() => {
    void load();
    const onReturn = (isBack: boolean) => isBack && void load();
    const stops = [focusManager.subscribe(onReturn), onlineManager.subscribe(onReturn)];
    return () => stops.forEach((stop) => stop());
  }, [load]);
  return useSyncExternalStore(controller.subscribe, controller.snapshot, controller.serverSnapshot);
}
