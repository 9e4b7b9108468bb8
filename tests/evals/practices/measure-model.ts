import type { CheckId, Practice, PracticeStep, StepOf } from "../../../lib/features/practices/practice-file.ts";
import type { RunState } from "../../../lib/features/practices/schema.ts";
import type * as acceptModelText from "../../../lib/features/practices/model-text/accept-model-text.ts";
import type * as composePage from "../../../lib/features/practices/pages/compose-page.ts";
import type * as modelQuestions from "../../../lib/features/practices/model-text/model-questions.ts";
import type * as model from "../../../lib/features/practices/model.ts";

interface Parts {
  accept: typeof acceptModelText;
  questions: typeof modelQuestions;
  model: typeof model;
  page: typeof composePage;
}

export type Ask = (question: modelQuestions.ModelQuestion) => Promise<string>;

export interface WeakAnswer {
  check: CheckId;
  text: string;
}

export interface PracticeMeasures {
  good: { asked: number; of: number };
  weak: { asked: number; of: number };
  lines: { shown: number; of: number };
  pages: { sentences: number; of: number };
  faults: Record<string, number>;
  failures: number;
  ms: number[];
}

type Step = PracticeStep & { checks?: CheckId[] };

function runAt(practice: Practice, finished: RunState, step: PracticeStep, { model: engine }: Parts): RunState {
  const before = practice.steps.slice(0, practice.steps.indexOf(step)).map(({ id }) => id);
  const answers = Object.fromEntries(Object.entries(finished.answers).filter(([id]) => before.includes(id)));
  return { ...engine.startRun(practice), answers, step: step.id };
}

export async function measurePractices(
  practices: { practice: Practice; finished: RunState }[],
  weak: WeakAnswer[],
  ask: Ask,
  parts: Parts,
): Promise<PracticeMeasures> {
  const measures: PracticeMeasures = {
    good: { asked: 0, of: 0 },
    weak: { asked: 0, of: 0 },
    lines: { shown: 0, of: 0 },
    pages: { sentences: 0, of: 0 },
    faults: {},
    failures: 0,
    ms: [],
  };
  const reply = async (question: modelQuestions.ModelQuestion): Promise<string | null> => {
    const began = performance.now();
    try {
      return await ask(question);
    } catch {
      measures.failures++;
      return null;
    } finally {
      measures.ms.push(performance.now() - began);
    }
  };
  const note = (fault: string | null) => {
    if (fault) measures.faults[fault] = (measures.faults[fault] ?? 0) + 1;
  };
  const followUp = async (at: { practice: Practice; run: RunState; step: PracticeStep }, answer: string) => {
    const text = await reply(parts.questions.followUpQuestion(at, answer));
    const accepted = text === null ? null : parts.accept.acceptFollowUp(at, { answer, reply: text });
    note(accepted?.fault ?? null);
    return (accepted?.text ?? null) !== null;
  };

  for (const { practice, finished } of practices) {
    for (const step of practice.steps as Step[]) {
      const run = runAt(practice, finished, step, parts);
      if (step.kind === "rehearsal") {
        const rehearsal = step as StepOf<"rehearsal">;
        const text = await reply(parts.questions.otherSideQuestion({ practice, run, step }, rehearsal));
        const accepted = text === null ? null : parts.accept.acceptLine({ practice, run, step: rehearsal }, text);
        note(accepted?.fault ?? null);
        measures.lines.of++;
        if ((accepted?.text ?? null) !== null) measures.lines.shown++;
      }
      const isWritten = step.kind === "text" || step.kind === "sentence";
      if (!isWritten || parts.questions.listRequirements(step).length === 0) continue;
      if (step.example) {
        measures.good.of++;
        if (await followUp({ practice, run, step }, step.example)) measures.good.asked++;
      }
      const due = weak.find(({ check }) => step.checks?.includes(check));
      if (!due) continue;
      measures.weak.of++;
      if (await followUp({ practice, run, step }, due.text)) measures.weak.asked++;
    }
    const content = parts.page.composePage(practice, finished, "Anna");
    const text = await reply(parts.questions.connectingQuestion(practice, content));
    measures.pages.of++;
    if (text === null) continue;
    const { sentences, faults } = parts.accept.acceptSentences({ practice, run: finished, page: content }, text);
    measures.pages.sentences += sentences.length;
    faults.forEach(note);
  }
  return measures;
}
