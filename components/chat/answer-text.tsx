"use client";

import { lazy, Suspense } from "react";

// The renderer comes with the first answer and not with the page.
const Markdown = lazy(() => import("./markdown"));

/** An answer's text; until the renderer is there, as it was written. */
export function AnswerText({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="whitespace-pre-wrap">{text}</p>}>
      <Markdown text={text} />
    </Suspense>
  );
}
