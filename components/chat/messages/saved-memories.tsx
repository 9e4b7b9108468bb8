"use client";

import { Bookmark } from "lucide-react";
import type { MemoryView } from "@/lib/features/coach/schema";
import { useMemoriesFrom, useMemoryActions } from "../dialogs/use-memories";

export function SavedMemories({ messageId }: { messageId: string }) {
  const memories = useMemoriesFrom(messageId);
  return memories.length > 0 && <MemoryList memories={memories} />;
}

function MemoryList({ memories }: { memories: MemoryView[] }) {
  const { forget } = useMemoryActions();
  return (
    <ul className="mt-1.5 max-w-[85%] space-y-1 text-xs">
      {memories.map(({ id, quote }) => (
        <li key={id} className="text-muted text-right">
          <Bookmark aria-hidden="true" className="text-signal mr-1 inline size-3.5 align-text-bottom" />
          Remembered: “{quote}”{" "}
          <button type="button" className="text-link" onClick={() => forget(id)}>
            Forget
          </button>
        </li>
      ))}
    </ul>
  );
}
