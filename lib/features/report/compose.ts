import { missingEvidenceInsights } from "./evidence/missing-evidence";
import type { Evidence } from "./evidence/evidence";
import type { InsightDraft } from "./insight-draft";
import { findFindings, hasLeaning, peaksBehind } from "./traits/findings";
import { mailComposer } from "./mail/compose-mailbox";
import { mailInsightsWithoutScores, mailInsightsAfterScores, type MailFinding } from "./mail/mailbox-findings";
import { NAMED_PLACES, titleAt } from "./model";
import { type Confidence, type InsightView, isFromMail } from "./schema";
import { composeTenure } from "./career/compose-tenure";
import { composeSituation } from "./career/compose-work";
import { composeTraits } from "./traits/compose-traits";

const HIGH = 0.9;
const MODERATE = 0.65;
const MIN_WEEKS = 4;

function confidenceOf({ certainty, isLeaning = false }: ScoredInsight): Confidence {
  if (isLeaning) return "low";
  if (certainty >= HIGH) return "high";
  return certainty >= MODERATE ? "moderate" : "low";
}

interface ScoredInsight extends InsightDraft {
  certainty: number;
  /** Rests on a score that the evidence calls within measurement error of the typical range. */
  isLeaning?: boolean;
}

function insightsFromScores(evidence: Evidence): ScoredInsight[] {
  const { scores, mailbox } = evidence;
  if (!scores) return [];
  const toInsight = toMailInsight(evidence);
  const traits = findFindings(evidence).map((finding) => ({
    ...composeTraits(finding, scores),
    certainty: finding.certainty,
    isLeaning: hasLeaning(peaksBehind(finding)),
  }));
  return [
    ...traits.slice(0, NAMED_PLACES),
    ...situationInsight(evidence),
    ...traits.slice(NAMED_PLACES),
    ...(mailbox ? mailInsightsAfterScores(mailbox).map((finding) => toInsight(finding)) : []),
    ...tenureInsight(evidence),
  ];
}

const situationInsight = (evidence: Evidence): ScoredInsight[] => {
  const situation = composeSituation(evidence);
  return situation ? [situation] : [];
};

const tenureInsight = ({ profile }: Evidence): ScoredInsight[] => {
  const tenure = profile && composeTenure(profile);
  return tenure ? [tenure] : [];
};

function insightsWithoutScores(evidence: Evidence): ScoredInsight[] {
  const toInsight = toMailInsight(evidence);
  const gaps = missingEvidenceInsights(evidence);
  const tenure = tenureInsight(evidence);
  const none = { mode: null, tension: null, reframe: null, others: [] };
  const mail = evidence.mailbox ? mailInsightsWithoutScores(evidence.mailbox) : none;
  const reframes = mail.reframe ? [toInsight(mail.reframe, true)] : [];
  // Without a habit to reframe, the comparison of the present tenure with earlier ones takes that place.
  const [reframe = gaps.reframe, ...rest] = [...reframes, ...(reframes.length > 0 ? [] : tenure)];
  return [
    mail.mode ? toInsight(mail.mode) : gaps.mode,
    mail.tension ? toInsight(mail.tension) : gaps.tension,
    reframe,
    ...situationInsight(evidence),
    ...rest,
    ...mail.others.map((finding) => toInsight(finding)),
    ...(reframes.length > 0 ? tenure : []),
  ];
}

function toMailInsight({ mailbox }: Evidence) {
  const composeMail = mailbox && mailComposer(mailbox);
  return (finding: MailFinding, isReframe = false): ScoredInsight => {
    if (!composeMail) throw new Error("A finding of a mailbox without a mailbox");
    return { ...composeMail(finding, isReframe), certainty: finding.certainty };
  };
}

function addWeeks(insights: ScoredInsight[], { mailbox }: Evidence): ScoredInsight[] {
  const first = insights.find(isFromMail);
  if (!first || !mailbox || mailbox.weeks.length < MIN_WEEKS) return insights;
  const [fact, ...others] = first.evidence;
  const evidence = fact ? [{ ...fact, weeks: mailbox.weeks }, ...others] : [];
  return insights.map((insight) => (insight === first ? { ...insight, evidence } : insight));
}

export function composeInsights(evidence: Evidence): InsightView[] {
  const insights = addWeeks(evidence.scores ? insightsFromScores(evidence) : insightsWithoutScores(evidence), evidence);
  return insights.map((insight, index) => {
    const { certainty: _certainty, isLeaning: _isLeaning, ...draft } = insight;
    return { ...draft, title: titleAt(index), confidence: confidenceOf(insight), dispute: null };
  });
}
