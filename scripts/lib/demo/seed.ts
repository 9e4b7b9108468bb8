import { randomUUID } from "node:crypto";
import { itemsOf } from "../../../lib/features/hexaco/scoring.ts";
import { ITEM_BANK } from "../../../lib/features/hexaco/item-bank.ts";
import { findStep, reduce, startRun } from "../../../lib/features/practices/model.ts";
import type { PracticeStep } from "../../../lib/features/practices/practice-file.ts";
import type { AnswerValue, RunState } from "../../../lib/features/practices/schema.ts";
import { practices } from "../../../lib/features/practices/store.ts";
import { sampleAnswers } from "../../../lib/features/sample/answers.ts";
import { sampleMailbox } from "../../../lib/features/sample/mailbox.ts";
import { readSampleFile } from "../../../lib/features/sample/store.ts";
import type { HttpSession } from "../http-session.ts";
import { answerTo } from "../sample-run.ts";

const FORM = "96";
const PRACTICES = { finished: "hard-conversation", begun: "premortem" };
const BEGUN_STEPS = 2;

export const person = readSampleFile();

type Note = (text: string) => void;

export async function makeReport(visitor: HttpSession, userId: number): Promise<void> {
  const given = sampleAnswers(itemsOf(FORM, ITEM_BANK), person.answers);
  await visitor.json(`/api/try-clarity/questionnaire/${userId}`, { body: { form: FORM, answers: given } });
  const { messages, summary, excerpts } = sampleMailbox(person, new Date());
  await visitor.json(`/api/try-clarity/mailbox-import/${userId}`, {
    body: {
      source: "file",
      clock: { zone: person.zone, isConfirmed: true },
      textCheck: { isConfirmed: true, isStrict: false, doubts: [] },
      summary,
      messages,
      excerpts,
    },
  });
  const { report } = await visitor.json<{ report: { details: { id: string }[] } }>(
    `/api/try-clarity/generate-report/${userId}`,
    { body: {} },
  );
  const { place, verdict } = person.dispute;
  const disputed = report.details[place - 1];
  if (disputed) await visitor.json(`/api/try-clarity/dispute/${userId}`, { body: { insightId: disputed.id, verdict } });
}

async function converse(visitor: HttpSession, userId: number, { title, messages }: (typeof person.conversations)[0]) {
  const { id } = await visitor.json<{ id: string }>("/api/chat/sessions", { body: { user_id: userId, title } });
  for (const content of messages) {
    const turn = { id: randomUUID(), role: "user", content };
    await visitor.text("/api/chat", { body: { id, messages: [turn], userId, sessionId: id } });
  }
}

interface StartedRun {
  run: { id: string; version: number; status: string; canKeep: boolean };
}

const actsOf = (step: PracticeStep, value: AnswerValue): unknown[] =>
  step.kind === "rehearsal"
    ? step.rounds.map((_, round) => person.rehearsal[round % person.rehearsal.length])
    : [value];

async function runPractice(visitor: HttpSession, practiceId: string, steps = Infinity): Promise<void> {
  const practice = (await practices()).get(practiceId);
  if (!practice) throw new Error(`There is no practice ${practiceId}`);
  let state: RunState = startRun(practice);
  let { run } = await visitor.json<StartedRun>("/api/practices/runs", { body: { practiceId } });
  const act = async (what: object) => {
    ({ run } = await visitor.json<StartedRun>(`/api/practices/runs/${run.id}`, {
      body: { at: run.version, do: what },
    }));
  };
  for (let done = 0; done < steps && state.step !== null; done++) {
    const step = findStep(practice, state.step) as PracticeStep; // The state names a step of its practice.
    const answer = answerTo(practice, step, state);
    for (const value of actsOf(step, answer)) await act({ act: "answer", value });
    if (run.canKeep) await act({ act: "keep" });
    state = reduce(practice, state, { type: "answer", value: answer });
  }
}

export async function seed(visitor: HttpSession, userId: number, note: Note): Promise<void> {
  note("96 answers and a mailbox");
  await makeReport(visitor, userId);
  note("three conversations and two practices");
  const practicesRun = Promise.all([
    runPractice(visitor, PRACTICES.finished),
    runPractice(visitor, PRACTICES.begun, BEGUN_STEPS),
  ]);
  // One person has one reply at a time; the first conversation of the file becomes the newest.
  for (const conversation of person.conversations.toReversed()) await converse(visitor, userId, conversation);
  await practicesRun;
  note("");
}
