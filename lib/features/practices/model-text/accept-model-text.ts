import { z } from "zod";
import { cleanText } from "@/lib/shared/text/clean-text";
import { findJsonObject } from "@/lib/shared/text/json-object";
import { collectAnswerText } from "../answer-text";
import { findAddedContent, type AddedContent } from "./find-added-content";
import { listRequirements } from "./model-questions";
import type { Practice, PracticeStep, StepOf } from "../practice-file";
import type { RunState } from "../schema";

/** The checked text of a model; `text: null, fault: null` when the model has nothing to say. */
export type AcceptedText<T> = { text: T; fault: null } | { text: null; fault: AddedContent | "shape" | null };

const NOTHING = { text: null, fault: null } as const;
const rejectText = (fault: AddedContent | "shape") => ({ text: null, fault }) as const;

const followUpAnswer = z.object({ ask: z.string().max(1_000) });
const lineAnswer = z.object({ line: z.string().max(1_000) });
const sentencesAnswer = z.object({
  sentences: z.array(z.object({ heading: z.string().max(300), text: z.string().max(1_000) })).max(12),
});

const describeStep = (step: PracticeStep) => [step.question, step.why, ...listRequirements(step)].join("\n");

const MAX_QUESTION_WORDS = 30;
/** Questions assert little, so a few new words are harmless. */
const MAX_NEW_QUESTION_WORDS = 2;

export function acceptFollowUp(
  answered: { practice: Practice; run: RunState; step: PracticeStep },
  { answer, reply }: { answer: string; reply: string },
): AcceptedText<string> {
  const parsed = followUpAnswer.safeParse(findJsonObject(reply));
  if (!parsed.success) return rejectText("shape");
  const { practice, run, step } = answered;
  const text = cleanText(parsed.data.ask);
  if (text === "" || text === run.followUp) return NOTHING;
  if (!text.endsWith("?") || text.indexOf("?") < text.length - 1) return rejectText("shape");
  const fault = findAddedContent(text, {
    answers: `${collectAnswerText(practice, run)}\n${answer}`,
    known: describeStep(step),
    maxWords: MAX_QUESTION_WORDS,
    maxNewWords: MAX_NEW_QUESTION_WORDS,
  });
  return fault ? rejectText(fault) : { text, fault: null };
}

const MAX_LINE_WORDS = 40;
const MAX_NEW_LINE_WORDS = 6;
const OUT_OF_ROLE_PATTERN =
  /\b(?:as an ai|language model|rehears\w*|role[- ]?play|the other side|stupid|idiot|shut up|kill|suicid\w*|hurt myself|hurt you)\b/i;

export function acceptLine(
  { practice, run, step }: { practice: Practice; run: RunState; step: StepOf<"rehearsal"> },
  reply: string,
): AcceptedText<string> {
  const parsed = lineAnswer.safeParse(findJsonObject(reply));
  if (!parsed.success) return rejectText("shape");
  const text = cleanText(parsed.data.line);
  if (text === "" || OUT_OF_ROLE_PATTERN.test(text)) return rejectText("shape");
  const round = step.rounds[run.rounds.length];
  const fault = findAddedContent(text, {
    answers: [collectAnswerText(practice, run), ...run.rounds.map(({ reply: own }) => own)].join("\n"),
    known: [describeStep(step), round?.line ?? "", ...run.rounds.map(({ line }) => line)].join("\n"),
    maxWords: MAX_LINE_WORDS,
    maxNewWords: MAX_NEW_LINE_WORDS,
  });
  return fault ? rejectText(fault) : { text, fault: null };
}

export interface ConnectingSentence {
  heading: string;
  text: string;
}

const MAX_SENTENCES = 3;
const MAX_SENTENCE_WORDS = 28;
const MAX_NEW_SENTENCE_WORDS = 1;

const headingsOf = (page: string) => page.match(/^## .+$/gm)?.map((line) => line.slice(3)) ?? [];

export function acceptSentences(
  { practice, run, page }: { practice: Practice; run: RunState; page: string },
  reply: string,
): { sentences: ConnectingSentence[]; faults: (AddedContent | "shape")[] } {
  const parsed = sentencesAnswer.safeParse(findJsonObject(reply));
  if (!parsed.success) return { sentences: [], faults: ["shape"] };
  const headings = headingsOf(page);
  const sentences: ConnectingSentence[] = [];
  const faults: (AddedContent | "shape")[] = [];
  for (const { heading, text: raw } of parsed.data.sentences) {
    const text = cleanText(raw);
    const isPlaced = headings.includes(heading) && sentences.every((one) => one.heading !== heading);
    const fault = isPlaced
      ? findAddedContent(text, {
          answers: collectAnswerText(practice, run),
          known: page,
          maxWords: MAX_SENTENCE_WORDS,
          maxNewWords: MAX_NEW_SENTENCE_WORDS,
        })
      : "shape";
    if (fault) faults.push(fault);
    else if (sentences.length < MAX_SENTENCES) sentences.push({ heading, text });
  }
  return { sentences, faults };
}
