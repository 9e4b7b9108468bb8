"use client";

import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { onDemand } from "@/components/ui/lazy/on-demand";
import { notify, type Notice } from "@/components/ui/toasts/toast";
import type { CommitmentDraft, GoalView } from "@/lib/features/goals/schema";
import { failureText } from "@/lib/shared/api-client";
import { fetchDraft, fetchGoals } from "../goals-api";

const SaveCommitmentDialog = onDemand(async () => (await import("./save-commitment-dialog")).default);

type Source = { message: string } | { page: string };

interface SaveCommitmentActions {
  openDraftFrom: (source: Source) => void;
  openDraft: (draft: CommitmentDraft) => void;
}

const NO_OP: SaveCommitmentActions = { openDraftFrom: () => undefined, openDraft: () => undefined };
const SaveCommitmentContext = createContext<SaveCommitmentActions | null>(null);

interface SaveCommitmentProviderProps {
  onSaved: () => void;
  onNotice?: (notice: Notice) => void;
  children: ReactNode;
}

export function SaveCommitmentProvider({ onSaved, onNotice = notify, children }: SaveCommitmentProviderProps) {
  const [form, setForm] = useState<{ draft: CommitmentDraft; goals: GoalView[] } | null>(null);
  const open = useCallback(
    (draft: CommitmentDraft | Promise<CommitmentDraft>) => {
      // Without the goals the form can still save the commitment.
      const goals = fetchGoals().catch(() => []);
      Promise.all([draft, goals]).then(
        ([found, all]) => setForm({ draft: found, goals: all.filter(({ status }) => status === "active") }),
        (error: unknown) => onNotice({ title: failureText(error), variant: "destructive" }),
      );
    },
    [onNotice],
  );
  const value = useMemo(
    () => ({ openDraftFrom: (source: Source) => open(fetchDraft(source)), openDraft: open }),
    [open],
  );
  return (
    <SaveCommitmentContext value={value}>
      {children}
      {form && <SaveCommitmentDialog {...form} onSaved={onSaved} onNotice={onNotice} onClose={() => setForm(null)} />}
    </SaveCommitmentContext>
  );
}

/** Null where commitments cannot be saved. */
export const useSaveCommitment = (): SaveCommitmentActions | null => useContext(SaveCommitmentContext);
export const useSaveCommitmentOrNoOp = (): SaveCommitmentActions => useContext(SaveCommitmentContext) ?? NO_OP;
