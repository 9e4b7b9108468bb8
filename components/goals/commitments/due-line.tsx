import { cx } from "@/components/ui/cx";
import type { CommitmentView } from "@/lib/features/goals/schema";

const STANDING_LABELS = { overdue: "Was due", due: "Due today", upcoming: "Due", undated: "" } as const;

export function DueLine({ commitment: { due, standing, cue } }: { commitment: CommitmentView }) {
  // Many write the word themselves: 'When the Monday round is over'.
  const when = cue && (/^when\b/i.test(cue) ? cue : `When: ${cue}`);
  if (!due) return when ? <p className="text-muted text-xs">{when}</p> : null;
  const word = standing ? STANDING_LABELS[standing] : "Due";
  return (
    <p className={cx("text-xs", standing === "overdue" ? "text-signal font-medium" : "text-muted")}>
      {word}: <time dateTime={due.time ? `${due.date}T${due.time}` : due.date}>{due.text}</time>
      {when && <span className="block">{when}</span>}
    </p>
  );
}
