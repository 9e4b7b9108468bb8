import type { PracticeSummary } from "@/lib/features/practices/schema";

/** The practices that '/' and the letters after it name. */
export function matchPractices(practices: PracticeSummary[], draft: string): PracticeSummary[] {
  const wanted = draft.slice(1).trim().toLowerCase();
  return practices.filter(({ title, when }) => `${title} ${when}`.toLowerCase().includes(wanted));
}
