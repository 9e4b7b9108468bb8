"use client";

import { useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { OWN_ESCAPE } from "@/components/ui/dialogs/dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { Textarea } from "@/components/ui/forms/textarea";
import { useSubmit } from "@/components/ui/forms/use-submit";
import { isComposing } from "../composer/is-composing";

const MAX_QUOTE_CHARS = 300;

interface MemoryFormProps {
  quote: string;
  onSave: (quote: string) => Promise<void>;
  onDone: () => void;
}

export function MemoryForm({ quote, onSave, onDone }: MemoryFormProps) {
  const [draft, setDraft] = useState(quote);
  const { isPending, error, submit } = useSubmit(async () => {
    await onSave(draft.trim());
    onDone();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !isComposing(event)) onDone();
  };
  return (
    <li className="py-3" {...OWN_ESCAPE}>
      <Textarea
        autoGrow
        autoFocus
        dir="auto"
        aria-label="What should be remembered"
        maxLength={MAX_QUOTE_CHARS}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {error && <Alert className="mt-2">{error}</Alert>}
      <div className="mt-2 flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" disabled={draft.trim() === ""} pending={isPending} onClick={() => void submit()}>
          Save
        </Button>
      </div>
    </li>
  );
}
