"use client";

import { Copy, Pencil } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { MAX_MESSAGE } from "@/lib/features/chat/model";
import { copyText } from "./copy-text";
import { IconButton } from "./icon-button";
import { KeptInMind } from "./kept-in-mind";
import { isLocal, type ThreadMessage } from "./merge-messages";
import { Versions } from "./versions";

interface UserMessageProps {
  message: ThreadMessage;
  canAct: boolean;
  onEdit?: (text: string) => void;
  onChoose: (messageId: string) => void;
}

export function UserMessage({ message, canAct, onEdit, onChoose }: UserMessageProps) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing && onEdit) {
    return (
      <EditForm
        text={message.content}
        onCancel={() => setIsEditing(false)}
        onSave={(text) => {
          setIsEditing(false);
          onEdit(text);
        }}
      />
    );
  }
  return (
    <div className="group flex flex-col items-end">
      <div className="bg-accent-soft text-ink max-w-[85%] rounded-lg rounded-br-sm px-4 py-2.5 whitespace-pre-wrap">
        <span className="sr-only">You said: </span>
        {message.content}
      </div>
      <KeptInMind messageId={message.id} />
      <div className="mt-1 flex min-h-9 items-center opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
        <Versions message={message} disabled={!canAct} onChoose={onChoose} />
        <IconButton label="Copy your message" icon={Copy} onClick={() => void copyText(message.content)} />
        {onEdit && !isLocal(message) && (
          <IconButton label="Edit your message" icon={Pencil} disabled={!canAct} onClick={() => setIsEditing(true)} />
        )}
      </div>
    </div>
  );
}

interface EditFormProps {
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function EditForm({ text, onSave, onCancel }: EditFormProps) {
  const [draft, setDraft] = useState(text);
  const canSave = draft.trim() !== "" && draft.trim() !== text;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onCancel();
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && canSave) onSave(draft);
  };
  return (
    <div className="ml-auto w-full max-w-[92%]">
      <Textarea
        autoGrow
        autoFocus
        aria-label="Edit your message"
        value={draft}
        maxLength={MAX_MESSAGE}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <p className="text-muted mr-auto text-xs">The earlier wording and its answer are kept as a version.</p>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="sm" disabled={!canSave} onClick={() => onSave(draft)}>
          Send again
        </Button>
      </div>
    </div>
  );
}
