"use client";

import { useEffect, useState } from "react";
import { PRODUCT } from "@/lib/shared/product";
import type { ThreadStatus } from "./thread";

/** Says politely when an answer begins and when it is there; the transcript itself is not a live region. */
export function StatusRegion({ status }: { status: ThreadStatus }) {
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
  else if (wasAnswering) words = status === "error" ? "The answer could not be finished" : "Answer ready";
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  );
}
