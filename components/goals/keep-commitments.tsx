"use client";

import { createContext, lazy, Suspense, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { notify, type Notice } from "@/components/ui/toast";
import type { CommitmentDraft } from "@/lib/features/goals/schema";
import { serverMessage } from "@/lib/shared/api-client";
import { fetchDraft } from "./goals-api";

const KeepDialog = lazy(() => import("./keep-dialog"));

type Source = { message: string } | { page: string };

interface Keeping {
  /** Opens the form with what this message or page says. */
  keepFrom: (source: Source) => void;
  /** Opens the form with a draft that is there. */
  keepDraft: (draft: CommitmentDraft) => void;
}

const NONE: Keeping = { keepFrom: () => undefined, keepDraft: () => undefined };
const Context = createContext<Keeping | null>(null);

interface KeepCommitmentsProps {
  onKept: () => void;
  /** False for a visitor, who has nowhere to keep them. */
  isAllowed?: boolean;
  /** How notices are shown on a page without a toaster. */
  onNotice?: (notice: Notice) => void;
  children: ReactNode;
}

/** Lets whatever is below keep a commitment; what can be kept is read when somebody asks for it. */
export function KeepCommitments({ onKept, isAllowed = true, onNotice = notify, children }: KeepCommitmentsProps) {
  const [draft, setDraft] = useState<CommitmentDraft | null>(null);
  const keepFrom = useCallback(
    (source: Source) => {
      fetchDraft(source).then(setDraft, (error: unknown) =>
        onNotice({ title: serverMessage(error) ?? "That did not work. Please try again.", variant: "destructive" }),
      );
    },
    [onNotice],
  );
  const value = useMemo(() => ({ keepFrom, keepDraft: setDraft }), [keepFrom]);
  return (
    <Context value={isAllowed ? value : null}>
      {children}
      <Suspense>
        {draft && <KeepDialog draft={draft} onKept={onKept} onNotice={onNotice} onClose={() => setDraft(null)} />}
      </Suspense>
    </Context>
  );
}

/** Null where nothing can be kept. */
export const useKeeping = (): Keeping | null => useContext(Context);
export const useKeepingOrNone = (): Keeping => useContext(Context) ?? NONE;
