"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import type { MemoryView } from "@/lib/features/coach/schema";
import { paths } from "@/lib/shared/paths";
import { IconButton } from "./icon-button";
import { MemoryForm } from "./memory-form";
import { useFocusBack } from "./use-focus-back";
import type { Memories } from "./use-memories";
import { When } from "./when";

interface MemoriesDialogProps {
  memories: Memories;
  onClose: () => void;
  onOpen: (sessionId: string) => void;
}

/** What the partner knows about the person: their own words, where and when they were said, to edit and to forget. */
export default function MemoriesDialog({ memories, onClose, onOpen }: MemoriesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What Clarity knows about you"
      description="Only your own words, taken from what you wrote. Beside them your report is used, without anything you disputed there."
    >
      <div className="-m-1 max-h-[55dvh] overflow-y-auto p-1">
        <List {...memories} onOpen={onOpen} />
      </div>
    </Dialog>
  );
}

function List({ memories, isFailing, revise, forget, onOpen }: Memories & Pick<MemoriesDialogProps, "onOpen">) {
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
        <Memory key={memory.id} memory={memory} onRevise={revise} onForget={forget} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface MemoryProps {
  memory: MemoryView;
  onRevise: (id: string, quote: string) => Promise<void>;
  onForget: (id: string) => void;
  onOpen: (sessionId: string) => void;
}

function Memory({ memory: { id, quote, created_at, source }, onRevise, onForget, onOpen }: MemoryProps) {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useFocusBack<HTMLButtonElement>(isEditing);
  if (isEditing) {
    return <MemoryForm quote={quote} onSave={(words) => onRevise(id, words)} onDone={() => setIsEditing(false)} />;
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
              <a
                className="text-link"
                href={paths.conversation(source.conversation_id)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                  event.preventDefault();
                  onOpen(source.conversation_id);
                }}
              >
                {source.conversation_title}
              </a>
            </>
          ) : (
            " · written by you here"
          )}
        </p>
      </div>
      <IconButton ref={editButton} label="Edit this" icon={Pencil} onClick={() => setIsEditing(true)} />
      <IconButton label="Forget this" icon={Trash2} onClick={() => onForget(id)} />
    </li>
  );
}
