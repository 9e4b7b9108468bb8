import { differsReliably, TRAIT_LABELS, type Standing } from "@/lib/features/hexaco/model";
import type { ScoreSource, Trait } from "@/lib/features/hexaco/schema";
import { sourceLabel } from "../evidence/evidence-text";
import type { ScoreEvidence } from "../evidence/evidence";
import { isOneSignal, peaksOf, type Peak } from "../traits/findings";
import { COMMON_COPY, COMMON_TRIGGERS, PERSONA_COPY, SETTINGS, TONE_COPY } from "./persona-copy";
import type { AiPersonality } from "../schema";
import { listOf } from "@/lib/shared/text/text";

const MAX_ROLES = 3;

function isReliable(peak: Peak, standings: Standing[]): boolean {
  if (peak.degree !== "leans") return true;
  return peaksOf(standings).some((other) => other.level !== peak.level && differsReliably(peak, other));
}

function reliablePeaks(standings: Standing[], excluded: ReadonlySet<Trait>): Peak[] {
  const reliable = peaksOf(standings).filter((peak) => isReliable(peak, standings) && !excluded.has(peak.trait));
  return reliable.filter((peak, i) => !reliable.slice(0, i).some((earlier) => isOneSignal(earlier, peak)));
}

function toneOf(peaks: Peak[]): string {
  const words = peaks.flatMap(({ pole }) => TONE_COPY[pole] ?? []);
  return [COMMON_COPY.tone, ...words.slice(0, 2)].join("; ");
}

function settingNotes(peaks: Peak[]): string[] {
  return SETTINGS.map(({ name, poles, otherwise }) => {
    const peak = peaks.find(({ pole }) => poles[pole]);
    const setting = peak ? `${poles[peak.pole]} (from ${TRAIT_LABELS[peak.trait]})` : otherwise;
    return `${name}: ${setting}.`;
  });
}

const basisNote = (source: ScoreSource): string => `Calibrated on ${sourceLabel(source)}.`;

function openNotes(standings: Standing[], peaks: Peak[]): string[] {
  const leaning = standings.filter(({ degree, trait }) => degree === "leans" && peaks.every((p) => p.trait !== trait));
  if (leaning.length === 0) return [];
  const labels = listOf(leaning.map(({ trait, level }) => `${TRAIT_LABELS[trait]} (${level})`));
  return [`Within the error band, so asked about rather than assumed: ${labels}.`];
}

/**
 * The coach's persona from the same standings as the report: pace, structure and challenge follow reliable poles only;
 * accuracy, boundaries and safety follow no score. Omits `excluded` traits.
 */
export function composePersona({ source, standings }: ScoreEvidence, excluded: ReadonlySet<Trait>): AiPersonality {
  const peaks = reliablePeaks(standings, excluded);
  const leading = peaks.slice(0, MAX_ROLES);
  const roles = leading.map(({ pole }) => PERSONA_COPY[pole].role);
  return {
    assistant_roles: Object.fromEntries([
      COMMON_COPY.role,
      ...roles.map(({ name, description }): [string, string] => [name, description]),
    ]),
    action_guidelines: {
      interaction_triggers: [...leading.map(({ pole }) => PERSONA_COPY[pole].trigger), ...COMMON_TRIGGERS],
    },
    interaction_principles: {
      tone: toneOf(peaks),
      style: {
        prefer: [
          COMMON_COPY.firstPreference,
          ...peaks.slice(0, 4).map(({ pole }) => PERSONA_COPY[pole].prefer),
          COMMON_COPY.lastPreference,
        ],
      },
      calibration_notes: [
        basisNote(source),
        ...settingNotes(peaks),
        ...openNotes(standings, peaks),
        COMMON_COPY.limits,
        "Whether a partner matched to scores coaches better has not been shown; this is a starting point that you can change.",
      ],
    },
  };
}
