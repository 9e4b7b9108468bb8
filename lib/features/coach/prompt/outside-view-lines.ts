import type { ResultView, TraitComparison } from "@/lib/features/outside-view/schema";
import type { CoachContext } from "../schema";
import { shortDate } from "./person-dates";
import { disputedTraits } from "./person-lines";

/** What a model may make of it: the same as the page says beside a gap. */
export const outsideViewTitle = ({ raters, shownOn, reliability }: ResultView): string =>
  `the view from outside: ${raters} colleagues together, in 24 statements, on ${shortDate(new Date(shownOn), "UTC")} ` +
  `(reliability ${reliability.toFixed(2)}). A gap is a question to two of them, no verdict; nobody knows who said what`;

const placeText = ({ score, low, high }: TraitComparison["self"]) =>
  `${Math.round(score)} (${Math.round(low)}-${Math.round(high)})`;

const SPREADS = { close: "; they agree", mixed: "", apart: "; they differ widely" };

const gapLine = ({ label, verdict, self, others, spread }: TraitComparison) =>
  `${label}, seen ${verdict === "more" ? "more strongly" : "less"}: ${placeText(others)}, by themselves ${placeText(self)}` +
  (spread ? SPREADS[spread] : "");

/**
 * Gaps beyond the error of both sides, without traits that a disputed insight is about. Comments are left out:
 * colleagues wrote them for the person, and their wording can give them away.
 */
export function outsideViewLines(context: Pick<CoachContext, "outsideView" | "report" | "disputes">): string[] {
  const { outsideView } = context;
  if (!outsideView) return [];
  const disputed = disputedTraits(context);
  const traits = outsideView.traits.filter(({ trait }) => !disputed.has(trait));
  const same = traits.filter(({ verdict }) => verdict === "same").map(({ label }) => label);
  const hasComments = outsideView.keep.length + outsideView.change.length > 0;
  return [
    ...traits.filter(({ verdict }) => verdict !== "same").map(gapLine),
    ...(same.length > 0 ? [`No gap beyond the error: ${same.join(", ")}`] : []),
    ...(hasComments ? ["Their comments are shown to the person alone; you have not read them"] : []),
  ];
}
