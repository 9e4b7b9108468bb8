"use client";

import { useState } from "react";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { removeCommitment } from "./goals-api";
import { useOpenCommitments, useRefreshCommitments } from "./use-commitments";

/** The open commitments from a source that is about to go, and the person's word on what becomes of them. */
export function useKeptFrom(isFrom: (source: CommitmentView["source"]) => boolean) {
  const kept = useOpenCommitments(true).filter(({ source }) => isFrom(source));
  const [isRemoved, setIsRemoved] = useState(false);
  const refresh = useRefreshCommitments();
  return {
    question: { kept, isRemoved, onChange: setIsRemoved },
    /** Deletes them if that was chosen. */
    settle: async () => {
      if (!isRemoved) return;
      await Promise.all(kept.map(({ id }) => removeCommitment(id)));
      refresh();
    },
  };
}
