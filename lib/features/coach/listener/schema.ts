import { z } from "zod";
import { practiceId, practiceOffer } from "@/lib/features/practices/schema";

const line = z.string().trim().min(1).max(600);
const lines = (min: number, max = 12) => z.array(line).min(min).max(max);

/** `name | when it fits | how it is done` */
const option = line.transform((text, context) => {
  const [name, when, how, ...rest] = text.split(" | ");
  if (!name || !when || !how || rest.length > 0) {
    context.addIssue({ code: "custom", message: "An option is 'name | when | how'" });
    return z.NEVER;
  }
  return { name, when, how };
});

export const situation = z.strictObject({
  name: line,
  practice: practiceId.nullable(),
  /** Typical messages; `(a|b)` stands for each alternative. */
  heard: z.array(z.string()).default([]),
  says: lines(2),
  asks: lines(3),
  do: line,
  advice: line,
  why: line,
  steps: lines(3),
  check: lines(3),
  options: z.array(option).min(2).max(5),
  first: z.strictObject({ say: line, firm: line, soft: line }),
  draft: z.strictObject({
    to: z.enum(["one", "team", "none"]).default("one"),
    mail: z.string().trim().max(1_200),
    short: line,
    firm: line,
  }),
  beware: lines(2),
  example: line,
  /** What to do when the other one takes it badly, where it is no refusal. */
  badly: line.optional(),
  frame: line.optional(),
  questions: lines(3).optional(),
  against: lines(3).optional(),
});
/** A matter; or a purpose, which helps where it is known only what is to be done. */
export type Situation = z.output<typeof situation> & { id: string; isPurpose: boolean };

const replyAct = z.object({ act: z.string(), subject: z.string().nullable() });
export type ReplyAct = z.output<typeof replyAct>;

const guess = z.object({ label: z.string(), chance: z.number() });

const MAX_USED_KEYS = 400;

/** What a person may say next: the words, the act that they ask for, and the matter that they choose. */
const suggestedAnswer = z.object({ text: z.string(), act: z.string(), matter: z.string().nullable().default(null) });
export type SuggestedAnswer = z.output<typeof suggestedAnswer>;

export const listenerState = z.object({
  version: z.literal(1),
  turn: z.int().min(0).default(0),
  matter: z.string().nullable().default(null),
  /** The matter that the person chose by a button or its words; while it is the matter, no guess takes its place. */
  chosen: z.string().nullable().default(null),
  /** What was asked for last, such as a draft; kept while its matter is being found. */
  wanted: z.string().nullable().default(null),
  did: replyAct.nullable().default(null),
  last: replyAct.nullable().default(null),
  isQuestionOpen: z.boolean().default(false),
  /** Whether that question is what the person would like to have, such as words, a mail or a plan. */
  asksForOutcome: z.boolean().default(false),
  offers: z
    .array(z.strictObject({ practiceId, turn: z.int() }))
    .max(50)
    .default([]),
  refusesOffers: z.boolean().default(false),
  isVenting: z.boolean().default(false),
  /** Whether the text that was given last has blanks to fill. */
  hasBlanks: z.boolean().default(false),
  /** What belongs in the blanks of this matter, by their label in lower case. */
  values: z.record(z.string(), z.string()).default({}),
  /** Matters that the messages so far may be about, the likeliest first. */
  candidates: z.array(guess).default([]),
  /** What may be to be done in it, the likeliest first. */
  purposes: z.array(guess).default([]),
  /** Matters that the person said it is not about, and purposes that it has not. */
  rejected: z.array(z.string()).default([]),
  /** Answers that stood as buttons below the last reply. */
  suggested: z.array(suggestedAnswer).default([]),
  /** A text that the message field is to hold below this reply, for the person to change. */
  opens: z.string().nullable().default(null),
  hasSaidLimit: z.boolean().default(false),
  name: z.string().nullable().default(null),
  used: z
    .array(z.string().max(8))
    .default([])
    .transform((keys) => keys.slice(-MAX_USED_KEYS)),
  offer: practiceOffer.nullable().default(null),
});
export type ListenerState = z.output<typeof listenerState>;

/** Whether the next message answers a question of the coach, who listened. */
export const isAnswering = ({ isQuestionOpen, did }: ListenerState): boolean => isQuestionOpen && did?.act === "listen";

export const NEW_LISTENER_STATE: ListenerState = listenerState.parse({ version: 1 });

export const wordsFile = z.strictObject({
  concepts: z.record(z.string(), z.array(z.string())),
  topics: z.record(z.string(), z.array(z.string())),
  subjects: z.record(z.string(), z.array(z.string())),
  formal: z.array(z.tuple([z.string(), z.string()])),
  "next-acts": z.record(z.string(), z.array(z.string())),
  "not-names": z.array(z.string()),
});
export const linesFile = z.record(z.string(), z.array(z.string()).min(1));
/** By matter and act. */
export const messagesFile = z.record(z.string(), linesFile);
export const copyFile = z.record(z.string(), z.array(z.string().trim().min(1)).min(1));
/** `act`, or `act on matter` */
const suggestedAct = z.string().transform((text) => {
  const [act = "", matter = null] = text.split(" on ");
  return { act, matter };
});
/** By the act of a reply: what may be said next, and the act that it asks for. */
export const suggestionsFile = z.record(
  z.string(),
  z
    .record(z.string().max(40), suggestedAct)
    .transform((acts) => Object.entries(acts).map(([text, asked]): SuggestedAnswer => ({ text, ...asked }))),
);
export const languagesFile = z.record(
  z.string(),
  z.strictObject({ name: z.string(), words: z.string(), reply: z.string().trim() }),
);
