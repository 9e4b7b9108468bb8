import { FACETS, TRAITS, type HexacoScores, type ScoreSource } from "@/lib/features/hexaco/schema";
import type { CoachContext, KnownMemory } from "@/lib/features/coach/schema";
import { composeInsights } from "@/lib/features/report/compose";
import { gatherEvidence, type Facets } from "@/lib/features/report/evidence/evidence";
import { reportView } from "@/lib/features/report/report-view";
import { VERDICTS, type ReportView } from "@/lib/features/report/schema";
import { coachContext, disputedInsight, knownMemory } from "@/tests/support/factories/coach-context";
import { seededRandom } from "@/lib/shared/numbers/seeded-random";

const NOW = new Date("2026-11-23T09:00:00.000Z");
const SOURCES: ScoreSource[] = ["manual", "questionnaire-24", "questionnaire-60", "questionnaire-96"];
const LEVELS = ["low", "middle", "high"] as const;
const NAMES = ["Maya", "Jonas", "Priya", "Inès", "Tom"];
const ROLES = [null, "CFO at Brandt Logistics", "VP Engineering at Northwind", "Head of Product at Lumen"];
const MEMORIES = [
  "I'm CFO of a 300-person company.",
  "Ich leite ein Team von zwölf Leuten.",
  "I want to be on the board by 2028.",
  "My team is spread over four time zones.",
  "Je préfère préparer les réunions par écrit.",
];

type Random = () => number;
const oneOf = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T; // Never empty.

function reportOf(random: Random, source: ScoreSource): { report: ReportView; disputed: string[] } {
  const values = Object.fromEntries(TRAITS.map((trait) => [trait, Math.floor(random() * 101)])) as HexacoScores; // Each trait once.
  const facets: Facets =
    source === "questionnaire-96"
      ? Object.fromEntries(Object.values(FACETS).flatMap((names) => names.map((name) => [name, oneOf(random, LEVELS)])))
      : {};
  const scores = { values, source, facets };
  const details = composeInsights(gatherEvidence({ scores, mailbox: null, profile: null }, NOW));
  const disputed = details.filter(() => random() < 0.2).map(({ id }) => id);
  const standing = Object.fromEntries(
    details
      .filter(({ id }) => disputed.includes(id))
      .map(({ id, title, text }) => [id, { verdict: oneOf(random, VERDICTS), since: NOW.toISOString(), title, text }]),
  );
  const report = reportView({
    content: { details, scores, sources: [], limits: [], changes: [], wordedBy: "composed", proposals: [] },
    version: 1,
    createdAt: NOW,
    user: { email: "maya@example.com", name: "Maya" },
    disputes: standing,
    versions: [],
    readLog: [],
  });
  return { report, disputed };
}

function memoriesOf(random: Random): KnownMemory[] {
  return MEMORIES.filter(() => random() < 0.5).map((quote, index) =>
    knownMemory(quote, { at: new Date(NOW.getTime() - (index + 1) * 86_400_000 * 9) }),
  );
}

export function randomPeople(count: number, seed = 7): CoachContext[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const { report, disputed } = reportOf(random, oneOf(random, SOURCES));
    return coachContext({
      firstName: oneOf(random, NAMES),
      role: oneOf(random, ROLES),
      report,
      disputes: report.details
        .filter(({ id }) => disputed.includes(id))
        .map(({ id, text, dispute }) =>
          disputedInsight({ insightId: id, text, verdict: dispute?.verdict ?? "not-me" }),
        ),
      memories: memoriesOf(random),
      now: NOW,
    });
  });
}
