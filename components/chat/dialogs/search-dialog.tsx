"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState, type KeyboardEvent } from "react";
import { cx } from "@/components/ui/cx";
import { Dialog } from "@/components/ui/dialogs/dialog";
import { Input } from "@/components/ui/forms/input";
import type { ConversationView, SearchHitView } from "@/lib/features/chat/schema";
import { apiClient } from "@/lib/shared/api-client";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { isComposing } from "../composer/is-composing";
import { RelativeTime } from "../relative-time";

const MIN_SEARCH_CHARS = 2;
const DEBOUNCE_MS = 150;
const RECENT_COUNT = 8;

interface SearchDialogProps {
  recent: ConversationView[];
  /** What was typed before the dialog was loaded. */
  typedText: string;
  onClose: () => void;
  onOpen: (conversationId: string) => void;
}

export default function SearchDialog({ recent, typedText, onClose, onOpen }: SearchDialogProps) {
  const [text, setText] = useState(typedText);
  const [selectedIndex, setSelectedIndex] = useState(0);
  const [isEnterPressed, setIsEnterPressed] = useState(false);
  const searchText = useDebounced(text.trim());
  const isSearching = searchText.length >= MIN_SEARCH_CHARS;
  const query = useQuery({
    queryKey: ["/api/chat/search", searchText],
    queryFn: ({ signal }) =>
      apiClient<SearchHitView[]>(`/api/chat/search?q=${encodeURIComponent(searchText)}`, { signal }),
    enabled: isSearching,
    placeholderData: (previous) => previous,
  });
  const hits = isSearching
    ? (query.data ?? [])
    : recent.slice(0, RECENT_COUNT).map((conversation): SearchHitView => ({ conversation, snippet: null }));
  const currentIndex = Math.min(selectedIndex, hits.length - 1);
  // False while the hits belong to an earlier text.
  const isCurrent = searchText === text.trim() && !query.isPlaceholderData;
  const hit = hits[currentIndex];
  // Enter before the hits arrive opens the first of them.
  useEffect(() => {
    if (isEnterPressed && isCurrent && hit) openHit(hit, onOpen);
  }, [isEnterPressed, isCurrent, hit, onOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      const next = Math.max(0, Math.min(hits.length - 1, currentIndex + step));
      setSelectedIndex(next);
      document.getElementById(`hit-${next}`)?.scrollIntoView({ block: "nearest" });
    } else if (event.key === "Enter") setIsEnterPressed(true);
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
        aria-activedescendant={hit ? `hit-${currentIndex}` : undefined}
        autoComplete="off"
        placeholder="A word from a title or a message"
        value={text}
        onFocus={({ currentTarget: input }) => {
          // The dialog selects the text after it sets the focus, so that the next key would replace it.
          queueMicrotask(() => input.setSelectionRange(input.value.length, input.value.length));
        }}
        onChange={(event) => {
          setText(event.target.value);
          setSelectedIndex(0);
          setIsEnterPressed(false);
        }}
        onKeyDown={onKeyDown}
        dir="auto"
        className="[&::-webkit-search-cancel-button]:hidden"
      />
      <p role="status" className="text-muted mt-3 min-h-6 text-sm">
        {isSearching
          ? resultCopy(query.isError, query.isFetching, hits.length)
          : hits.length > 0 && "Latest conversations"}
      </p>
      <ul
        id="search-hits"
        role="listbox"
        aria-label="Found conversations"
        className="mt-1 max-h-[50dvh] overflow-y-auto"
      >
        {hits.map((found, index) => (
          <li
            key={found.conversation.id}
            id={`hit-${index}`}
            role="option"
            aria-selected={index === currentIndex}
            onMouseMove={() => setSelectedIndex(index)}
            onClick={() => openHit(found, onOpen)}
            className={cx("cursor-pointer rounded-md px-3 py-2.5", index === currentIndex && "bg-accent-soft")}
          >
            <span className="flex items-baseline justify-between gap-3">
              <span dir="auto" className="text-ink truncate text-sm font-medium">
                {found.page && <span className="text-muted font-normal">Page: </span>}
                {found.conversation.title}
              </span>
              <RelativeTime iso={found.conversation.updated_at} className="text-muted shrink-0 text-xs" />
            </span>
            {found.snippet && <Snippet text={found.snippet} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function openHit({ page, conversation }: SearchHitView, onOpen: (conversationId: string) => void): void {
  if (page) goTo(paths.page(page.id));
  else onOpen(conversation.id);
}

function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return debounced;
}

function resultCopy(isError: boolean, isFetching: boolean, count: number): string {
  if (isError) return "The search did not work. Please try again.";
  if (count > 0) return count === 1 ? "1 found" : `${count} found`;
  return isFetching ? "Searching" : "Nothing found";
}

/** Drops the marks of quotes, headings, emphasis and tables; a point stands between two paragraphs. */
const withoutMarkdown = (text: string): string =>
  text
    .replace(/^[ \t]*>[> \t]*|^#{1,6}[ \t]+/gm, "")
    .replace(/\*+|\|[-:| ]*/g, "")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "")
    .join(" \u00b7 ");

function Snippet({ text }: { text: string }) {
  return (
    <span className="text-muted mt-0.5 line-clamp-2 text-xs">
      {withoutMarkdown(text)
        .split("\u0002")
        .map((part, index) => {
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
