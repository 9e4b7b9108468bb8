import { Check } from "lucide-react";
import { cx } from "@/components/ui/cx";
import { pluralize } from "@/lib/shared/text/pluralize";
import { type AnalysisKind, type StageProgress, type Stage, STAGES } from "@/lib/features/trial/schema";

interface StageText {
  stage: Stage;
  title: string;
  text: string;
}

const COMPOSING: StageText = {
  stage: "composing",
  title: "Composing",
  text: "Each sentence from what was found, with its evidence.",
};

const STAGE_TEXTS: Record<AnalysisKind, StageText[]> = {
  sources: [
    { stage: "reading", title: "Reading", text: "What you gave, and nothing else." },
    { stage: "own-words", title: "Own words", text: "Quotes, signatures and forwards are left out." },
    { stage: "measuring", title: "Measuring", text: "Each habit, with its likely range." },
    COMPOSING,
  ],
  scores: [
    { stage: "reading", title: "Reading", text: "Your six scores." },
    { stage: "measuring", title: "Measuring", text: "Each score, with its likely range." },
    COMPOSING,
  ],
};

const order = (stage: Stage) => STAGES.indexOf(stage);

export function StageList({ kind, stageProgress }: { kind: AnalysisKind; stageProgress: StageProgress | null }) {
  const now = order(stageProgress?.stage ?? "reading");
  return (
    <ol className="border-subtle divide-subtle mt-10 divide-y border-y">
      {STAGE_TEXTS[kind].map(({ stage, title, text }, index, all) => {
        const next = all[index + 1];
        const isDone = next !== undefined && order(next.stage) <= now;
        const isNow = !isDone && order(stage) <= now;
        const mails = stage === "own-words" && isNow && stageProgress?.mailsRead;
        return (
          <li key={stage} aria-current={isNow ? "step" : undefined} className="flex items-baseline gap-4 py-4">
            <StageMark isDone={isDone} isNow={isNow} />
            <p className={cx("text-sm", !isDone && !isNow && "text-muted")}>
              <span className={cx("block font-medium", (isDone || isNow) && "text-ink")}>
                {title}
                {isDone && <span className="sr-only"> (done)</span>}
              </span>
              <span className="text-muted">
                {mails ? `${pluralize(mails, "mail")} read so far. ` : ""}
                {text}
              </span>
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function StageMark({ isDone, isNow }: { isDone: boolean; isNow: boolean }) {
  return (
    <span aria-hidden="true" className="flex size-4 shrink-0 translate-y-0.5 items-center justify-center">
      {isDone ? (
        <Check className="text-accent size-4" />
      ) : (
        <span className={cx("size-2 rounded-full", isNow ? "bg-signal animate-breathe" : "bg-strong")} />
      )}
    </span>
  );
}
