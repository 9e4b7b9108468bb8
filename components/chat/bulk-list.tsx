"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import { When } from "./when";

interface BulkListProps {
  sessions: ChatSessionView[];
  onDelete: (ids: string[]) => void;
  onLeave: () => void;
}

/** The list with a box before each conversation, to delete several at once. */
export function BulkList({ sessions, onDelete, onLeave }: BulkListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<string[]>([]);
  // What was chosen has been deleted: the list is for reading again.
  const isDone = asked.length > 0 && !sessions.some(({ id }) => asked.includes(id));
  useEffect(() => {
    if (isDone) onLeave();
  }, [isDone, onLeave]);
  const ids = sessions.map(({ id }) => id).filter((id) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <>
      <div className="bg-surface sticky top-0 z-10 flex items-center gap-2 px-1 py-2">
        <Button
          variant="danger"
          size="sm"
          disabled={ids.length === 0}
          onClick={() => {
            setAsked(ids);
            onDelete(ids);
          }}
        >
          Delete{ids.length > 0 && ` ${ids.length}`}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setChosen(new Set(sessions.map(({ id }) => id)))}>
          All
        </Button>
        <Button variant="ghost" size="sm" onClick={onLeave}>
          Done
        </Button>
      </div>
      <ul className="space-y-0.5">
        {sessions.map(({ id, title, created_at }) => (
          <li key={id}>
            <label className="hover:bg-sunken flex min-h-13 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5">
              <input
                type="checkbox"
                checked={chosen.has(id)}
                onChange={() => toggle(id)}
                className="accent-accent size-4.5 shrink-0"
              />
              <span className="flex min-w-0 flex-col">
                <span dir="auto" className="truncate text-sm">
                  {title}
                </span>
                <When iso={created_at} className="text-muted text-xs" />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
