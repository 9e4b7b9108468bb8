"use client";

import { Pencil } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ChatMessageView } from "@/lib/features/chat/schema";
import { findGivenText } from "@/lib/features/coach/model";

/** The text of a reply that the person may change and send back; a list only where the built-in coach gave it. */
export function findEditableText({ content, suggested }: ChatMessageView): string | null {
  const isQuotation = /^>/m.test(content);
  return isQuotation || suggested ? findGivenText(content) : null;
}

interface ReplyChoicesProps {
  message: ChatMessageView;
  onSay: (text: string) => void;
  onEditText: (text: string) => void;
}

/** What may follow the newest reply by one press. */
export function ReplyChoices({ message, onSay, onEditText }: ReplyChoicesProps) {
  const text = findEditableText(message);
  const { suggested = [] } = message;
  if (text === null && suggested.length === 0) return null;
  return (
    <div role="group" aria-label="What you may say next" className="mt-3 flex flex-wrap gap-2 print:hidden">
      {text !== null && (
        <Button variant="secondary" size="sm" onClick={() => onEditText(text)}>
          <Pencil aria-hidden="true" className="size-3.5" />
          Edit the text
        </Button>
      )}
      {suggested.map((words) => (
        <Button key={words} variant="secondary" size="sm" onClick={() => onSay(words)}>
          {words}
        </Button>
      ))}
    </div>
  );
}
