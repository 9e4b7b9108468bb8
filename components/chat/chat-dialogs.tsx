"use client";

import { lazy, Suspense } from "react";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import type { Memories } from "./use-memories";

const SearchDialog = lazy(() => import("./search-dialog"));
const DeleteDialog = lazy(() => import("./delete-dialog"));
const MemoriesDialog = lazy(() => import("./memories-dialog"));

/** What lies over the page: one thing at a time. Deletion names the conversations that would go. */
export type Overlay = "drawer" | "search" | "memories" | { doomed: string[] } | null;

interface ChatDialogsProps {
  overlay: Overlay;
  onClose: () => void;
  sessions: ChatSessionView[];
  memories: Memories;
  onOpen: (sessionId: string) => void;
  onDelete: (ids: string[]) => Promise<void>;
  onDeleted: (ids: string[]) => void;
}

/** The dialogs of the page; each comes with its first use. */
export function ChatDialogs({ overlay, onClose, sessions, memories, onOpen, onDelete, onDeleted }: ChatDialogsProps) {
  const doomed = overlay !== null && typeof overlay === "object" ? overlay.doomed : null;
  return (
    <Suspense>
      {overlay === "search" && <SearchDialog recent={sessions} onClose={onClose} onOpen={onOpen} />}
      {overlay === "memories" && <MemoriesDialog memories={memories} onClose={onClose} onOpen={onOpen} />}
      {doomed && (
        <DeleteDialog
          sessions={sessions.filter(({ id }) => doomed.includes(id))}
          onDelete={() => onDelete(doomed)}
          onDone={() => onDeleted(doomed)}
          onCancel={onClose}
        />
      )}
    </Suspense>
  );
}
