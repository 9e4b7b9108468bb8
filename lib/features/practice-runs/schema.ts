import { z } from "zod";
import type { ChatMessageView, ConversationView } from "@/lib/features/chat/schema";
import { practiceId, type RunView } from "@/lib/features/practices/schema";
import { opaqueId } from "@/lib/shared/ids";
import { userText } from "@/lib/shared/text/clean-text";

export const startPracticeInput = z.strictObject({
  practiceId,
  conversationId: opaqueId.optional(),
  /** The insight of the report whose step is to be practised. */
  insightId: z.string().max(120).optional(),
});
export type StartPracticeInput = z.output<typeof startPracticeInput>;

export const runsQuery = z.object({ conversation: opaqueId });

const MAX_TYPED_CHARS = 4_000;
/** Minutes east of UTC, to interpret 'tomorrow at nine'. */
const offset = z.int().min(-840).max(840).default(0);

const practiceAct = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("answer"), value: z.json() }),
  z.strictObject({
    act: z.literal("say"),
    text: userText({ max: MAX_TYPED_CHARS, required: "Please write an answer" }),
    offset,
  }),
  z.strictObject({ act: z.literal("keep") }),
  z.strictObject({ act: z.literal("check"), isMeant: z.boolean() }),
  z.strictObject({ act: z.literal("skip") }),
  z.strictObject({ act: z.literal("back") }),
  z.strictObject({ act: z.literal("end-rehearsal") }),
  z.strictObject({ act: z.literal("resume") }),
  z.strictObject({ act: z.literal("open"), step: z.string().max(60) }),
]);
export type PracticeAct = z.output<typeof practiceAct>;

export const actInput = z
  .strictObject({
    /** The version of the run that the act is based on; missing when a step is opened from a page. */
    at: z.int().min(0).optional(),
    do: practiceAct,
  })
  .refine(({ at, do: { act } }) => at !== undefined || act === "open", { message: "Which version?", path: ["at"] });
export type ActInput = z.output<typeof actInput>;

export interface PageCard {
  id: string;
  title: string;
  messageId: string | null;
}

export interface ConversationPracticesView {
  run: RunView | null;
  pages: PageCard[];
}

export interface ActResult {
  run: RunView;
  messages: ChatMessageView[];
  page: PageCard | null;
}

export interface StartResult extends ActResult {
  conversation: ConversationView | null;
}

export interface UnfinishedRun {
  id: string;
  title: string;
  conversationId: string;
  progress: { step: number; of: number };
  updated_at: string;
}
