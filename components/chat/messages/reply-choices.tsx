"use client";

import { Copy, Pencil, TextCursorInput } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { hasBlank, writeOwnVersion } from "@/lib/features/coach/model";
import { copyText } from "../chat-notices";
import { useIsHydrated } from "../use-is-hydrated";
import { FillInForm } from "./fill-in-form";

interface ReplyChoicesProps {
  messageId: string;
  /** The mail or sentence that the reply gives, or that the person made of one. */
  text: string | null;
  suggested?: string[];
  onSay: (text: string) => void;
  onEditText: (text: string) => void;
}

/** What may follow the newest reply by one press. */
export function ReplyChoices({ messageId, text, suggested = [], onSay, onEditText }: ReplyChoicesProps) {
  const [isFilling, setIsFilling] = useState(false);
  if (text === null && suggested.length === 0) return null;
  if (text !== null && isFilling)
    return (
      <FillInForm
        storageKey={`clarity-blanks-${messageId}`}
        text={text}
        onDone={(filled) => onSay(writeOwnVersion(filled))}
        onCancel={() => setIsFilling(false)}
      />
    );
  return (
    <div role="group" aria-label="What you may say next" className="mt-3 flex flex-wrap gap-2 print:hidden">
      {text !== null && hasBlank(text) && (
        <Choice icon={TextCursorInput} label="Fill in" onClick={() => setIsFilling(true)} />
      )}
      {text !== null && <Choice icon={Pencil} label="Edit the text" onClick={() => onEditText(text)} />}
      {text !== null && !hasBlank(text) && (
        <Choice icon={Copy} label="Copy the text" onClick={() => void copyText(text)} />
      )}
      {suggested.map((words) => (
        <Choice key={words} label={words} onClick={() => onSay(words)} />
      ))}
    </div>
  );
}

function Choice({ icon: Icon, label, onClick }: { icon?: typeof Copy; label: string; onClick: () => void }) {
  const isHydrated = useIsHydrated();
  return (
    <Button
      variant="secondary"
      size="sm"
      className="max-w-full text-left whitespace-normal"
      disabled={!isHydrated}
      onClick={onClick}
    >
      {Icon && <Icon aria-hidden="true" className="size-3.5" />}
      {label}
    </Button>
  );
}
