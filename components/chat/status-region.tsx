"use client";

import { useEffect, useState } from "react";
import { PRODUCT } from "@/lib/shared/product";
import type { ThreadStatus } from "./thread-state";

interface StatusRegionProps {
  status: ThreadStatus;
  /** The last answer was stopped by the person. */
  isStopped?: boolean;
}

/** Says politely when an answer begins and when it is there; the transcript itself is not a live region. */
export function StatusRegion({ status, isStopped = false }: StatusRegionProps) {
  const [wasAnswering, setWasAnswering] = useState(false);
  const isAnswering = status === "submitted" || status === "streaming";
  if (isAnswering && !wasAnswering) setWasAnswering(true);
  useEffect(() => {
    if (isAnswering || !wasAnswering) return;
    const timer = setTimeout(() => setWasAnswering(false), 5_000);
    return () => clearTimeout(timer);
  }, [isAnswering, wasAnswering]);

  let words = "";
  if (isAnswering) words = `${PRODUCT.name} is answering`;
  else if (wasAnswering) words = endWords(status, isStopped);
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}

function endWords(status: ThreadStatus, isStopped: boolean): string {
  if (status === "error") return "The answer could not be finished";
  return isStopped ? "Answer stopped" : "Answer ready";
}
