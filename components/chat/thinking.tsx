"use client";

import { useEffect, useState } from "react";

/** Milliseconds after which waiting is said in words. */
const LONG = 8_000;

/**
 * Before the first word: three dots, and after eight seconds the plain statement that it takes longer; not where a lost
 * connection is why.
 */
export function Thinking() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="text-muted flex min-h-7 items-center gap-3">
      <span aria-hidden="true" className="flex gap-1.5">
        {[0, 200, 400].map((delay) => (
          <span
            key={delay}
            className="animate-breathe bg-muted size-1.5 rounded-full"
            style={{ animationDelay: `${delay}ms` }}
          />
        ))}
      </span>
      <span className={isLong ? "in-data-cut-off:hidden" : "sr-only"}>{isLong ? "Still thinking" : "Thinking"}</span>
    </p>
  );
}
