"use client";

import { lazy, memo, Suspense } from "react";
import { cx } from "@/components/ui/cx";
import { splitBlocks, isPlainText, closeOpenMarks } from "./markdown-blocks";

// Loaded with the first reply that contains Markdown, to keep it out of the page's script.
const Markdown = lazy(() => import("./markdown"));

interface ReplyTextProps {
  text: string;
  isStreaming: boolean;
}

export function ReplyText({ text, isStreaming }: ReplyTextProps) {
  const blocks = splitBlocks(text);
  return (
    <div className="[&>:first-child]:mt-0 [&>:last-child]:mb-0">
      {blocks.map((block, index) => (
        <Block key={index} text={isStreaming && index === blocks.length - 1 ? closeOpenMarks(block) : block} />
      ))}
    </div>
  );
}

/**
 * A plain paragraph, or Markdown once its renderer is loaded. Memoised because React discards the server-rendered
 * fallback of a pending Suspense boundary when it renders again.
 */
const Block = memo(function Block({ text }: { text: string }) {
  const paragraph = (className: string) => (
    <p dir="auto" className={cx("my-3", className)}>
      {text}
    </p>
  );
  if (isPlainText(text)) return paragraph("");
  return (
    <Suspense fallback={paragraph("whitespace-pre-wrap")}>
      <Markdown text={text} />
    </Suspense>
  );
});
