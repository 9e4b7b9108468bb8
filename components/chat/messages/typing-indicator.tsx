"use client";

import { useEffect, useState } from "react";

const LONG_WAIT_MS = 8_000;

interface TypingIndicatorProps {
  queuePlace?: number;
}

export function TypingIndicator({ queuePlace }: TypingIndicatorProps) {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), LONG_WAIT_MS);
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
      {queuePlace === undefined ? (
        <span className={isLong ? "in-data-offline:hidden" : "sr-only"}>{isLong ? "Still thinking" : "Thinking"}</span>
      ) : (
        <span>{`Many people are writing right now. You are number ${queuePlace} in line. This takes a few seconds.`}</span>
      )}
    </p>
  );
}
