"use client";

import { Check, Ellipsis, Pencil, Pin, Trash2, X } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { cx } from "@/components/ui/cx";
import { Form } from "@/components/ui/forms/form";
import type { ConversationView } from "@/lib/features/chat/schema";
import { paths } from "@/lib/shared/paths";
import { IconButton } from "../icon-button";
import { openInPlace } from "../open-in-place";
import { isComposing } from "../composer/is-composing";
import { useRestoreFocus } from "@/components/ui/use-restore-focus";
import { RelativeTime } from "../relative-time";

export interface ConversationActions {
  open: (id: string) => void;
  rename: (id: string, title: string) => void;
  pin: (id: string, pinned: boolean) => void;
  askToDelete: (ids: string[]) => void;
}

interface ConversationItemProps {
  conversation: ConversationView;
  isOpen: boolean;
  hasMoved?: boolean;
  actions: ConversationActions;
  onMove?: (id: string) => void;
}

export function ConversationItem({ conversation, isOpen, hasMoved = false, actions, onMove }: ConversationItemProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [areActionsShown, setAreActionsShown] = useState(hasMoved);
  const link = useRestoreFocus<HTMLAnchorElement>(isRenaming);
  const firstAction = useRestoreFocus<HTMLButtonElement>(!areActionsShown);
  if (isRenaming)
    return <RenameForm conversation={conversation} actions={actions} onDone={() => setIsRenaming(false)} />;
  const { id, title, created_at, pinned, answering } = conversation;
  const hidesActions = !isOpen && !areActionsShown;
  return (
    <li
      className={cx(
        "group relative flex items-center gap-1 rounded-md pr-1 transition-colors [contain-intrinsic-size:auto_3.25rem] [content-visibility:auto]",
        isOpen ? "bg-accent-soft forced-colors:border" : "hover:bg-sunken",
      )}
    >
      <a
        ref={link}
        href={paths.conversation(id)}
        aria-current={isOpen ? "page" : undefined}
        onClick={openInPlace(() => actions.open(id))}
        className={cx(
          // content-visibility clips the focus ring outside the row.
          "flex min-h-13 min-w-0 flex-1 flex-col justify-center rounded-md px-3 py-1.5 -outline-offset-2",
          hidesActions && "pointer-fine:group-focus-within:pr-28 pointer-fine:group-hover:pr-28",
        )}
      >
        <span dir="auto" className={cx("text-ink truncate text-sm", isOpen && "font-medium")}>
          {title}
        </span>
        <span className="text-muted flex items-center gap-2 text-xs">
          <RelativeTime iso={created_at} />
          {answering && !isOpen && <span className="text-signal animate-breathe">replying</span>}
        </span>
      </a>
      <div
        className={cx(
          "flex shrink-0 items-center",
          // Absolute over the end of the row, so that hovering them hovers the row.
          hidesActions &&
            "pointer-coarse:hidden pointer-fine:absolute pointer-fine:right-1 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100",
        )}
      >
        <IconButton ref={firstAction} label={`Rename ${title}`} icon={Pencil} onClick={() => setIsRenaming(true)} />
        <IconButton
          label={pinned ? `Unpin ${title}` : `Pin ${title}`}
          icon={Pin}
          isOn={pinned}
          autoFocus={hasMoved}
          onClick={(event) => {
            // detail 0 is a key press; after a mouse click the focus stays.
            if (event.detail === 0) onMove?.(id);
            actions.pin(id, !pinned);
          }}
        />
        <IconButton label={`Delete ${title}`} icon={Trash2} onClick={() => actions.askToDelete([id])} />
      </div>
      {hidesActions && (
        <IconButton
          label={`More for ${title}`}
          icon={Ellipsis}
          onClick={() => setAreActionsShown(true)}
          className="pointer-fine:hidden"
        />
      )}
    </li>
  );
}

interface RenameFormProps {
  conversation: ConversationView;
  actions: ConversationActions;
  onDone: () => void;
}

function RenameForm({ conversation, actions, onDone }: RenameFormProps) {
  const [title, setTitle] = useState(conversation.title);
  const save = () => {
    const newTitle = title.trim();
    if (newTitle && newTitle !== conversation.title) actions.rename(conversation.id, newTitle);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    // Otherwise the drawer closes too.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  };
  return (
    <li>
      <Form
        onSubmit={save}
        onKeyDown={onKeyDown}
        className="bg-raised border-accent flex items-center gap-0.5 rounded-md border py-1 pr-1 pl-2"
      >
        <input
          aria-label="Conversation title"
          dir="auto"
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          onFocus={(event) => event.target.select()}
          maxLength={200}
          autoFocus
          enterKeyHint="done"
          className="text-ink min-h-10 min-w-0 flex-1 bg-transparent px-1 text-base outline-none"
        />
        <IconButton label="Save title" icon={Check} onClick={save} disabled={!title.trim()} />
        <IconButton label="Keep the old title" icon={X} onClick={onDone} />
      </Form>
    </li>
  );
}
