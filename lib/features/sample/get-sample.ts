import "server-only";
import { listItems } from "@/lib/features/hexaco/list-items";
import { facetLevels, roundedScores } from "@/lib/features/hexaco/scoring";
import { listen } from "@/lib/features/coach/listener/listen";
import type { CoachTurn } from "@/lib/features/coach/schema";
import { composePatterns } from "@/lib/features/mailbox/metrics/compose-patterns";
import { UNCONFIRMED_TEXT, USUAL_HOURS } from "@/lib/features/mailbox/schema";
import { listPractices } from "@/lib/features/practices/list-practices";
import { composeExampleReport } from "@/lib/features/report/compose-example-report";
import type { ReportView } from "@/lib/features/report/schema";
import { renderMarkdown } from "@/lib/server/content/markdown";
import type { Ctx } from "@/lib/shared/actor";
import { sampleAnswers } from "./answers";
import { sampleMailbox } from "./mailbox";
import type { SampleFile, SampleTurn, SampleView } from "./schema";
import { readSampleFile } from "./store";

const FORM = "96";

async function sampleReport(file: SampleFile, now: Date): Promise<ReportView> {
  const items = listItems(FORM);
  const answers = sampleAnswers(items, file.answers);
  const values = roundedScores(items, answers);
  if (!values) throw new Error("The sample's answers give no scores");
  const { messages, summary } = sampleMailbox(file, now);
  const mailbox = await composePatterns(
    {
      messages,
      summary,
      hours: USUAL_HOURS,
      clock: { zone: file.zone, isConfirmed: true },
      textCheck: { ...UNCONFIRMED_TEXT, isConfirmed: true },
      source: "file",
      excerpts: [],
      partial: false,
    },
    now,
  );
  const scores = { values, source: `questionnaire-${FORM}` as const, facets: facetLevels(FORM, items, answers) };
  const { name, email, dispute } = file;
  return composeExampleReport({ scores, mailbox, profile: null }, { now, user: { name, email }, dispute });
}

async function converse(
  messages: string[],
  { report, now, file }: { report: ReportView; now: Date; file: SampleFile },
): Promise<SampleTurn[]> {
  const disputes = report.details.flatMap(({ id, text, dispute }) =>
    dispute ? [{ insightId: id, text, verdict: dispute.verdict }] : [],
  );
  const context = {
    firstName: file.name.split(" ")[0] ?? file.name,
    role: null,
    report,
    disputes,
    memories: [],
    goals: [],
    practices: await listPractices(),
    summary: null,
    summaryBlocks: [],
    work: null,
    outsideView: null,
    hasPlan: () => false,
    directness: "balanced" as const,
    conversationId: null,
    mark: "",
    now,
    timeZone: file.zone,
    country: null,
    languages: [],
  };
  const turns: CoachTurn[] = [];
  for (const content of messages) {
    turns.push({ role: "user", content });
    turns.push({ role: "assistant", content: listen({ context, turns }).text });
  }
  return Promise.all(turns.map(async ({ role, content }) => ({ role, sanitizedHtml: await renderMarkdown(content) })));
}

export async function getSample({ now }: Ctx): Promise<SampleView> {
  const file = readSampleFile();
  const report = await sampleReport(file, now);
  const [first] = file.conversations;
  if (!first) throw new Error("The sample has no conversation");
  return { report, conversation: { title: first.title, turns: await converse(first.messages, { report, now, file }) } };
}
