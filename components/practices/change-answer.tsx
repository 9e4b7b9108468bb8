"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import type { PageView } from "@/lib/features/practices/schema";
import { goTo } from "@/lib/shared/browser/navigate";
import { paths } from "@/lib/shared/paths";
import { reopenStep } from "./practice-api";

export function ChangeAnswer({ page }: { page: PageView }) {
  const [isBusy, setIsBusy] = useState(false);
  const { runId, conversationId, steps } = page;
  if (!runId || !conversationId || steps.length === 0) return null;
  const open = async (step: string) => {
    setIsBusy(true);
    try {
      await reopenStep(runId, step);
      goTo(paths.conversation(conversationId));
    } catch (error) {
      notifyFailure(error);
      setIsBusy(false);
    }
  };
  return (
    <details className="mt-6 text-sm print:hidden">
      <summary className="text-muted min-h-11 cursor-pointer py-3">Change an answer and write the page again</summary>
      <ul>
        {steps.map(({ id, question }) => (
          <li key={id}>
            <Button
              size="sm"
              variant="ghost"
              disabled={isBusy}
              className="h-auto! min-h-11 w-full justify-start! text-left whitespace-normal!"
              onClick={() => void open(id)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
