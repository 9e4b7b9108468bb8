import type { PracticeOffer, PracticeSummary } from "@/lib/features/practices/schema";
import type { CoachTurn } from "../schema";

export const practicesLine = (practices: PracticeSummary[]): string =>
  "Practices are guided questions of some minutes that end in a page. Where one fits better than your question, " +
  "offer it in one sentence by its title in double quotes, which gives it a button; never after a no, or to one who " +
  `rants: ${practices.map(({ title }) => `"${title}"`).join(", ")}.`;

const QUOTATION = /(?<=["“„«])[^"“”„«»\n]+(?=["“”»])/gu;

/** With the full stop or comma that may stand before the closing quotation mark. */
const isTitle = (quoted: string, title: string) => quoted === title || /^[.,]$/.test(quoted.replace(title, ""));

/** The practice that a reply offers by its title in quotes; null if it names none or several. */
export function findOfferedPractice(reply: string, practices: PracticeSummary[]): PracticeOffer | null {
  const quotations = reply.match(QUOTATION) ?? [];
  // A person's own 'decide' in quotes is no title.
  const [named, ...others] = practices.filter(({ title }) => quotations.some((quoted) => isTitle(quoted, title)));
  return named && others.length === 0 ? { practiceId: named.id, minutes: named.minutes } : null;
}

const OFFER_GAP_REPLIES = 3;

/** Whether one of the last replies offered a practice, so that the next one does not. */
export const hasJustOffered = (turns: CoachTurn[], practices: PracticeSummary[]): boolean =>
  turns
    .filter(({ role }) => role === "assistant")
    .slice(-OFFER_GAP_REPLIES)
    .some(({ content }) => findOfferedPractice(content, practices) !== null);
