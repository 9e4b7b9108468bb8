import { cx } from "@/components/ui/cx";
import type { CommitmentView } from "@/lib/features/goals/schema";

const STANDINGS = { overdue: "Was due", due: "Due today", upcoming: "Due", undated: "" } as const;

export function DueLine({ commitment: { due, standing, cue } }: { commitment: CommitmentView }) {
  if (!due) return cue ? <p className="text-muted text-xs">When: {cue}</p> : null;
  const word = standing ? STANDINGS[standing] : "Due";
  return (
    <p className={cx("text-xs", standing === "overdue" ? "text-signal font-medium" : "text-muted")}>
      {word}: <time dateTime={due.time ? `${due.date}T${due.time}` : due.date}>{due.text}</time>
      {cue && <span className="block">When: {cue}</span>}
    </p>
  );
}
