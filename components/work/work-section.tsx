"use client";

import { useState } from "react";
import { PageSection } from "@/components/layout/page-section";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import type { WorkInput } from "@/lib/features/work/schema";
import { useWork } from "./use-work";
import { WorkForm } from "./work-form";

export function WorkSection({ userId }: { userId: number }) {
  const { view, save } = useWork(userId);
  const [saveCount, setSaveCount] = useState(0);
  const saveAnswers = async (answers: WorkInput) => {
    await save(answers);
    setSaveCount((count) => count + 1);
  };
  return (
    <PageSection id="work" title="About your work" lead="Your report and the coach use this.">
      {view ? (
        <WorkForm key={`${saveCount}/${view.answers?.updatedAt}`} view={view} emptyLabel="Clear" onSave={saveAnswers} />
      ) : (
        <LoadingText label="Loading..." />
      )}
      <p role="status" className="text-muted mt-3 text-sm empty:hidden">
        {saveCount > 0 && "Saved."}
      </p>
    </PageSection>
  );
}
