"use client";

import { focusManager, onlineManager } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { ConversationController } from "./conversation-controller";
import type { ConversationState } from "./conversation-model";

export interface OpenedConversation {
  conversationId: string;
  messages: ChatMessageView[];
}

const CHANNEL = "clarity-chat";

function createControllers(userId: number, opened: OpenedConversation | null) {
  const controllers = new Map<string, ConversationController>();
  let channel: BroadcastChannel | null = null;
  const create = (id: string, page?: ChatMessageView[]): ConversationController => {
    const controller = new ConversationController(id, userId, page, () => channel?.postMessage(id));
    controllers.set(id, controller);
    return controller;
  };
  if (opened) create(opened.conversationId, opened.messages);
  return {
    create,
    get: (id: string) => controllers.get(id) ?? create(id),
    listen(onOtherTabMessage: () => void): () => void {
      if (typeof BroadcastChannel === "undefined") return () => {};
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

export function useConversation(controller: ConversationController): ConversationState {
  useEffect(() => {
    void controller.load();
    const onReturn = (isBack: boolean) => isBack && void controller.resume();
    const stops = [focusManager.subscribe(onReturn), onlineManager.subscribe(onReturn)];
    return () => stops.forEach((stop) => stop());
  }, [controller]);
  return useSyncExternalStore(controller.subscribe, controller.snapshot, controller.snapshot);
}
