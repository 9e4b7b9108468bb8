"use client";

import { DueCard } from "./due-card";
import { useOpenCommitments, useRefreshCommitments } from "./use-commitments";

export function RaisedCommitments({ ids }: { ids: string[] }) {
  const open = useOpenCommitments();
  const refresh = useRefreshCommitments();
  const raised = open.filter(({ id }) => ids.includes(id));
  if (raised.length === 0) return null;
  return (
    <ul aria-label="What is due" className="mt-3 space-y-2 print:hidden">
      {raised.map((commitment) => (
        <li key={commitment.id}>
          <DueCard commitment={commitment} onChanged={refresh} />
        </li>
      ))}
    </ul>
  );
}
