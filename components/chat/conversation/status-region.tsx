"use client";

import { useEffect, useState } from "react";
import { PRODUCT } from "@/lib/shared/product";
import type { ConversationStatus } from "../client/conversation-model";

interface StatusRegionProps {
  status: ConversationStatus;
  isStopped: boolean;
}

export function StatusRegion({ status, isStopped }: StatusRegionProps) {
  const [wasAnswering, setWasAnswering] = useState(false);
  const isAnswering = status === "answering";
  if (isAnswering && !wasAnswering) setWasAnswering(true);
  useEffect(() => {
    if (isAnswering || !wasAnswering) return;
    const timer = setTimeout(() => setWasAnswering(false), 5_000);
    return () => clearTimeout(timer);
  }, [isAnswering, wasAnswering]);

  let copy = "";
  if (isAnswering) copy = `${PRODUCT.name} is replying`;
  else if (wasAnswering) copy = endCopy(status, isStopped);
  return (
    <p role="status" className="sr-only">
      {copy}
    </p>
  );
}

function endCopy(status: ConversationStatus, isStopped: boolean): string {
  if (status === "error") return "The reply could not be finished";
  return isStopped ? "Reply stopped" : "Reply ready";
}
