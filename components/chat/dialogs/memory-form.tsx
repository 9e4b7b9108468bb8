"use client";

import { useState, type KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { OWN_ESCAPE } from "@/components/ui/dialogs/dialog";
import { Alert } from "@/components/ui/feedback/alert";
import { Textarea } from "@/components/ui/forms/textarea";
import { serverMessage } from "@/lib/shared/api-client";
import { isComposing } from "../composer/is-composing";

const MAX_QUOTE = 300;
const FAILED = "This could not be saved. Your words are kept here; please try again.";

interface MemoryFormProps {
  quote: string;
  onSave: (quote: string) => Promise<void>;
  onDone: () => void;
}

export function MemoryForm({ quote, onSave, onDone }: MemoryFormProps) {
  const [draft, setDraft] = useState(quote);
  const [state, setState] = useState<{ isSaving: boolean; error: string | null }>({ isSaving: false, error: null });
  const save = async () => {
    setState({ isSaving: true, error: null });
    try {
      await onSave(draft.trim());
      onDone();
    } catch (error) {
      setState({ isSaving: false, error: serverMessage(error) ?? FAILED });
    }
  };
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
        maxLength={MAX_QUOTE}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {state.error && <Alert className="mt-2">{state.error}</Alert>}
      <div className="mt-2 flex justify-end gap-2">
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
        <Button size="sm" disabled={draft.trim() === ""} pending={state.isSaving} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </li>
  );
}
