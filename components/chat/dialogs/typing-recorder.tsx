"use client";

import { useEffect } from "react";

interface TypingRecorderProps {
  onText: (change: (text: string) => string) => void;
}

/** Records what is typed while a dialog that begins with a text field still loads, until the focus moves. */
export function TypingRecorder({ onText }: TypingRecorderProps) {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key.length === 1) onText((text) => text + event.key);
      else if (event.key === "Backspace") onText((text) => text.slice(0, -1));
      else if (event.key !== "Enter") return;
      // Otherwise the focused button or the message field takes the key.
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener("keydown", onKeyDown, options);
    window.addEventListener("focusin", () => controller.abort(), options);
    return () => controller.abort();
  }, [onText]);
  return null;
}
