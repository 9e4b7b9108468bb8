"use client";

import { ArrowUp, Square } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { cx } from "@/components/ui/cx";
import { Form } from "@/components/ui/forms/form";
import { Textarea } from "@/components/ui/forms/textarea";
import { splitAtBlanks } from "@/lib/features/coach/model";
import type { FocusRequest } from "./focus-request";
import { isComposing } from "./is-composing";
import { isTooLong, CharacterCount } from "./character-count";

const MAX_HEIGHT_PX = 288;
export const INPUT_ID = "message";

/** Focuses the input, with its first blank selected where that is wanted and there is one, otherwise at its end. */
export function focusInput({ selectsBlank = false } = {}): void {
  const input = document.getElementById(INPUT_ID);
  if (!(input instanceof HTMLTextAreaElement)) return;
  const [before = "", label] = selectsBlank ? splitAtBlanks(input.value) : [input.value];
  input.focus();
  input.setSelectionRange(before.length, before.length + (label === undefined ? 0 : `[${label}]`.length));
}

interface ComposerProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  onStop?: () => void;
  disabled: boolean;
  focusRequest: FocusRequest;
  errorId?: string;
  note: ReactNode;
}

export function Composer({ text, onChange, onSend, onStop, disabled, focusRequest, errorId, note }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const canSend = !disabled && text.trim() !== "" && !isTooLong(text);

  // Restores the focus that a disabled input loses, unless another element has taken it meanwhile.
  useEffect(() => {
    if (disabled || !focusRequest.take()) return;
    if (document.activeElement === document.body) input.current?.focus({ preventScroll: true });
  }, [disabled, focusRequest, input]);

  const send = () => {
    if (!canSend) return;
    focusRequest.set(document.activeElement === input.current);
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <Form
      onSubmit={send}
      onTypedEarly={(typed) => onChange(typed.message ?? text)}
      className="mx-auto w-full max-w-[46rem] px-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-[22rem]:px-2 sm:px-6 print:hidden"
    >
      <div
        className={cx(
          "border-strong bg-raised shadow-raised flex items-end gap-2 rounded-lg border p-2 transition-[border-color,box-shadow]",
          "focus-within:border-accent focus-within:ring-accent focus-within:ring-1",
        )}
      >
        <Textarea
          ref={input}
          id={INPUT_ID}
          name="message"
          dir="auto"
          autoGrow
          maxHeightPx={MAX_HEIGHT_PX}
          rows={1}
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          disabled={disabled}
          aria-label="Your message"
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          placeholder="Share what's on your mind..."
          enterKeyHint="send"
          autoComplete="off"
          className="min-h-11 border-0! bg-transparent! px-2! shadow-none! outline-none! placeholder-shown:text-ellipsis placeholder-shown:whitespace-nowrap"
        />
        {onStop ? (
          <Button size="icon" variant="secondary" onClick={onStop} aria-label="Stop the answer" title="Stop the answer">
            <Square aria-hidden="true" className="size-4" fill="currentColor" />
          </Button>
        ) : (
          <Button
            type="submit"
            size="icon"
            disabled={!canSend}
            aria-label="Send"
            title="Send"
            // Keeps the focus in the input, as Enter does.
            onMouseDown={(event) => event.preventDefault()}
          >
            <ArrowUp aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <div className="text-muted mt-2 space-y-1 text-center text-xs text-pretty">
        <CharacterCount text={text} />
        {note}
      </div>
    </Form>
  );
}
