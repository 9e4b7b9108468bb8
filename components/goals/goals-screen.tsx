"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState, type ReactNode } from "react";
import { PageFrame } from "@/components/layout/page-frame";
import { Button } from "@/components/ui/button";
import { hasTabDraft } from "@/components/ui/forms/use-tab-draft";
import { notifyFailure } from "@/components/ui/toasts/notify-failure";
import { MAX_ADVISED_GOALS } from "@/lib/features/goals/model";
import type { CommitmentView, GoalsPageView, GoalView } from "@/lib/features/goals/schema";
import { paths } from "@/lib/shared/paths";
import { fieldsOf, NEW_COMMITMENT_DRAFT } from "./commitments/commitment-fields";
import { CommitmentForm } from "./commitments/commitment-form";
import { CommitmentItem } from "./commitments/commitment-item";
import { GoalForm, goalDraftKey } from "./goal-form";
import { GoalItem } from "./goal-item";
import { fetchSettled, saveCommitment } from "./goals-api";
import { WeekChart } from "./week/week-chart";

interface GoalsScreenProps extends GoalsPageView {
  reminders?: ReactNode;
}

export function GoalsScreen({ goals, open, settled, hasMoreSettled, weeks, reminders }: GoalsScreenProps) {
  const router = useRouter();
  const refresh = () => router.refresh();
  const active = goals.filter(({ status }) => status === "active");
  const archived = goals.filter(({ status }) => status !== "active");
  return (
    <PageFrame back={{ href: paths.chat, label: "Conversations" }}>
      <h1 className="display-type text-ink mt-4 text-3xl">Goals</h1>
      <GoalsSection active={active} onChanged={refresh} />
      <CommitmentsSection open={open} goals={goals} onChanged={refresh} />
      <section aria-labelledby="weeks" className="mt-12">
        <h2 id="weeks" className="display-type text-ink mb-1 text-2xl">
          The last twelve weeks
        </h2>
        <WeekChart weeks={weeks} />
      </section>
      <HistorySection key={settled[0]?.id} {...{ settled, hasMoreSettled, goals }} onChanged={refresh} />
      {archived.length > 0 && (
        <details className="mt-1">
          <summary className="text-muted min-h-11 cursor-pointer py-3 text-sm">Archive ({archived.length})</summary>
          <ul className="mt-2 space-y-2">
            {archived.map((goal) => (
              <li key={goal.id}>
                <GoalItem goal={goal} onChanged={refresh} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {reminders}
    </PageFrame>
  );
}

/** A form that held text before a reload opens again. */
function useIsAdding(draftKey: string) {
  const [isAdding, setIsAdding] = useState(false);
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- storage exists in the browser only, after the first paint
    if (hasTabDraft(draftKey)) setIsAdding(true);
  }, [draftKey]);
  return [isAdding, setIsAdding] as const;
}

function GoalsSection({ active, onChanged }: { active: GoalView[]; onChanged: () => void }) {
  const [isAdding, setIsAdding] = useIsAdding(goalDraftKey(null));
  const finishAdding = () => {
    setIsAdding(false);
    onChanged();
  };
  return (
    <section aria-labelledby="goals" className="mt-8">
      <h2 id="goals" className="sr-only">
        Active goals
      </h2>
      {active.length === 0 && !isAdding && (
        <p className="text-muted max-w-md text-sm">
          One sentence is enough: what is different when you reach it. The coach then knows what your steps are for.
        </p>
      )}
      {active.length > 0 && (
        <ul className="space-y-2">
          {active.map((goal) => (
            <li key={goal.id}>
              <GoalItem goal={goal} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {isAdding ? (
        <GoalForm goal={null} onDone={finishAdding} onCancel={() => setIsAdding(false)} />
      ) : (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setIsAdding(true)}>
          Add a goal
        </Button>
      )}
      {active.length >= MAX_ADVISED_GOALS && isAdding && (
        <p className="text-muted mt-2 text-sm">
          You have {active.length} active goals. More than {MAX_ADVISED_GOALS} at once compete for your attention. You
          can pause one and resume it later.
        </p>
      )}
    </section>
  );
}

interface CommitmentsSectionProps {
  open: CommitmentView[];
  goals: GoalView[];
  onChanged: () => void;
}

function CommitmentsSection({ open, goals, onChanged }: CommitmentsSectionProps) {
  const [isAdding, setIsAdding] = useIsAdding(NEW_COMMITMENT_DRAFT);
  const finishAdding = () => {
    setIsAdding(false);
    onChanged();
  };
  return (
    <section aria-labelledby="commitments" className="mt-12">
      <h2 id="commitments" className="display-type text-ink text-2xl">
        Commitments
      </h2>
      {open.length === 0 && !isAdding && (
        <p className="text-muted mt-2 max-w-md text-sm">
          No open commitments. Keep a step from a message or a page, or write one here. On its day it appears above your
          next conversation.
        </p>
      )}
      <ul className="mt-3 space-y-2">
        {open.map((commitment) => (
          <li key={commitment.id}>
            <CommitmentItem commitment={commitment} goals={goals} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {isAdding ? (
        <div className="border-subtle bg-surface mt-3 rounded-md border p-4">
          <CommitmentForm
            initial={fieldsOf()}
            draftKey={NEW_COMMITMENT_DRAFT}
            goals={goals.filter(({ status }) => status === "active")}
            verb="Keep"
            onSave={(fields) => saveCommitment(fields)}
            onDone={finishAdding}
            onCancel={() => setIsAdding(false)}
          />
        </div>
      ) : (
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => setIsAdding(true)}>
          Add a commitment
        </Button>
      )}
    </section>
  );
}

type HistoryProps = Pick<GoalsPageView, "settled" | "hasMoreSettled" | "goals"> & { onChanged: () => void };

function HistorySection({ settled, hasMoreSettled, goals, onChanged }: HistoryProps) {
  const [earlier, setEarlier] = useState<CommitmentView[]>([]);
  const [hasMore, setHasMore] = useState(hasMoreSettled);
  const all = [...settled, ...earlier];
  const last = all.at(-1);
  if (!last) return null;
  const load = () =>
    fetchSettled(last.id).then((rows) => {
      setEarlier([...earlier, ...rows]);
      setHasMore(rows.length > 0);
    }, notifyFailure);
  return (
    <details className="mt-1">
      <summary className="text-muted min-h-11 cursor-pointer py-3 text-sm">Past commitments</summary>
      <ul className="mt-2 space-y-3">
        {all.map((commitment) => (
          <li key={commitment.id}>
            <CommitmentItem commitment={commitment} goals={goals} onChanged={onChanged} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button variant="ghost" size="sm" className="mt-3" onClick={() => void load()}>
          Show earlier ones
        </Button>
      )}
    </details>
  );
}
