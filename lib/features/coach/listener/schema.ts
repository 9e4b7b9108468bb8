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

/** A matter that executives bring, with what a good coach would give for it; an entry of `content/listener/situations`. */
export const situation = z.strictObject({
  /** Continues 'About'. */
  name: line,
  practice: practiceId.nullable(),
  /** How people bring it up; `(a|b)` stands for each alternative. */
  heard: z.array(z.string()).min(4),
  says: lines(2),
  asks: lines(3),
  /** The smallest first step. */
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
  /** How to choose; where it is missing, the options stand for it. */
  frame: line.optional(),
  /** Questions for the other side. */
  questions: lines(3).optional(),
  /** What speaks against a plan; where it is missing, what to beware of stands for it. */
  against: lines(3).optional(),
});
export type Situation = z.output<typeof situation> & { id: string };

/** What a reply gave, so that the next one can build on it. */
export const given = z.strictObject({
  /** The dialogue act that it answered, as in `content/listener/acts.yaml`. */
  act: z.string(),
  /** What it was about: a matter, a trait, an insight, a practice. */
  subject: z.string().nullable(),
  /** How many steps or entries have been gone through one by one. */
  at: z.int().min(0).default(0),
});
export type Given = z.output<typeof given>;

const MAX_USED = 400;

/** What the listener carries from one reply to the next, stored with the reply. */
export const listenerState = z.object({
  version: z.literal(1),
  stage: z.enum(["opening", "exploring", "helping", "closing"]),
  /** Replies so far. */
  turn: z.int().min(0),
  matter: z.string().nullable(),
  /** What this reply did; for a question that stays open, `ask`. */
  did: given.nullable(),
  /** The last thing that was given and can be worked on. */
  last: given.nullable(),
  /** Whether a question of the coach waits for its answer. */
  isQuestionOpen: z.boolean(),
  offers: z.array(z.strictObject({ practiceId, turn: z.int() })).max(50),
  /** The person has said no to practices in this conversation. */
  refusesOffers: z.boolean(),
  /** The person wants to be listened to, without advice. */
  isVenting: z.boolean(),
  hasSaidLimit: z.boolean(),
  /** A name that letters go to. */
  name: z.string().nullable(),
  /** Keys of the sentences that were used. */
  used: z.array(z.string().max(8)).transform((keys) => keys.slice(-MAX_USED)),
  /** The practice that this reply offers, for its button. */
  offer: practiceOffer.nullable(),
});
export type ListenerState = z.output<typeof listenerState>;

export const NEW_LISTENER_STATE: ListenerState = {
  version: 1,
  stage: "opening",
  turn: 0,
  matter: null,
  did: null,
  last: null,
  isQuestionOpen: false,
  offers: [],
  refusesOffers: false,
  isVenting: false,
  hasSaidLimit: false,
  name: null,
  used: [],
  offer: null,
};

export const wordsFile = z.strictObject({
  concepts: z.record(z.string(), z.array(z.string())),
  topics: z.record(z.string(), z.array(z.string())),
  subjects: z.record(z.string(), z.array(z.string())),
});
export const actsFile = z.record(z.string(), z.array(z.string()).min(1));
/** Texts by name; of several the first that was not used yet is taken. */
export const copyFile = z.record(z.string(), z.array(z.string().trim().min(1)).min(1));
export const languagesFile = z.record(
  z.string(),
  z.strictObject({ name: z.string(), words: z.string(), reply: z.string().trim() }),
);
