"use client";

import { useState } from "react";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { removeCommitment } from "./goals-api";
import { useOpenCommitments, useRefreshCommitments } from "./use-commitments";

export function useKeptFrom(isFrom: (source: CommitmentView["source"]) => boolean) {
  const kept = useOpenCommitments(true).filter(({ source }) => isFrom(source));
  const [isRemoved, setIsRemoved] = useState(false);
  const refresh = useRefreshCommitments();
  return {
    question: { kept, isRemoved, onChange: setIsRemoved },
    settle: async () => {
      if (!isRemoved) return;
      await Promise.all(kept.map(({ id }) => removeCommitment(id)));
      refresh();
    },
  };
}
