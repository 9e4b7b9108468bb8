import type { PracticeSummary } from "@/lib/features/practices/schema";

export function matchPractices(practices: PracticeSummary[], draft: string): PracticeSummary[] {
  const wanted = draft.slice(1).trim().toLowerCase();
  return practices.filter(({ title, when, names }) => [title, when, ...names].join(" ").toLowerCase().includes(wanted));
}
