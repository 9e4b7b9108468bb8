import { z } from "zod";
import type { ChatMessageView, ConversationView } from "@/lib/features/chat/schema";
import { practiceId, type RunView } from "@/lib/features/practices/schema";
import { userText } from "@/lib/shared/clean-text";
import { opaqueId } from "@/lib/shared/ids";

export const startPracticeInput = z.strictObject({
  practiceId,
  /** The conversation it is done in; a new one when there is none. */
  conversationId: opaqueId.optional(),
});
export type StartPracticeInput = z.output<typeof startPracticeInput>;

export const runParams = z.object({ id: opaqueId });
export const runsQuery = z.object({ conversation: opaqueId });

const MAX_SAID = 4_000;
/** Minutes east of UTC, for 'tomorrow at nine'. */
const offset = z.int().min(-840).max(840).default(0);

/** One thing that somebody does in a practice. */
export const practiceAct = z.discriminatedUnion("act", [
  /** An answer from the step's control; it is parsed by the step's kind. */
  z.strictObject({ act: z.literal("answer"), value: z.json() }),
  /** What was typed into the message field: an answer, or 'why', 'skip', 'back', 'stop'. */
  z.strictObject({
    act: z.literal("say"),
    text: userText({ max: MAX_SAID, required: "Please write an answer" }),
    offset,
  }),
  z.strictObject({ act: z.literal("keep") }),
  /** Answers the question about the person's safety that stands beside the step. */
  z.strictObject({ act: z.literal("check"), isMeant: z.boolean() }),
  z.strictObject({ act: z.literal("skip") }),
  z.strictObject({ act: z.literal("back") }),
  /** Ends a rehearsal before its last round. */
  z.strictObject({ act: z.literal("end-rehearsal") }),
  /** Goes on after something else was talked about. */
  z.strictObject({ act: z.literal("resume") }),
  /** Opens a step again; its page is written anew at the end. */
  z.strictObject({ act: z.literal("open"), step: z.string().max(60) }),
]);
export type PracticeAct = z.output<typeof practiceAct>;

export const actInput = z
  .strictObject({
    /** The run's version that this was done at; a step is opened from a page, which knows no version. */
    at: z.int().min(0).optional(),
    do: practiceAct,
  })
  .refine(({ at, do: { act } }) => at !== undefined || act === "open", { message: "Which version?", path: ["at"] });
export type ActInput = z.output<typeof actInput>;

/** A page that a conversation shows as a card below a message. */
export interface PageCard {
  id: string;
  title: string;
  messageId: string | null;
}

/** What a conversation has of practices. */
export interface ConversationPracticesView {
  run: RunView | null;
  pages: PageCard[];
}

/** What an act has changed. */
export interface ActResult {
  run: RunView;
  /** What was said, by the person and by the coach. */
  messages: ChatMessageView[];
  page: PageCard | null;
}

export interface StartResult extends ActResult {
  /** The conversation that was made for it; null when it runs in one that was there. */
  conversation: ConversationView | null;
}

/** A practice that was begun and not finished. */
export interface UnfinishedRun {
  id: string;
  title: string;
  conversationId: string;
  progress: { step: number; of: number };
  updated_at: string;
}
