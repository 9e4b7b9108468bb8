"use client";

import { useDeferredValue } from "react";
import type { ActResult } from "@/lib/features/practice-runs/schema";
import type { RunView } from "@/lib/features/practices/schema";

const withoutMarkup = (markdown: string): string =>
  markdown
    .replace(/[*_>`#|\\]|-{3,}/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const placeOf = ({ status, progress }: RunView): string =>
  status === "running" ? `Step ${progress.step} of ${progress.of}. ` : "";

/** Screen readers repeat a text only when it differs from the previous one. */
const distinctEnd = (version: number): string => (version % 2 === 0 ? "" : "\u00a0");

export function announcementOfResult({ run, messages }: Pick<ActResult, "run" | "messages">): string {
  const reply = messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  return `${placeOf(run)}${withoutMarkup(reply)}${distinctEnd(run.version)}`;
}

export const announcementOfRun = (run: RunView | null): string =>
  run?.step && !run.paused ? `${placeOf(run)}${run.step.question}` : "";

/** Announces each reply of a practice once. Mounted empty, because initial text is not announced. */
export function PracticeAnnouncement({ text }: { text: string }) {
  const announced = useDeferredValue(text, "");
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
