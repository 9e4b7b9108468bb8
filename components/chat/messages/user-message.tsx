"use client";

import { Copy, Pencil } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { DeleteCommitmentsChoice } from "@/components/goals/commitments/delete-commitments-choice";
import { useCommitmentsFrom } from "@/components/goals/commitments/use-commitments-from";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Textarea } from "@/components/ui/forms/textarea";
import { useTabDraft } from "@/components/ui/forms/use-tab-draft";
import { copyText, notifyOnError } from "../chat-notices";
import { IconButton } from "../icon-button";
import { SaveCommitmentButton } from "./save-commitment-button";
import { isComposing } from "../composer/is-composing";
import { SavedMemories } from "./saved-memories";
import { isTooLong, CharacterCount } from "../composer/character-count";
import { isLocal, type ClientMessage } from "../client/merge-messages";
import { HOVER_ACTIONS_CLASS } from "./hover-actions-class";
import { useRestoreFocus } from "@/components/ui/use-restore-focus";
import { Versions } from "./versions";

interface UserMessageProps {
  message: ClientMessage;
  canAct: boolean;
  onEdit?: (text: string) => void;
  onChoose: (messageId: string) => void;
}

export function UserMessage({ message, canAct, onEdit, onChoose }: UserMessageProps) {
  const [isEditing, setIsEditing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const editButton = useRestoreFocus<HTMLButtonElement>(isEditing);
  if (isEditing && onEdit) {
    return (
      <EditForm
        messageId={message.id}
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
    <div className="group flex flex-col items-end" data-open={isOpen || undefined}>
      <div className="flex w-full flex-col items-end gap-1 pointer-fine:flex-row-reverse pointer-fine:items-center">
        <div
          dir="auto"
          onClick={() => setIsOpen(!isOpen)}
          className="bg-accent-soft text-ink max-w-[85%] min-w-0 rounded-lg rounded-br-sm px-4 py-2.5 wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext] forced-colors:border"
        >
          <span dir="ltr" className="sr-only">
            You said:{" "}
          </span>
          {message.content}
        </div>
        <div
          className={cx("flex shrink-0 items-center print:hidden", message.versions.length < 2 && HOVER_ACTIONS_CLASS)}
        >
          <Versions message={message} disabled={!canAct} onChoose={onChoose} />
          <IconButton label="Copy your message" icon={Copy} onClick={() => void copyText(message.content)} />
          {onEdit && !isLocal(message) && <SaveCommitmentButton messageId={message.id} />}
          {onEdit && !isLocal(message) && !message.practice && (
            <IconButton
              ref={editButton}
              label="Edit your message"
              icon={Pencil}
              disabled={!canAct}
              onClick={() => setIsEditing(true)}
            />
          )}
        </div>
      </div>
      <SavedMemories messageId={message.id} />
    </div>
  );
}

interface EditFormProps {
  messageId: string;
  text: string;
  onSave: (text: string) => void;
  onCancel: () => void;
}

function EditForm({ messageId, text, onSave, onCancel }: EditFormProps) {
  const [{ draft }, change, clearDraft] = useTabDraft(`message-edit-${messageId}`, { draft: text });
  const { choice, applyChoice } = useCommitmentsFrom(({ kind, id }) => kind === "message" && id === messageId);
  const save = () => {
    clearDraft();
    notifyOnError(applyChoice);
    onSave(draft);
  };
  const cancel = () => {
    clearDraft();
    onCancel();
  };
  const canSave = draft.trim() !== "" && draft.trim() !== text && !isTooLong(draft);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") cancel();
    if (event.key === "Enter" && (event.metaKey || event.ctrlKey) && canSave) save();
  };
  return (
    <div className="ml-auto w-full max-w-[92%] p-0.5">
      <Textarea
        autoGrow
        autoFocus
        aria-label="Edit your message"
        dir="auto"
        value={draft}
        // A browser puts the caret before the text.
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onChange={(event) => change({ draft: event.target.value })}
        onKeyDown={onKeyDown}
      />
      <DeleteCommitmentsChoice {...choice} />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <div className="text-muted mr-auto space-y-1 text-xs">
          <CharacterCount text={draft} />
          <p>Your earlier message and its reply are kept as a version.</p>
        </div>
        <Button variant="ghost" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button size="sm" disabled={!canSave} onClick={save}>
          Send again
        </Button>
      </div>
    </div>
  );
}
