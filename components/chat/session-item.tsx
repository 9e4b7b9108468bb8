"use client";

import { Check, Ellipsis, Pencil, Pin, Trash2, X } from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { cx } from "@/components/ui/cx";
import { Form } from "@/components/ui/form";
import type { ChatSessionView } from "@/lib/features/chat/schema";
import { paths } from "@/lib/shared/paths";
import { IconButton } from "./icon-button";
import { isComposing } from "./is-composing";
import { useFocusBack } from "./use-focus-back";
import { When } from "./when";

export interface SessionActs {
  open: (id: string) => void;
  rename: (id: string, title: string) => void;
  pin: (id: string, pinned: boolean) => void;
  askToDelete: (ids: string[]) => void;
}

interface SessionItemProps {
  session: ChatSessionView;
  isOpen: boolean;
  /** It was pinned or unpinned by keyboard a moment ago and stands in another list now: the focus comes along. */
  hasMoved?: boolean;
  acts: SessionActs;
  onMove?: (id: string) => void;
}

/** A conversation in the list: opened by its name, with rename, pin and delete beside it. */
export function SessionItem({ session, isOpen, hasMoved = false, acts, onMove }: SessionItemProps) {
  const [isRenaming, setIsRenaming] = useState(false);
  const [isShown, setIsShown] = useState(hasMoved);
  const link = useFocusBack<HTMLAnchorElement>(isRenaming);
  const firstAct = useFocusBack<HTMLButtonElement>(!isShown);
  if (isRenaming) return <RenameForm session={session} acts={acts} onDone={() => setIsRenaming(false)} />;
  const { id, title, created_at, pinned, answering } = session;
  const isOnDemand = !isOpen && !isShown;
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
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          acts.open(id);
        }}
        className={cx(
          // The row clips what lies outside it, so the ring lies inside.
          "flex min-h-13 min-w-0 flex-1 flex-col justify-center rounded-md px-3 py-1.5 -outline-offset-2",
          isOnDemand && "pointer-fine:group-focus-within:pr-28 pointer-fine:group-hover:pr-28",
        )}
      >
        <span dir="auto" className={cx("text-ink truncate text-sm", isOpen && "font-medium")}>
          {title}
        </span>
        <span className="text-muted flex items-center gap-2 text-xs">
          <When iso={created_at} />
          {answering && !isOpen && <span className="text-signal animate-breathe">answering</span>}
        </span>
      </a>
      <div
        className={cx(
          "flex shrink-0 items-center",
          // With a mouse they lie over the end of the row, so that pointing at them is pointing at the row.
          isOnDemand &&
            "pointer-coarse:hidden pointer-fine:absolute pointer-fine:right-1 pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100",
        )}
      >
        <IconButton ref={firstAct} label={`Rename ${title}`} icon={Pencil} onClick={() => setIsRenaming(true)} />
        <IconButton
          label={pinned ? `Unpin ${title}` : `Pin ${title}`}
          icon={Pin}
          isOn={pinned}
          autoFocus={hasMoved}
          onClick={(event) => {
            // A press of a key is no click of a mouse, whose list stays where it is.
            if (event.detail === 0) onMove?.(id);
            acts.pin(id, !pinned);
          }}
        />
        <IconButton label={`Delete ${title}`} icon={Trash2} onClick={() => acts.askToDelete([id])} />
      </div>
      {isOnDemand && (
        <IconButton
          label={`More for ${title}`}
          icon={Ellipsis}
          onClick={() => setIsShown(true)}
          className="pointer-fine:hidden"
        />
      )}
    </li>
  );
}

interface RenameFormProps {
  session: ChatSessionView;
  acts: SessionActs;
  onDone: () => void;
}

function RenameForm({ session, acts, onDone }: RenameFormProps) {
  const [title, setTitle] = useState(session.title);
  const save = () => {
    const wanted = title.trim();
    if (wanted && wanted !== session.title) acts.rename(session.id, wanted);
    onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isComposing(event)) return;
    // The drawer would close too.
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
