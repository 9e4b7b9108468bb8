"use client";

import { lazy, memo, Suspense } from "react";
import { cx } from "@/components/ui/cx";
import { blocksOf, isPlain, settle } from "./markdown-blocks";

// The renderer comes with the first answer that needs it and not with the page.
const Markdown = lazy(() => import("./markdown"));

interface AnswerTextProps {
  text: string;
  /** It is still being written, at its end. */
  isWriting: boolean;
}

/** An answer's text in blocks: what stands already is neither parsed nor drawn again while more is written. */
export function AnswerText({ text, isWriting }: AnswerTextProps) {
  const blocks = blocksOf(text);
  return (
    <div className="[&>:first-child]:mt-0 [&>:last-child]:mb-0">
      {blocks.map((block, index) => (
        <Block key={index} text={isWriting && index === blocks.length - 1 ? settle(block) : block} />
      ))}
    </div>
  );
}

/**
 * A plain paragraph, or Markdown; until the renderer is there, as it was written. What the server drew stays meanwhile: React
 * gives that up for whatever is drawn again around it, so the same text is not.
 */
const Block = memo(function Block({ text }: { text: string }) {
  const paragraph = (className: string) => (
    <p dir="auto" className={cx("my-3", className)}>
      {text}
    </p>
  );
  if (isPlain(text)) return paragraph("");
  return (
    <Suspense fallback={paragraph("whitespace-pre-wrap")}>
      <Markdown text={text} />
    </Suspense>
  );
});
