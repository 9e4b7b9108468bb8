import { formOf, standingsOf, TRAIT_LABELS, typicalRange, type Standing } from "@/lib/features/hexaco/model";
import { mailboxEstimates } from "@/lib/features/hexaco/mailbox-estimate";
import { COMPARISON_SAMPLE } from "@/lib/features/hexaco/norms";
import { FACETS, TRAITS, type Trait } from "@/lib/features/hexaco/schema";
import { excludedTraits } from "./excluded-traits";
import { peaksOf } from "./traits/findings";
import { addMailHabits, composeMailPersona } from "./persona/mail-persona";
import { composePersona } from "./persona/persona";
import type { AiPersonality, ReportLogEntryView, ReportVersionView, ReportView, TraitView } from "./schema";
import type { StoredDisputes, StoredInsight, StoredReport } from "./stored-report";
import { TRAIT_MEANINGS } from "./traits/trait-meanings";

type Scores = NonNullable<StoredReport["scores"]>;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

function traitView(standing: Standing, { source, facets }: Pick<Scores, "source" | "facets">): TraitView {
  const { trait, score, band, level, percentile } = standing;
  const typical = typicalRange(source, trait);
  return {
    trait,
    label: TRAIT_LABELS[trait],
    score,
    low: oneDecimal(band.low),
    high: oneDecimal(band.high),
    typical: { low: oneDecimal(typical.low), high: oneDecimal(typical.high) },
    level,
    percentile,
    // A score that is reported as near the typical range has the meaning of one inside it.
    meaning: TRAIT_MEANINGS[trait][peaksOf([standing]).length > 0 ? level : "typical"],
    isNearTypical: standing.degree === "leans",
    facets: FACETS[trait].flatMap((label) => {
      const facetLevel = facets[label];
      return facetLevel ? [{ label, level: facetLevel }] : [];
    }),
  };
}

const NOTES = {
  typed: "For typed scores the likely range is assumed, because their questionnaire is not known here.",
  estimated:
    "Text says little about character. Nothing in this report, in the coach or in a practice reads these estimates; a questionnaire replaces them.",
  measured: `Compared with ${COMPARISON_SAMPLE}, who are not a sample of executives.`,
};

function hexacoView({ values, source, facets }: Scores): NonNullable<ReportView["hexacoData"]> {
  const scores = Object.fromEntries(TRAITS.map((trait) => [trait, { score: values[trait] }]));
  return {
    hexaco_scores: scores as Record<Trait, { score: number }>, // TRAITS lists every Trait once.
    source,
    traits: standingsOf(values, source).map((standing) => traitView(standing, { source, facets })),
    estimates: [],
    note: formOf(source) ? NOTES.measured : NOTES.typed,
  };
}

function estimateView(): NonNullable<ReportView["hexacoData"]> {
  const estimates = mailboxEstimates().map(({ band, typical, ...estimate }) => ({
    ...estimate,
    low: oneDecimal(band.low),
    high: oneDecimal(band.high),
    typical: { low: oneDecimal(typical.low), high: oneDecimal(typical.high) },
  }));
  return {
    hexaco_scores: Object.fromEntries(estimates.map(({ trait, score }) => [trait, { score }])) as Record<
      Trait,
      { score: number }
    >, // mailboxEstimates lists every Trait once.
    source: "mailbox-estimate",
    traits: [],
    estimates,
    note: NOTES.estimated,
  };
}

function hexacoData({ scores, sources }: StoredReport): ReportView["hexacoData"] {
  if (scores) return hexacoView(scores);
  return sources.some(({ kind }) => kind === "mailbox") ? estimateView() : null;
}

function personaOf(content: StoredReport, disputes: StoredDisputes): AiPersonality | null {
  const { details, scores, sources } = content;
  const mail = sources.find(({ kind }) => kind === "mailbox");
  if (!scores) return mail ? composeMailPersona(content, mail.label, disputes) : null;
  const standings = standingsOf(scores.values, scores.source);
  const undisputed = details.filter(({ id }) => !disputes[id]);
  const persona = composePersona({ ...scores, standings }, excludedTraits(undisputed, Object.keys(disputes)));
  if (mail) addMailHabits(persona, content, disputes);
  return persona;
}

function scoreLogEntries({
  content: { scores, wordedBy, wasSentToModel = wordedBy === "model" },
  createdAt,
}: ReportParts): ReportLogEntryView[] {
  if (!scores) return [];
  const form = formOf(scores.source);
  return [
    {
      id: "scores",
      source: "scores",
      what: form ? `Your answers to ${form} statements` : "The six scores that you entered",
      purpose: "This report, and how the coach talks with you",
      kept: form ? "Each answer, and the six scores made of them" : "The six scores",
      sentTo: wasSentToModel
        ? "The composed texts with their scores went to the language model of this installation, to be worded"
        : "Nowhere beyond this server",
      until: "Until you delete your profile",
      readAt: createdAt.toISOString(),
    },
  ];
}

const asText = ({ text, nextStep }: StoredInsight) => `${text} ${nextStep}`;

function workLogEntries({ content, createdAt }: ReportParts): ReportLogEntryView[] {
  if (!content.sources.some(({ kind }) => kind === "work")) return [];
  return [
    {
      id: "work",
      source: "work",
      what: "Your answers about your work",
      purpose: "This report, and what the coach knows when you talk",
      kept: "Your words, as you wrote them",
      sentTo: "The language model of this installation where one is connected, otherwise nowhere beyond this server",
      until: "Until you clear them or delete your profile",
      readAt: createdAt.toISOString(),
    },
  ];
}

interface ReportParts {
  content: StoredReport;
  version: number;
  createdAt: Date;
  user: { email: string; name: string | null };
  disputes: StoredDisputes;
  versions: ReportVersionView[];
  readLog: ReportLogEntryView[];
}

export function reportView(parts: ReportParts): ReportView {
  const { content, version, createdAt, user, disputes, versions, readLog } = parts;
  const { details, sources, limits, wordedBy, proposals } = content;
  const notes = Object.values(disputes).map(({ title }) => `You disputed '${title}'; it is left out.`);
  const persona = personaOf(content, disputes);
  persona?.interaction_principles.calibration_notes.push(...notes);
  return {
    insights: details.map(asText),
    details: details.map((insight) => {
      const dispute = disputes[insight.id];
      return { ...insight, dispute: dispute ? { verdict: dispute.verdict, since: dispute.since } : null };
    }),
    hexacoData: hexacoData(content),
    aiPersonality: persona,
    user,
    sources: sources.map(({ label }) => label),
    limits,
    version,
    createdAt: createdAt.toISOString(),
    versions,
    readLog: [...readLog, ...scoreLogEntries(parts), ...workLogEntries(parts)],
    wordedBy,
    proposals,
  };
}
