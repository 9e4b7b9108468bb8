import type { ContrastView, MailboxPatterns, MetricKey, MetricView } from "@/lib/features/mailbox/schema";
import type { Composite, Topic } from "./composite";
import { findComposites } from "./composite-findings";
import { HABIT_ORDER, HABIT_COPY, MODE_ORDER } from "./mailbox-copy";
import { findPairs } from "./pair-findings";
import { SHIFT_COPY } from "./shift-copy";
import { HABIT_LATE_SHARE } from "./thresholds";

export type ShiftSize = "slight" | "clear" | "marked" | "double";

export type MailFinding =
  | Composite
  | { kind: "mail-mode"; metrics: MetricView[]; certainty: number }
  | { kind: "shift"; contrast: ContrastView; certainty: number; size: ShiftSize }
  | { kind: "habit"; metric: MetricView; certainty: number };

const MIN_HABIT_SHARE = 0.05;
const MAX_AFTER_SCORES = 3;
const MIN_CLAUSES = 2;
const MIN_RELATIVE_DIFFERENCE = 0.25;
const CLEAR_RELATIVE_DIFFERENCE = 0.45;
/** From here the larger side is more than twice the smaller one, whatever share of the mail each side gets. */
const DOUBLE_RELATIVE_DIFFERENCE = 1.2;
const MARKED_RELATIVE_DIFFERENCE = 0.8;
const DESCRIPTIVE_CAP = 0.8;
const MAX_CERTAINTY = { doubtful: 0.6, unconfirmed: 0.85 };

const isReportable = ({ key, speaks, value, low, high }: MetricView) =>
  speaks &&
  HABIT_COPY[key] !== undefined &&
  value >= (key === "outOfHours" ? HABIT_LATE_SHARE : MIN_HABIT_SHARE) &&
  low <= value &&
  value <= high;

function certaintyCap({ textCheck, isEarlyLook }: MailboxPatterns): number {
  if (textCheck.doubts.length > 0) return MAX_CERTAINTY.doubtful;
  return isEarlyLook || !textCheck.isConfirmed ? MAX_CERTAINTY.unconfirmed : 1;
}

const capCertainty = (patterns: MailboxPatterns, findings: MailFinding[]): MailFinding[] =>
  findings.map((finding) => ({ ...finding, certainty: Math.min(finding.certainty, certaintyCap(patterns)) }));

/** 1 for an interval of no width; falls with half the width as a fraction of the value. */
function certaintyOf({ value, low, high, grade }: MetricView): number {
  const certainty = Math.max(0, 1 - (high - low) / 2 / Math.max(Math.abs(value), 1e-9) / 2);
  return grade === "C" ? Math.min(certainty, DESCRIPTIVE_CAP) : certainty;
}

/** Distance of a difference from zero in half widths of its 99 % interval; 1 is the limit of chance. */
function shiftCertaintyOf({ difference, low, high }: ContrastView): number {
  const distance = Math.abs(difference) / Math.max((high - low) / 2, 1e-9);
  return Math.min(0.99, 0.65 + 0.15 * distance);
}

function relativeSize({ key, difference }: ContrastView, metrics: MetricView[]): number {
  const usual = metrics.find((metric) => metric.key === key)?.value ?? 0;
  return usual === 0 ? 0 : Math.abs(difference / usual);
}

function shiftSizeOf(relative: number): ShiftSize {
  if (relative >= DOUBLE_RELATIVE_DIFFERENCE) return "double";
  if (relative >= MARKED_RELATIVE_DIFFERENCE) return "marked";
  return relative >= CLEAR_RELATIVE_DIFFERENCE ? "clear" : "slight";
}

const isNoticeable = (contrast: ContrastView, metrics: MetricView[]): boolean =>
  relativeSize(contrast, metrics) >= MIN_RELATIVE_DIFFERENCE;

function shiftsOf({ contrasts, metrics }: MailboxPatterns): MailFinding[] {
  return contrasts
    .filter((contrast) => SHIFT_COPY[contrast.key] && isNoticeable(contrast, metrics))
    .map((contrast): MailFinding => {
      const size = shiftSizeOf(relativeSize(contrast, metrics));
      return { kind: "shift", contrast, certainty: shiftCertaintyOf(contrast), size };
    })
    .toSorted((a, b) => b.certainty - a.certainty);
}

function habitsOf({ metrics }: MailboxPatterns, covered: ReadonlySet<MetricKey>): MailFinding[] {
  const reportable = metrics.filter((metric) => isReportable(metric) && !covered.has(metric.key));
  const asksBack = reportable.some(({ key }) => key === "followUps");
  return reportable
    .filter(({ key }) => !(asksBack && key === "questions"))
    .toSorted((a, b) => HABIT_ORDER.indexOf(a.key) - HABIT_ORDER.indexOf(b.key))
    .map((metric): MailFinding => ({ kind: "habit", metric, certainty: certaintyOf(metric) }));
}

const TOPICS: Partial<Record<MetricKey, Topic | "questions" | "pronouns">> = {
  latencyMedian: "rhythm",
  outOfHours: "rhythm",
  lengthMedian: "pace",
  perfunctory: "pace",
  directness: "requests",
  minimizers: "requests",
  politeness: "thanks",
  thanks: "thanks",
  questions: "questions",
  followUps: "questions",
  iWords: "pronouns",
  weWords: "pronouns",
  weShare: "pronouns",
};

function topicsOf(finding: MailFinding): string[] {
  if (finding.kind === "composite") return finding.topics;
  if (finding.kind === "mail-mode") return finding.metrics.map(({ key }) => TOPICS[key] ?? key);
  const { key } = finding.kind === "shift" ? finding.contrast : finding.metric;
  return [TOPICS[key] ?? key];
}

const differsByReader = ({ anchor }: MetricView): boolean => anchor !== null && !anchor.startsWith("about as");

/** How far a finding differs from the person's own other mail, 0 to 1; lowest for a habit alone. */
function salienceOf(finding: MailFinding, metrics: MetricView[]): number {
  if (finding.kind === "composite") return finding.salience;
  if (finding.kind === "shift") return Math.min(1, relativeSize(finding.contrast, metrics) / 1.5);
  return finding.kind === "habit" && differsByReader(finding.metric) ? 0.15 : 0.1;
}

function choose(from: MailFinding[], covered: Set<string>, count: number): MailFinding[] {
  const chosen: MailFinding[] = [];
  for (const finding of from) {
    const topics = topicsOf(finding);
    if (chosen.length === count) break;
    if (topics.some((topic) => covered.has(topic))) continue;
    chosen.push(finding);
    for (const topic of topics) covered.add(topic);
  }
  return chosen;
}

interface Candidates {
  modes: MailFinding[];
  tensions: MailFinding[];
  reframes: MailFinding[];
  others: MailFinding[];
}

const hasReframe = (finding: MailFinding): boolean =>
  finding.kind === "composite"
    ? finding.text.reframe !== undefined
    : finding.kind === "habit" && HABIT_COPY[finding.metric.key]?.reframe !== undefined;

function candidatesOf(patterns: MailboxPatterns): Candidates {
  const { metrics } = patterns;
  const clearestFirst = (findings: MailFinding[]) =>
    capCertainty(patterns, findings).toSorted((a, b) => salienceOf(b, metrics) - salienceOf(a, metrics));
  const composites = findComposites(patterns);
  const isMode = ({ id }: Composite) => id.startsWith("pace-") || id.startsWith("rhythm-");
  const shifts = shiftsOf(patterns);
  const habits = habitsOf(patterns, new Set());
  const nonPace = composites.filter(({ id }) => !id.startsWith("pace-"));
  return {
    modes: [...clearestFirst(composites.filter(isMode)), ...capCertainty(patterns, metricModeOf(patterns))],
    tensions: clearestFirst([...findPairs(patterns, composites), ...shifts]),
    reframes: clearestFirst([...composites, ...habits]).filter(hasReframe),
    others: clearestFirst([...shifts, ...nonPace, ...habits]),
  };
}

function metricModeOf(patterns: MailboxPatterns): MailFinding[] {
  const clauses = MODE_ORDER.flatMap((key) =>
    patterns.metrics.filter((metric) => metric.key === key && isReportable(metric)),
  );
  if (clauses.length < MIN_CLAUSES) return [];
  return [{ kind: "mail-mode", metrics: clauses.slice(0, 3), certainty: Math.min(...clauses.map(certaintyOf)) }];
}

export function mailInsightsAfterScores(patterns: MailboxPatterns): MailFinding[] {
  const { modes, tensions, others } = candidatesOf(patterns);
  const covered = new Set<string>();
  const tension = choose(tensions, covered, 1);
  const mode = choose(
    modes.filter(({ kind }) => kind === "composite"),
    covered,
    1,
  );
  return [...tension, ...mode, ...choose(others, covered, MAX_AFTER_SCORES - tension.length - mode.length)];
}

interface MailInsights {
  mode: MailFinding | null;
  tension: MailFinding | null;
  reframe: MailFinding | null;
  others: MailFinding[];
}

const MAX_OTHERS = 3;
const MIN_OTHERS = 2;
const MIN_UNIFORM = 1;

export function mailInsightsWithoutScores(patterns: MailboxPatterns): MailInsights {
  const { modes, tensions, reframes, others } = candidatesOf(patterns);
  // A tension may build on Operating Mode, so its topics are not compared with those covered.
  const [tension = null] = choose(tensions, new Set(), 1);
  const covered = new Set(tension ? topicsOf(tension) : []);
  const [mode = null] = modes.filter((finding) => finding !== tension && !isSameHabit(finding, tension));
  for (const topic of mode ? topicsOf(mode) : []) covered.add(topic);
  const [reframe = null] = choose(reframes, covered, 1);
  const isHabit = ({ kind }: MailFinding) => kind === "habit";
  const distinct = choose(
    others.filter((finding) => !isHabit(finding)),
    covered,
    MAX_OTHERS,
  );
  const differing = choose(
    others.filter((finding) => finding.kind === "habit" && differsByReader(finding.metric)),
    covered,
    Math.max(0, MIN_OTHERS - distinct.length),
  );
  const found = [...distinct, ...differing];
  // A habit that is the same for every reader says least, so it is used only where hardly anything else is available.
  const uniform = choose(others.filter(isHabit), covered, Math.max(0, MIN_UNIFORM - found.length));
  return { mode, tension, reframe, others: [...found, ...uniform] };
}

const isSameHabit = (a: MailFinding, b: MailFinding | null): boolean =>
  a.kind === "composite" && b?.kind === "composite" && a.id === b.id;
