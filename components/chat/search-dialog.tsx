"use client";

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState, type KeyboardEvent } from "react";
import { cx } from "@/components/ui/cx";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import type { SearchHitView } from "@/lib/features/chat/schema";
import { apiClient } from "@/lib/shared/api-client";
import { When } from "./when";

const MIN_LENGTH = 2;

interface SearchDialogProps {
  onClose: () => void;
  onOpen: (sessionId: string) => void;
}

/** Finds conversations by their titles and by what was said in them. Arrow keys choose, Enter opens. */
export default function SearchDialog({ onClose, onOpen }: SearchDialogProps) {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(text.trim());
  const isWanted = wanted.length >= MIN_LENGTH;
  const query = useQuery({
    queryKey: ["/api/chat/search", wanted],
    queryFn: ({ signal }) => apiClient<SearchHitView[]>(`/api/chat/search?q=${encodeURIComponent(wanted)}`, { signal }),
    enabled: isWanted,
    placeholderData: (previous) => previous,
  });
  const hits = isWanted ? (query.data ?? []) : [];
  const chosen = Math.min(at, hits.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const hit = hits[chosen];
    if (step) setAt(Math.max(0, Math.min(hits.length - 1, chosen + step)));
    else if (event.key === "Enter" && hit) onOpen(hit.session.id);
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
        aria-activedescendant={hits[chosen] ? `hit-${chosen}` : undefined}
        autoFocus
        autoComplete="off"
        placeholder="A word from a title or a message"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        dir="auto"
        className="[&::-webkit-search-cancel-button]:hidden"
      />
      <p role="status" className="text-muted mt-3 min-h-6 text-sm">
        {isWanted && resultWords(query.isError, query.isFetching, hits.length)}
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
