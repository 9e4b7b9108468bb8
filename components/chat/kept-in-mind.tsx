"use client";

import { Bookmark } from "lucide-react";
import { useMemoriesOf } from "./use-memories";

/** Says under a message what was kept from it, with the way to take it back. */
export function KeptInMind({ messageId }: { messageId: string }) {
  const { kept, forget } = useMemoriesOf(messageId);
  if (kept.length === 0) return null;
  return (
    <ul className="mt-1.5 max-w-[85%] space-y-1 text-xs">
      {kept.map(({ id, quote }) => (
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
