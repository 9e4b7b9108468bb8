import { gapsOf } from "./gap-compose";
import type { Evidence } from "./evidence";
import type { Draft } from "./draft";
import { findFindings } from "./findings";
import { composeMail } from "./mailbox-compose";
import { mailAlone, mailBesideScores, type MailFinding } from "./mailbox-findings";
import type { Confidence, InsightView } from "./schema";
import { composeSeat } from "./profile-compose";
import { composeTraits } from "./trait-compose";

const HIGH = 0.9;
const MODERATE = 0.65;

function confidenceOf(certainty: number): Confidence {
  if (certainty >= HIGH) return "high";
  return certainty >= MODERATE ? "moderate" : "low";
}

interface Told extends Draft {
  certainty: number;
}

const TITLES = ["Operating Mode", "Hidden Tension", "Reframe"];

/** The title of the insight at a position: three names, then numbers. */
export const titleAt = (index: number): string => TITLES[index] ?? `Insight ${index + 1}`;

function besideScores(evidence: Evidence): Told[] {
  const { scores, mailbox } = evidence;
  if (!scores) return [];
  const traits = findFindings(evidence).map((finding) => ({
    ...composeTraits(finding, scores),
    certainty: finding.certainty,
  }));
  return [...traits, ...(mailbox ? mailBesideScores(mailbox).map(mailTeller(evidence)) : []), ...seatTold(evidence)];
}

const seatTold = ({ profile }: Evidence): Told[] => {
  const seat = profile && composeSeat(profile);
  return seat ? [seat] : [];
};

/** Without scores the three named places are filled by what mailbox and career carry, and by plain words where they carry nothing. */
function withoutScores(evidence: Evidence): Told[] {
  const found = evidence.mailbox ? mailAlone(evidence.mailbox) : [];
  const tell = mailTeller(evidence);
  const gaps = gapsOf(evidence);
  const mode = found.find(({ kind }) => kind === "mail-mode");
  const shift = found.find(({ kind }) => kind === "shift");
  const habit = found.find(({ kind }) => kind === "habit");
  const rest = found.filter((finding) => ![mode, shift, habit].includes(finding)).map(tell);
  const [reframe = gaps.reframe, ...others] = [...(habit ? [tell(habit)] : []), ...rest, ...seatTold(evidence)];
  return [mode ? tell(mode) : gaps.mode, shift ? tell(shift) : gaps.tension, reframe, ...others];
}

const mailTeller =
  ({ mailbox }: Evidence) =>
  (finding: MailFinding): Told => {
    if (!mailbox) throw new Error("A finding of a mailbox without a mailbox");
    return { ...composeMail(finding, mailbox), certainty: finding.certainty };
  };

/** Insights in words, from the findings alone. */
export function composeInsights(evidence: Evidence): InsightView[] {
  const told = evidence.scores ? besideScores(evidence) : withoutScores(evidence);
  return told.map(({ certainty, ...draft }, index) => ({
    ...draft,
    title: titleAt(index),
    confidence: confidenceOf(certainty),
    dispute: null,
  }));
}
