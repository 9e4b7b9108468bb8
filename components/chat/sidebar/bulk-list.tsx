"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import type { ConversationView } from "@/lib/features/chat/schema";
import { RelativeTime } from "../relative-time";

interface BulkListProps {
  conversations: ConversationView[];
  onDelete: (ids: string[]) => void;
  onClose: () => void;
}

export function BulkList({ conversations, onDelete, onClose }: BulkListProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [idsToDelete, setIdsToDelete] = useState<string[]>([]);
  // Leaves the mode once the selected conversations are deleted.
  const isDone = idsToDelete.length > 0 && !conversations.some(({ id }) => idsToDelete.includes(id));
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const ids = conversations.map(({ id }) => id).filter((id) => selected.has(id));
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  return (
    <>
      <div className="bg-surface sticky top-0 z-10 flex items-center gap-2 px-1 py-2">
        <Button
          variant="danger"
          size="sm"
          disabled={ids.length === 0}
          onClick={() => {
            setIdsToDelete(ids);
            onDelete(ids);
          }}
        >
          Delete{ids.length > 0 && ` ${ids.length}`}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setSelected(new Set(conversations.map(({ id }) => id)))}>
          All
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Done
        </Button>
      </div>
      <ul className="space-y-0.5">
        {conversations.map(({ id, title, created_at }) => (
          <li key={id}>
            <label className="hover:bg-sunken flex min-h-13 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5">
              <input
                type="checkbox"
                checked={selected.has(id)}
                onChange={() => toggle(id)}
                className="accent-accent size-4.5 shrink-0"
              />
              <span className="flex min-w-0 flex-col">
                <span dir="auto" className="truncate text-sm">
                  {title}
                </span>
                <RelativeTime iso={created_at} className="text-muted text-xs" />
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
