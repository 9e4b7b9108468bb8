"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import type { MemoryView } from "@/lib/features/coach/schema";
import { paths } from "@/lib/shared/paths";
import { IconButton } from "./icon-button";
import type { Memories } from "./use-memories";
import { When } from "./when";

const MAX_QUOTE = 300;

interface MemoriesDialogProps {
  memories: Memories;
  onClose: () => void;
}

/** What the partner knows about the person: their own words, where and when they were said, to edit and to forget. */
export default function MemoriesDialog({ memories, onClose }: MemoriesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What Clarity knows about you"
      description="Only your own words, taken from what you wrote. Beside them your report is used, without anything you disputed there."
    >
      <div className="-m-1 max-h-[55dvh] overflow-y-auto p-1">
        <List {...memories} />
      </div>
    </Dialog>
  );
}

function List({ memories, isFailing, revise, forget }: Memories) {
  if (isFailing) return <Alert>This could not be loaded. Nothing was changed; please try again.</Alert>;
  if (!memories) return <Skeleton className="h-24 w-full" />;
  if (memories.length === 0) {
    return (
      <p className="text-muted text-sm">
        Nothing yet. When you say something about yourself that lasts, it appears here.
      </p>
    );
  }
  return (
    <ul className="divide-subtle divide-y">
      {memories.map((memory) => (
        <Memory key={memory.id} memory={memory} onRevise={revise} onForget={forget} />
      ))}
    </ul>
  );
}

interface MemoryProps {
  memory: MemoryView;
  onRevise: (id: string, quote: string) => Promise<void>;
  onForget: (id: string) => Promise<void>;
}

function Memory({ memory: { id, quote, created_at, source }, onRevise, onForget }: MemoryProps) {
  const [draft, setDraft] = useState<string | null>(null);
  if (draft !== null) {
    return (
      <li className="py-3">
        <Textarea
          autoGrow
          autoFocus
          aria-label="What should be remembered"
          maxLength={MAX_QUOTE}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          // Leaves the edit and not the whole dialog.
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.stopPropagation();
            setDraft(null);
          }}
        />
        <div className="mt-2 flex justify-end gap-2">
          <Button variant="ghost" size="sm" onClick={() => setDraft(null)}>
            Cancel
          </Button>
          <Button
            size="sm"
            disabled={draft.trim() === ""}
            onClick={() => void onRevise(id, draft.trim()).then(() => setDraft(null))}
          >
            Save
          </Button>
        </div>
      </li>
    );
  }
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p className="text-ink text-sm">“{quote}”</p>
        <p className="text-muted mt-1 text-xs">
          <When iso={created_at} />
          {source ? (
            <>
              {" · from "}
              <a className="text-link" href={paths.conversation(source.conversation_id)}>
                {source.conversation_title}
              </a>
            </>
          ) : (
            " · written by you here"
          )}
        </p>
      </div>
      <IconButton label="Edit this" icon={Pencil} onClick={() => setDraft(quote)} />
      <IconButton label="Forget this" icon={Trash2} onClick={() => void onForget(id)} />
    </li>
  );
}
