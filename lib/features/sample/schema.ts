import { z } from "zod";
import { TRAITS } from "@/lib/features/hexaco/schema";
import { VERDICTS, type ReportView } from "@/lib/features/report/schema";
import { recordOf } from "@/lib/shared/records";

const share = z.number().min(0).max(1);
const sentences = z.array(z.string().min(1)).min(1);

export const SENTENCE_KINDS = ["thanks", "hedge", "direct", "indirect", "question", "apology"] as const;

export const sampleFile = z.strictObject({
  name: z.string(),
  email: z.email(),
  zone: z.string(),
  answers: z.strictObject(recordOf(TRAITS, () => z.number().min(1).max(7))),
  dispute: z.strictObject({ place: z.int().positive(), verdict: z.enum(VERDICTS) }),
  mail: z.strictObject({
    weeks: z.int().positive(),
    perWeek: z.int().positive(),
    people: sentences,
    habits: z.strictObject({ ...recordOf(SENTENCE_KINDS, () => share), late: share }),
    plain: sentences,
    ...recordOf(SENTENCE_KINDS, () => sentences),
  }),
  rehearsal: sentences,
  conversations: z.array(z.strictObject({ title: z.string(), messages: sentences })).min(1),
});
export type SampleFile = z.output<typeof sampleFile>;

export interface SampleTurn {
  role: "user" | "assistant";
  sanitizedHtml: string;
}

export interface SampleView {
  report: ReportView;
  conversation: { title: string; turns: SampleTurn[] };
}
