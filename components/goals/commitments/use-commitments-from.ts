"use client";

import { useRef, useState } from "react";
import type { CommitmentView } from "@/lib/features/goals/schema";
import { removeCommitment, restoreCommitment } from "../goals-api";
import { useOpenCommitments, useRefreshCommitments } from "./use-commitments";

export function useCommitmentsFrom(isFrom: (source: CommitmentView["source"]) => boolean) {
  const commitments = useOpenCommitments().filter(({ source }) => isFrom(source));
  const [isRemoved, setIsRemoved] = useState(false);
  // A notice calls `restore` of an earlier render.
  const removed = useRef<string[]>([]);
  const refresh = useRefreshCommitments();
  return {
    choice: { commitments, isRemoved, onChange: setIsRemoved },
    applyChoice: async () => {
      if (!isRemoved) return;
      const ids = commitments.map(({ id }) => id);
      await Promise.all(ids.map(removeCommitment));
      removed.current = ids;
      refresh();
    },
    restore: async () => {
      await Promise.all(removed.current.map(restoreCommitment));
      removed.current = [];
      refresh();
    },
  };
}
