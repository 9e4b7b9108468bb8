import { useState } from "react";
import { cx } from "@/components/ui/cx";

/** Longer texts are cut to eight lines until they are opened. */
const MAX_WHOLE_CHARS = 400;

export function LongText({ text }: { text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const isLong = text.length > MAX_WHOLE_CHARS;
  return (
    <>
      <p className={cx("mt-1 max-w-prose wrap-anywhere whitespace-pre-wrap", isLong && !isOpen && "line-clamp-8")}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className="text-link min-h-9 pointer-coarse:min-h-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? "Show less" : "Show all of it"}
        </button>
      )}
    </>
  );
}
