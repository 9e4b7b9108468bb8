"use client";

import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { onDemand } from "@/components/ui/lazy/on-demand";
import { notify, type Notice } from "@/components/ui/toasts/toast";
import type { CommitmentDraft, GoalView } from "@/lib/features/goals/schema";
import { serverMessage } from "@/lib/shared/api-client";
import { fetchDraft, fetchGoals } from "../goals-api";

const KeepDialog = onDemand(async () => (await import("./keep-dialog")).default);

type Source = { message: string } | { page: string };

interface KeepCommitment {
  keepFrom: (source: Source) => void;
  keepDraft: (draft: CommitmentDraft) => void;
}

const NO_OP: KeepCommitment = { keepFrom: () => undefined, keepDraft: () => undefined };
const KeepCommitmentContext = createContext<KeepCommitment | null>(null);

interface KeepCommitmentsProps {
  onKept: () => void;
  isAllowed?: boolean;
  onNotice?: (notice: Notice) => void;
  children: ReactNode;
}

export function KeepCommitments({ onKept, isAllowed = true, onNotice = notify, children }: KeepCommitmentsProps) {
  const [form, setForm] = useState<{ draft: CommitmentDraft; goals: GoalView[] } | null>(null);
  const open = useCallback(
    (draft: CommitmentDraft | Promise<CommitmentDraft>) => {
      // Without the goals the form can still save the commitment.
      const goals = fetchGoals().catch(() => []);
      Promise.all([draft, goals]).then(
        ([found, all]) => setForm({ draft: found, goals: all.filter(({ status }) => status === "active") }),
        (error: unknown) =>
          onNotice({ title: serverMessage(error) ?? "That did not work. Please try again.", variant: "destructive" }),
      );
    },
    [onNotice],
  );
  const value = useMemo(() => ({ keepFrom: (source: Source) => open(fetchDraft(source)), keepDraft: open }), [open]);
  return (
    <KeepCommitmentContext value={isAllowed ? value : null}>
      {children}
      {form && <KeepDialog {...form} onKept={onKept} onNotice={onNotice} onClose={() => setForm(null)} />}
    </KeepCommitmentContext>
  );
}

/** Null where commitments cannot be kept. */
export const useKeepCommitment = (): KeepCommitment | null => useContext(KeepCommitmentContext);
export const useKeepCommitmentOrNoOp = (): KeepCommitment => useContext(KeepCommitmentContext) ?? NO_OP;
