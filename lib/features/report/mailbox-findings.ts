import type { ContrastView, MailboxPatterns, MetricKey, MetricView } from "@/lib/features/mailbox/schema";
import { HABIT_ORDER, HABIT_COPY, MODE_ORDER } from "./mailbox-copy";

/** What a mailbox supports; each carries its certainty from the width of its interval. */
export type MailFinding =
  | { kind: "mail-mode"; metrics: MetricView[]; certainty: number }
  | { kind: "shift"; contrast: ContrastView; certainty: number }
  | { kind: "habit"; metric: MetricView; certainty: number };

/** A share of mails below this is too rare a habit to build a reading on. */
const RARE = 0.05;
const MAX_BESIDE_SCORES = 3;
const MIN_CLAUSES = 2;
/** A difference below this part of the usual value is not told. */
const NOTICEABLE = 0.25;
/** Descriptions without a study behind them are told with less confidence. */
const DESCRIPTIVE_CAP = 0.8;
/** Certainty of a mailbox whose text is doubtful, or whose text nobody confirmed or that is small. */
const CAPS = { doubtful: 0.6, unconfirmed: 0.85 };

const canTell = ({ key, speaks, value, low, high }: MetricView) =>
  speaks && HABIT_COPY[key] !== undefined && value >= RARE && low <= value && value <= high;

/** What the whole mailbox allows at most: less when others' words may be in it, or nobody confirmed the text. */
function certaintyCap({ textCheck, isEarlyLook }: MailboxPatterns): number {
  if (textCheck.doubts.length > 0) return CAPS.doubtful;
  return isEarlyLook || !textCheck.isConfirmed ? CAPS.unconfirmed : 1;
}

const capped = (patterns: MailboxPatterns, findings: MailFinding[]): MailFinding[] =>
  findings.map((finding) => ({ ...finding, certainty: Math.min(finding.certainty, certaintyCap(patterns)) }));

/** 1 for an interval of no width, falling with half the width as a part of the value. */
function certaintyOf({ value, low, high, grade }: MetricView): number {
  const certainty = Math.max(0, 1 - (high - low) / 2 / Math.max(Math.abs(value), 1e-9) / 2);
  return grade === "C" ? Math.min(certainty, DESCRIPTIVE_CAP) : certainty;
}

/** From the distance of a difference to zero in half widths of its 99 % interval; 1 half width is the edge of chance. */
function shiftCertainty({ difference, low, high }: ContrastView): number {
  const distance = Math.abs(difference) / Math.max((high - low) / 2, 1e-9);
  return Math.min(0.99, 0.65 + 0.15 * distance);
}

/** Beyond chance and large enough to notice: many mails make a trifle certain. */
function isNoticeable({ key, difference }: ContrastView, metrics: MetricView[]): boolean {
  const usual = metrics.find((metric) => metric.key === key);
  return usual !== undefined && Math.abs(difference) >= NOTICEABLE * Math.abs(usual.value);
}

function shiftsOf({ contrasts, metrics }: MailboxPatterns): MailFinding[] {
  return contrasts
    .filter((contrast) => HABIT_COPY[contrast.key] && isNoticeable(contrast, metrics))
    .map((contrast): MailFinding => ({ kind: "shift", contrast, certainty: shiftCertainty(contrast) }))
    .toSorted((a, b) => b.certainty - a.certainty);
}

/** One of each kind of habit: a question back says more than a question. */
function habitsOf({ metrics }: MailboxPatterns, told: ReadonlySet<MetricKey>): MailFinding[] {
  const tellable = metrics.filter((metric) => canTell(metric) && !told.has(metric.key));
  const asksBack = tellable.some(({ key }) => key === "followUps");
  return tellable
    .filter(({ key }) => !(asksBack && key === "questions"))
    .toSorted((a, b) => HABIT_ORDER.indexOf(a.key) - HABIT_ORDER.indexOf(b.key))
    .map((metric): MailFinding => ({ kind: "habit", metric, certainty: certaintyOf(metric) }));
}

const keyOf = (finding: MailFinding): MetricKey[] => {
  if (finding.kind === "mail-mode") return finding.metrics.map(({ key }) => key);
  return [finding.kind === "shift" ? finding.contrast.key : finding.metric.key];
};

/** Beside scores: the clearest change of the person against themselves, then the habits that most is known about. */
export function mailInsightsBesideScores(patterns: MailboxPatterns): MailFinding[] {
  const shifts = shiftsOf(patterns).slice(0, 1);
  const habits = habitsOf(patterns, new Set(shifts.flatMap(keyOf)));
  return capped(patterns, [...shifts, ...habits].slice(0, MAX_BESIDE_SCORES));
}

/** The mailbox alone: how mail moves, where the person differs from themselves, then habits; empty when nothing speaks. */
export function mailInsightsWithoutScores(patterns: MailboxPatterns): MailFinding[] {
  const clauses = MODE_ORDER.flatMap((key) =>
    patterns.metrics.filter((metric) => metric.key === key && canTell(metric)),
  );
  const certainty = Math.min(...clauses.map(certaintyOf));
  const mode: MailFinding[] =
    clauses.length >= MIN_CLAUSES ? [{ kind: "mail-mode", metrics: clauses.slice(0, 3), certainty }] : [];
  const shifts = shiftsOf(patterns).slice(0, 2);
  const told = new Set([...mode, ...shifts].flatMap(keyOf));
  return capped(patterns, [...mode, ...shifts, ...habitsOf(patterns, told)].slice(0, 6));
}
