import { z } from "zod";
import { TRAITS } from "@/lib/features/hexaco/schema";
import { bareInsight } from "@/lib/features/report/model";
import type { ReportView } from "@/lib/features/report/schema";

const texts = z.array(z.string()).catch([]);
const score = z.object({ score: z.number().min(0).max(100) });

const hexacoData = z
  .looseObject({ hexaco_scores: z.object(Object.fromEntries(TRAITS.map((trait) => [trait, score]))) })
  .transform((data) => ({ source: "manual", traits: [], estimates: [], note: "", ...data }));

const persona = z.object({
  assistant_roles: z.record(z.string(), z.string()).catch({}),
  action_guidelines: z
    .object({ interaction_triggers: z.array(z.object({ when: z.string(), do: texts })).catch([]) })
    .catch({ interaction_triggers: [] }),
  interaction_principles: z.object({
    tone: z.string(),
    style: z.object({ prefer: texts }).catch({ prefer: [] }),
    calibration_notes: texts,
  }),
});

const report = z.looseObject({
  insights: texts,
  details: z.array(z.looseObject({ id: z.string(), title: z.string(), text: z.string() })).optional(),
  hexacoData: hexacoData.nullable().catch(null),
  aiPersonality: persona.nullable().catch(null),
  user: z
    .object({ email: z.string().catch(""), name: z.string().nullable().catch(null) })
    .catch({ email: "", name: null }),
});

const EMPTY_FIELDS = {
  sources: [],
  limits: [],
  version: 0,
  createdAt: "",
  versions: [],
  readLog: [],
  wordedBy: "composed",
  proposals: [],
};

/**
 * Accepts a report with only the specification's fields (insights as texts, scores, persona, address): its insights
 * have no evidence, and `createdAt` is empty.
 * @returns null when there is no report in it.
 */
export function readReport(value: unknown): ReportView | null {
  const parsed = report.safeParse(value);
  if (!parsed.success) return null;
  const { insights, details, ...rest } = parsed.data;
  const read = { ...EMPTY_FIELDS, ...rest, insights, details: details ?? insights.map(bareInsight) };
  return read as unknown as ReportView; // Fields beyond the specification's have the server's own shape.
}
