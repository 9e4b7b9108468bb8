"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type KeyboardEvent } from "react";
import { cx } from "@/components/ui/cx";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import type { ChatSessionView, SearchHitView } from "@/lib/features/chat/schema";
import { apiClient } from "@/lib/shared/api-client";
import { isComposing } from "./is-composing";
import { When } from "./when";

const MIN_LENGTH = 2;
/** Milliseconds without a key, after which the words are looked for. */
const SETTLED = 150;
/** Conversations that are offered before anything is looked for. */
const RECENT = 8;

interface SearchDialogProps {
  /** One's conversations as they are listed. */
  recent: ChatSessionView[];
  onClose: () => void;
  onOpen: (sessionId: string) => void;
}

/** Finds conversations by their titles and by what was said in them, and offers the latest. Arrow keys choose, Enter opens. */
export default function SearchDialog({ recent, onClose, onOpen }: SearchDialogProps) {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [isEntered, setIsEntered] = useState(false);
  const wanted = useSettled(text.trim());
  const isWanted = wanted.length >= MIN_LENGTH;
  const query = useQuery({
    queryKey: ["/api/chat/search", wanted],
    queryFn: ({ signal }) => apiClient<SearchHitView[]>(`/api/chat/search?q=${encodeURIComponent(wanted)}`, { signal }),
    enabled: isWanted,
    placeholderData: (previous) => previous,
  });
  const hits = isWanted ? (query.data ?? []) : recent.slice(0, RECENT).map((session) => ({ session, snippet: null }));
  const chosen = Math.min(at, hits.length - 1);
  // What is shown belongs to what is written, and not to the words before.
  const isCurrent = wanted === text.trim() && !query.isPlaceholderData;
  const hit = hits[chosen];
  // Enter before the answer is there opens what the answer will be.
  useEffect(() => {
    if (isEntered && isCurrent && hit) onOpen(hit.session.id);
  }, [isEntered, isCurrent, hit, onOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = Math.max(0, Math.min(hits.length - 1, chosen + step));
      setAt(next);
      document.getElementById(`hit-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") setIsEntered(true);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Search conversations" isAtTop>
      <Input
        type="search"
        role="combobox"
        aria-label="Words to look for"
        aria-expanded={hits.length > 0}
        aria-controls="search-hits"
        aria-activedescendant={hit ? `hit-${chosen}` : undefined}
        autoComplete="off"
        placeholder="A word from a title or a message"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
          setIsEntered(false);
        }}
        onKeyDown={onKeyDown}
        dir="auto"
        className="[&::-webkit-search-cancel-button]:hidden"
      />
      <p role="status" className="text-muted mt-3 min-h-6 text-sm">
        {isWanted
          ? resultWords(query.isError, query.isFetching, hits.length)
          : hits.length > 0 && "Latest conversations"}
      </p>
      <ul
        id="search-hits"
        role="listbox"
        aria-label="Found conversations"
        className="mt-1 max-h-[50dvh] overflow-y-auto"
      >
        {hits.map(({ session, snippet }, index) => (
          <li
            key={session.id}
            id={`hit-${index}`}
            role="option"
            aria-selected={index === chosen}
            onMouseMove={() => setAt(index)}
            onClick={() => onOpen(session.id)}
            className={cx("cursor-pointer rounded-md px-3 py-2.5", index === chosen && "bg-accent-soft")}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span dir="auto" className="text-ink truncate text-sm font-medium">
                {session.title}
              </span>
              <When iso={session.updated_at} className="text-muted shrink-0 text-xs" />
            </span>
            {snippet && <Snippet text={snippet} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A text once nothing has been typed for a moment: whoever types on does not ask at every letter. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function resultWords(isError: boolean, isFetching: boolean, count: number): string {
  if (isError) return "The search did not work. Please try again.";
  if (count > 0) return count === 1 ? "1 conversation" : `${count} conversations`;
  return isFetching ? "Searching" : "Nothing found";
}

/** The words around a hit; the server marks what was found with the two control characters of a quotation. */
function Snippet({ text }: { text: string }) {
  return (
    <span className="text-muted mt-0.5 line-clamp-2 text-xs">
      {text.split("\u0002").map((part, index) => {
        const [found = "", after] = part.split("\u0003");
        if (index === 0 || after === undefined) return part;
        return (
          <span key={index}>
            <mark className="bg-signal-soft text-ink rounded-sm">{found}</mark>
            {after}
          </span>
        );
      })}
    </span>
  );
}
