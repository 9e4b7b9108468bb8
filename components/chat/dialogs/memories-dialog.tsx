"use client";

import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { Alert } from "@/components/ui/feedback/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { MemoryView } from "@/lib/features/coach/schema";
import { paths } from "@/lib/shared/paths";
import { IconButton } from "../icon-button";
import { openInPlace } from "../open-in-place";
import { MemoryForm } from "./memory-form";
import { useRestoreFocus } from "@/components/ui/use-restore-focus";
import type { Memories } from "./use-memories";
import { RelativeTime } from "../relative-time";

interface MemoriesDialogProps {
  memories: Memories;
  onClose: () => void;
  onOpen: (conversationId: string) => void;
}

export default function MemoriesDialog({ memories, onClose, onOpen }: MemoriesDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="What Clarity knows about you"
      description="These are your own words, taken from your messages. The coach also uses your report, without the insights that you removed."
    >
      <div className="-m-1 max-h-[55dvh] overflow-y-auto p-1">
        <List {...memories} onOpen={onOpen} />
      </div>
    </Dialog>
  );
}

type ListProps = Memories & Pick<MemoriesDialogProps, "onOpen">;

function List({ memories, isFailing, revise, drop, restore, onOpen }: ListProps) {
  // A forgotten memory keeps its place with an Undo button: a toast is unreachable from a modal dialog.
  const [forgotten, setForgotten] = useState<MemoryView[]>([]);
  if (isFailing) return <Alert>This could not be loaded. Nothing was changed; please try again.</Alert>;
  if (!memories) return <Skeleton className="h-24 w-full" />;
  const forgottenHere = forgotten.filter(({ id }) => !memories.some((memory) => memory.id === id));
  const visible = [...memories, ...forgottenHere].toSorted((a, b) => b.created_at.localeCompare(a.created_at));
  if (visible.length === 0) {
    return (
      <p className="text-muted text-sm">Nothing yet. When you say something lasting about yourself, it appears here.</p>
    );
  }
  return (
    <ul className="divide-subtle divide-y">
      {visible.map((memory) => (
        <Memory
          key={memory.id}
          memory={memory}
          isForgotten={forgottenHere.includes(memory)}
          onEdit={revise}
          onForget={(id) => {
            setForgotten([...forgotten.filter((each) => each.id !== id), memory]);
            drop(id);
          }}
          onRestore={restore}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

interface MemoryProps {
  memory: MemoryView;
  onEdit: (id: string, quote: string) => Promise<void>;
  isForgotten: boolean;
  onForget: (id: string) => void;
  onRestore: (id: string) => void;
  onOpen: (conversationId: string) => void;
}

function Memory({ memory, isForgotten, onEdit, onForget, onRestore, onOpen }: MemoryProps) {
  const { id, quote, created_at, source } = memory;
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRestoreFocus<HTMLButtonElement>(isEditing || isForgotten);
  if (isForgotten) {
    return (
      <li className="flex items-center gap-2 py-3">
        <p className="text-muted min-w-0 flex-1 text-sm">Forgotten: “{quote}”</p>
        <Button
          variant="secondary"
          size="sm"
          autoFocus
          aria-label={`Undo forgetting “${quote}”`}
          onClick={() => onRestore(id)}
        >
          Undo
        </Button>
      </li>
    );
  }
  if (isEditing) {
    return <MemoryForm quote={quote} onSave={(words) => onEdit(id, words)} onDone={() => setIsEditing(false)} />;
  }
  return (
    <li className="flex items-start gap-2 py-3">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="text-ink text-sm">
          “{quote}”
        </p>
        <p className="text-muted mt-1 text-xs">
          <RelativeTime iso={created_at} />
          {source ? (
            <>
              {" · from "}
              <a
                className="text-link"
                href={paths.conversation(source.conversation_id)}
                onClick={openInPlace(() => onOpen(source.conversation_id))}
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
