"use client";

import { lazy, Suspense } from "react";

// The renderer comes with the first answer and not with the page.
const Markdown = lazy(() => import("./markdown"));

/** An answer's text; until the renderer is there, as it was written. */
export function AnswerText({ text, isWriting }: { text: string; isWriting: boolean }) {
  return (
    <div className="[&>:first-child]:mt-0 [&>:last-child]:mb-0">
      <Suspense fallback={<p className="my-3 whitespace-pre-wrap">{text}</p>}>
        <Markdown text={text} isWriting={isWriting} />
      </Suspense>
    </div>
  );
}
