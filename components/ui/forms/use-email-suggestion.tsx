import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { suggestEmail } from "@/lib/shared/text/email-suggestion";

/** The line appears after a pause in typing: at once it would move the button below while somebody presses it. */
const PAUSE_MS = 700;

interface TypedAddress {
  input: HTMLInputElement;
  value: string;
}

/** Sets the value with an `input` event, so that controlled and uncontrolled forms both notice. */
function write(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.focus();
}

/**
 * `Did you mean …@gmail.com?` below an address with a slip in its domain: taken with one press, or ignored. Nothing is
 * refused.
 * @returns the handler for the field, and the line to show below it.
 */
export function useEmailSuggestion(): { onInput: (event: FormEvent<HTMLInputElement>) => void; line: ReactNode } {
  const [typed, setTyped] = useState<TypedAddress | null>(null);
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => setIsPaused(true), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const meant = isPaused && typed ? suggestEmail(typed.value) : null;
  return {
    onInput: ({ currentTarget }) => {
      setIsPaused(false);
      setTyped({ input: currentTarget, value: currentTarget.value });
    },
    line: (
      <p role="status" className="text-sm">
        {typed && meant && (
          <span className="mt-1 block">
            Did you mean{" "}
            <button
              type="button"
              className="inline-flex min-h-9 cursor-pointer items-center font-medium wrap-anywhere underline underline-offset-2 pointer-coarse:min-h-11"
              onClick={() => write(typed.input, meant)}
            >
              {meant}
            </button>
            ?
          </span>
        )}
      </p>
    ),
  };
}
