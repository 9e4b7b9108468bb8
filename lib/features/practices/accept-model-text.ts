import { z } from "zod";
import { cleanText } from "@/lib/shared/clean-text";
import { saidIn } from "./answer-text";
import { findInvention, type Invention } from "./find-invention";
import { wishesOf } from "./model-questions";
import type { Practice, PracticeStep, RunState, StepOf } from "./schema";

/** The checked text of a model; `text: null, fault: null` when the model has nothing to say. */
export type Accepted<T> = { text: T; fault: null } | { text: null; fault: Invention | "shape" | null };

const NOTHING = { text: null, fault: null } as const;
const refused = (fault: Invention | "shape") => ({ text: null, fault }) as const;

const followUpAnswer = z.object({ ask: z.string().max(1_000) });
const lineAnswer = z.object({ line: z.string().max(1_000) });
const sentencesAnswer = z.object({
  sentences: z.array(z.object({ heading: z.string().max(300), text: z.string().max(1_000) })).max(12),
});

function objectIn(text: string): unknown {
  const [from, to] = [text.indexOf("{"), text.lastIndexOf("}")];
  try {
    return JSON.parse(text.slice(Math.max(0, from), to + 1));
  } catch {
    return null;
  }
}

const aboutStep = (step: PracticeStep) => [step.question, step.why, ...wishesOf(step)].join("\n");

const MAX_QUESTION_WORDS = 30;
/** Questions assert little, so a few new words are harmless. */
const NEW_WORDS_OF_QUESTION = 2;

export function acceptFollowUp(
  answered: { practice: Practice; run: RunState; step: PracticeStep },
  { answer, reply }: { answer: string; reply: string },
): Accepted<string> {
  const parsed = followUpAnswer.safeParse(objectIn(reply));
  if (!parsed.success) return refused("shape");
  const { practice, run, step } = answered;
  const text = cleanText(parsed.data.ask);
  if (text === "" || text === run.followUp) return NOTHING;
  if (!text.endsWith("?") || text.indexOf("?") < text.length - 1) return refused("shape");
  const fault = findInvention(text, {
    given: `${saidIn(practice, run)}\n${answer}`,
    known: aboutStep(step),
    maxWords: MAX_QUESTION_WORDS,
    maxNewWords: NEW_WORDS_OF_QUESTION,
  });
  return fault ? refused(fault) : { text, fault: null };
}

const MAX_LINE_WORDS = 40;
const NEW_WORDS_OF_LINE = 6;
const OUT_OF_ROLE =
  /\b(?:as an ai|language model|rehears\w*|role[- ]?play|the other side|stupid|idiot|shut up|kill|suicid\w*|hurt myself|hurt you)\b/i;

export function acceptLine(
  { practice, run, step }: { practice: Practice; run: RunState; step: StepOf<"rehearsal"> },
  reply: string,
): Accepted<string> {
  const parsed = lineAnswer.safeParse(objectIn(reply));
  if (!parsed.success) return refused("shape");
  const text = cleanText(parsed.data.line);
  if (text === "" || OUT_OF_ROLE.test(text)) return refused("shape");
  const round = step.rounds[run.rounds.length];
  const fault = findInvention(text, {
    given: [saidIn(practice, run), ...run.rounds.map(({ reply: said }) => said)].join("\n"),
    known: [aboutStep(step), round?.line ?? "", ...run.rounds.map(({ line }) => line)].join("\n"),
    maxWords: MAX_LINE_WORDS,
    maxNewWords: NEW_WORDS_OF_LINE,
  });
  return fault ? refused(fault) : { text, fault: null };
}

export interface ConnectingSentence {
  heading: string;
  text: string;
}

const MAX_SENTENCES = 3;
const MAX_SENTENCE_WORDS = 28;
const NEW_WORDS_OF_SENTENCE = 1;

const headingsOf = (page: string) => page.match(/^## .+$/gm)?.map((line) => line.slice(3)) ?? [];

export function acceptSentences(
  { practice, run, page }: { practice: Practice; run: RunState; page: string },
  reply: string,
): { sentences: ConnectingSentence[]; faults: (Invention | "shape")[] } {
  const parsed = sentencesAnswer.safeParse(objectIn(reply));
  if (!parsed.success) return { sentences: [], faults: ["shape"] };
  const headings = headingsOf(page);
  const sentences: ConnectingSentence[] = [];
  const faults: (Invention | "shape")[] = [];
  for (const { heading, text: raw } of parsed.data.sentences) {
    const text = cleanText(raw);
    const isPlaced = headings.includes(heading) && sentences.every((one) => one.heading !== heading);
    const fault = isPlaced
      ? findInvention(text, {
          given: saidIn(practice, run),
          known: page,
          maxWords: MAX_SENTENCE_WORDS,
          maxNewWords: NEW_WORDS_OF_SENTENCE,
        })
      : "shape";
    if (fault) faults.push(fault);
    else if (sentences.length < MAX_SENTENCES) sentences.push({ heading, text });
  }
  return { sentences, faults };
}
