"use client";

import { Bookmark } from "lucide-react";
import type { MemoryView } from "@/lib/features/coach/schema";
import { useKeptFrom, useMemoryActs } from "./use-memories";

/** Says under a message what was kept from it, with the way to take it back. */
export function KeptInMind({ messageId }: { messageId: string }) {
  const kept = useKeptFrom(messageId);
  return kept.length > 0 && <Kept memories={kept} />;
}

function Kept({ memories }: { memories: MemoryView[] }) {
  const { forget } = useMemoryActs();
  return (
    <ul className="mt-1.5 max-w-[85%] space-y-1 text-xs">
      {memories.map(({ id, quote }) => (
        <li key={id} className="text-muted text-right">
          <Bookmark aria-hidden="true" className="text-signal mr-1 inline size-3.5 align-text-bottom" />
          Kept in mind: “{quote}”{" "}
          <button type="button" className="text-link" onClick={() => forget(id)}>
            Forget
          </button>
        </li>
      ))}
    </ul>
  );
}
