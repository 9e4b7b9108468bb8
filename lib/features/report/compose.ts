import { missingEvidenceInsights } from "./missing-evidence";
import type { Evidence } from "./evidence";
import type { InsightDraft } from "./insight-draft";
import { findFindings } from "./findings";
import { composeMail } from "./compose-mailbox";
import { mailInsightsWithoutScores, mailInsightsBesideScores, type MailFinding } from "./mailbox-findings";
import type { Confidence, InsightView } from "./schema";
import { composeTenure } from "./compose-tenure";
import { composeSituation } from "./compose-work";
import { composeTraits } from "./compose-traits";

const HIGH = 0.9;
const MODERATE = 0.65;
const MIN_WEEKS = 4;

function confidenceOf(certainty: number): Confidence {
  if (certainty >= HIGH) return "high";
  return certainty >= MODERATE ? "moderate" : "low";
}

interface ScoredInsight extends InsightDraft {
  certainty: number;
}

const TITLES = ["Operating Mode", "Hidden Tension", "Reframe"];

export const titleAt = (index: number): string => TITLES[index] ?? `Insight ${index + 1}`;

function fromScores(evidence: Evidence): ScoredInsight[] {
  const { scores, mailbox } = evidence;
  if (!scores) return [];
  const tell = toMailInsight(evidence);
  const traits = findFindings(evidence).map((finding) => ({
    ...composeTraits(finding, scores),
    certainty: finding.certainty,
  }));
  return [
    ...traits.slice(0, TITLES.length),
    ...situationInsight(evidence),
    ...traits.slice(TITLES.length),
    ...(mailbox ? mailInsightsBesideScores(mailbox).map((finding) => tell(finding)) : []),
    ...tenureInsight(evidence),
  ];
}

const situationInsight = (evidence: Evidence): ScoredInsight[] => {
  const situation = composeSituation(evidence);
  return situation ? [situation] : [];
};

const tenureInsight = ({ profile }: Evidence): ScoredInsight[] => {
  const seat = profile && composeTenure(profile);
  return seat ? [seat] : [];
};

/** Without scores, mail and career fill the three named places; a plain sentence fills the rest. */
function fromOtherSources(evidence: Evidence): ScoredInsight[] {
  const tell = toMailInsight(evidence);
  const gaps = missingEvidenceInsights(evidence);
  const seat = tenureInsight(evidence);
  const none = { mode: null, tension: null, reframe: null, others: [] };
  const found = evidence.mailbox ? mailInsightsWithoutScores(evidence.mailbox) : none;
  const turned = found.reframe ? [tell(found.reframe, true)] : [];
  // Without a habit to reframe, the comparison of the present tenure with earlier ones takes that place.
  const [reframe = gaps.reframe, ...rest] = [...turned, ...(turned.length > 0 ? [] : seat)];
  return [
    found.mode ? tell(found.mode) : gaps.mode,
    found.tension ? tell(found.tension) : gaps.tension,
    reframe,
    ...situationInsight(evidence),
    ...rest,
    ...found.others.map((finding) => tell(finding)),
    ...(turned.length > 0 ? seat : []),
  ];
}

const toMailInsight =
  ({ mailbox }: Evidence) =>
  (finding: MailFinding, isReframe = false): ScoredInsight => {
    if (!mailbox) throw new Error("A finding of a mailbox without a mailbox");
    return { ...composeMail(finding, mailbox, isReframe), certainty: finding.certainty };
  };

/** Adds the weekly counts to the first insight that was counted in mail. */
function withWeeks(told: ScoredInsight[], { mailbox }: Evidence): ScoredInsight[] {
  const first = told.find(({ id }) => id.startsWith("mail-"));
  if (!first || !mailbox || mailbox.weeks.length < MIN_WEEKS) return told;
  const [fact, ...others] = first.evidence;
  const drawn = fact ? [{ ...fact, weeks: mailbox.weeks }, ...others] : [];
  return told.map((insight) => (insight === first ? { ...insight, evidence: drawn } : insight));
}

export function composeInsights(evidence: Evidence): InsightView[] {
  const told = withWeeks(evidence.scores ? fromScores(evidence) : fromOtherSources(evidence), evidence);
  return told.map(({ certainty, ...draft }, index) => ({
    ...draft,
    title: titleAt(index),
    confidence: confidenceOf(certainty),
    dispute: null,
  }));
}
