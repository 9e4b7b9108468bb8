import type { Confidence, InsightView } from "@/lib/features/report/schema";
import { findForetelling } from "./insight-figure";

const CERTAINTY: Record<Confidence, string> = { low: "uncertain", moderate: "fairly certain", high: "certain" };

type Foretelling = "hardly" | "weakly" | "modestly" | "unmeasured";

/** Thresholds of `outOf100`: correlations of about .1 and .3 separate hardly, weakly and modestly. */
export function foretellingOf({ evidence }: Pick<InsightView, "evidence">): Foretelling {
  const outOf100 = findForetelling(evidence)?.outOf100;
  if (outOf100 === undefined) return "unmeasured";
  if (outOf100 < 53) return "hardly";
  return outOf100 < 60 ? "weakly" : "modestly";
}

const FORETELLS: Record<Foretelling, string> = {
  hardly: "foretells behaviour hardly at all",
  weakly: "foretells behaviour weakly",
  modestly: "foretells behaviour modestly",
  unmeasured: "foretelling never measured",
};

/** What lies in the middle, and a situation on which no score bears, make no claim to be sure of. */
const concludesNothing = ({ id, evidence }: InsightView) =>
  /^(?:range|middle)-/.test(id) || evidence[0]?.kind === "answer";

/** Two statements, always apart: how certain the figure is, and how well such a figure foretells behaviour. */
export function Sureness({ insight }: { insight: InsightView }) {
  if (concludesNothing(insight)) return null;
  const figure = insight.evidence[0]?.kind === "score" ? "Score" : "Figures";
  return (
    <p className="text-muted flex flex-wrap gap-x-1.5 text-xs">
      <span>
        {figure} {CERTAINTY[insight.confidence]}
      </span>
      <span aria-hidden="true">·</span>
      <span>{FORETELLS[foretellingOf(insight)]}</span>
    </p>
  );
}
