import { useState } from "react";
import type { InsightView, Verdict } from "@/lib/features/report/schema";
import { apiClient } from "@/lib/shared/api-client";

export interface Dispute {
  verdict: Verdict | null;
  isSaving: boolean;
  hasFailed: boolean;
  decide: (verdict: Verdict | null) => void;
}

interface UseDispute {
  userId: number;
  insight: InsightView;
  onVerdict: (insight: InsightView, verdict: Verdict | null) => void;
}

export function useDispute({ userId, insight, onVerdict }: UseDispute): Dispute {
  const [verdict, setVerdict] = useState(insight.dispute?.verdict ?? null);
  const [status, setStatus] = useState<"idle" | "saving" | "failed">("idle");

  const decide = (next: Verdict | null) => {
    const before = verdict;
    setVerdict(next);
    onVerdict(insight, next);
    setStatus("saving");
    const body = { insightId: insight.id, verdict: next };
    apiClient(`/api/try-clarity/dispute/${userId}`, { method: "POST", body }).then(
      () => setStatus("idle"),
      () => {
        setVerdict(before);
        onVerdict(insight, before);
        setStatus("failed");
      },
    );
  };
  return { verdict, isSaving: status === "saving", hasFailed: status === "failed", decide };
}
