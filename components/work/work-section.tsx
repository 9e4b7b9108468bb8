"use client";

import { useState } from "react";
import { PageSection } from "@/components/layout/page-section";
import { LoadingText } from "@/components/ui/feedback/loading-text";
import type { WorkInput } from "@/lib/features/work/schema";
import { NOTHING, useWork } from "./use-work";
import { WorkForm } from "./work-form";

export function WorkSection({ userId }: { userId: number }) {
  const { view, save } = useWork(userId);
  const [saved, setSaved] = useState(0);
  const keep = async (answers: WorkInput) => {
    await save(answers);
    setSaved((count) => count + 1);
  };
  return (
    <PageSection id="work" title="About your work" lead="Your report and the coach use this.">
      {view ? (
        <WorkForm
          key={`${saved}/${view.answers?.updatedAt}`}
          view={view}
          other={{ label: "Clear", isSaved: true }}
          onSave={keep}
          onCancel={() => void keep(NOTHING)}
        />
      ) : (
        <LoadingText label="Loading..." />
      )}
      <p role="status" className="text-muted mt-3 text-sm empty:hidden">
        {saved > 0 && "Saved."}
      </p>
    </PageSection>
  );
}
