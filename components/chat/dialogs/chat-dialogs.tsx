"use client";

import { useState, type ComponentProps } from "react";
import { onDemand } from "@/components/ui/lazy/on-demand";
import type { ConversationView } from "@/lib/features/chat/schema";
import { TypingRecorder } from "./typing-recorder";
import type { Memories } from "./use-memories";

const SearchDialog = onDemand(async () => (await import("./search-dialog")).default);
const DeleteDialog = onDemand(async () => (await import("./delete-dialog")).default);
const MemoriesDialog = onDemand(async () => (await import("./memories-dialog")).default);

export type Overlay = "drawer" | "search" | "memories" | { idsToDelete: string[] } | null;

interface ChatDialogsProps {
  overlay: Overlay;
  onClose: () => void;
  conversations: ConversationView[];
  memories: Memories;
  onOpen: (conversationId: string) => void;
  onDelete: (ids: string[]) => Promise<void>;
  onDeleted: (ids: string[]) => void;
}

export function ChatDialogs({
  overlay,
  onClose,
  conversations,
  memories,
  onOpen,
  onDelete,
  onDeleted,
}: ChatDialogsProps) {
  const idsToDelete = overlay !== null && typeof overlay === "object" ? overlay.idsToDelete : null;
  return (
    <>
      {overlay === "search" && <Search recent={conversations} onClose={onClose} onOpen={onOpen} />}
      {overlay === "memories" && <MemoriesDialog memories={memories} onClose={onClose} onOpen={onOpen} />}
      {idsToDelete && (
        <DeleteDialog
          conversations={conversations.filter(({ id }) => idsToDelete.includes(id))}
          onDelete={() => onDelete(idsToDelete)}
          onDone={() => onDeleted(idsToDelete)}
          onCancel={onClose}
        />
      )}
    </>
  );
}

function Search(props: Omit<ComponentProps<typeof SearchDialog>, "typedText" | "whileLoading">) {
  const [typedText, setTypedText] = useState("");
  return <SearchDialog {...props} typedText={typedText} whileLoading={<TypingRecorder onText={setTypedText} />} />;
}
