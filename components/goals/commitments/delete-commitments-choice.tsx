import type { CommitmentView } from "@/lib/features/goals/schema";

interface DeleteCommitmentsChoiceProps {
  commitments: CommitmentView[];
  isRemoved: boolean;
  onChange: (isRemoved: boolean) => void;
}

export function DeleteCommitmentsChoice({ commitments, isRemoved, onChange }: DeleteCommitmentsChoiceProps) {
  if (commitments.length === 0) return null;
  return (
    <div className="text-sm">
      <p>
        {commitments.length === 1 ? "A commitment comes from it:" : `${commitments.length} commitments come from it:`}
      </p>
      <ul className="text-muted list-disc pl-5">
        {commitments.map(({ id, text }) => (
          <li key={id} dir="auto" className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
      <label className="mt-1 flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isRemoved}
          onChange={(event) => onChange(event.target.checked)}
          className="accent-accent size-4"
        />
        {commitments.length === 1
          ? "Delete it as well; otherwise it stays"
          : "Delete them as well; otherwise they stay"}
      </label>
    </div>
  );
}
