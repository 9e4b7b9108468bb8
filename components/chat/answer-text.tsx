"use client";

import { lazy, Suspense } from "react";
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

/** A plain paragraph, or Markdown; until the renderer is there, as it was written. */
function Block({ text }: { text: string }) {
  if (isPlain(text)) return <p className="my-3">{text}</p>;
  return (
    <Suspense fallback={<p className="my-3 whitespace-pre-wrap">{text}</p>}>
      <Markdown text={text} />
    </Suspense>
  );
}
