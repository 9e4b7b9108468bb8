import { ask, goOn } from "./ask";
import { partOf } from "./part";
import { heardAsListener } from "./advice-replies";
import { ASKS_DRAFT } from "./cues";
import { ASKS_EFFECT, ASKS_SENDING } from "./drafts";
import {
  AFTER_DRAFT,
  DRAFT_FORMS,
  DRAFT_FRAME,
  DRAFT_LINES,
  DRAFT_NOTED,
  DRAFT_QUESTIONS,
  EFFECT_LINES,
  SENDING_LINES,
  SENDING_QUESTIONS,
} from "./special-lines";
import { join, type Pen } from "./pen";
import { sentencesOf } from "./text";
import type { Thread } from "./thread-state";

const WHOLE = 3;
/** The whole text, as it was said piece by piece. */
const whole = (draft: string[]) => draft.map((piece) => (/[.!?:,…]$/.test(piece) ? piece : `${piece}.`)).join(" ");

const isWhole = (draft: string[]) => draft.length >= WHOLE || sentencesOf(whole(draft)).length >= WHOLE;

/** The text as it stands; its sentences may come again, as it was they that changed. */
const fullText = ({ draft, replies }: Thread) =>
  `${DRAFT_FORMS[replies.length % DRAFT_FORMS.length] ?? ""} “${whole(draft)}”`;

/** A mail or a speech: the person's own words, asked for one sentence at a time and then put together. */
export function draftReply(thread: Thread, pen: Pen): string | null {
  const { now, draft, isDrafted } = thread;
  if (isDrafted && !isWhole(draft)) {
    const next = pen.inOrder(DRAFT_QUESTIONS.slice(draft.length));
    if (next) return join([pen.any(DRAFT_NOTED), next]);
  }
  if (ASKS_SENDING.test(now.said) && draft.length > 0) {
    const line = pen.inOrder(SENDING_LINES);
    const text = isWhole(draft) ? null : fullText(thread);
    if (line) return join([text, line, pen.inOrder(SENDING_QUESTIONS) ?? goOn(thread, pen)]);
  }
  const asksEffect = ASKS_EFFECT.test(now.said) && draft.length > 0;
  if (isDrafted || asksEffect) {
    const text = isDrafted ? fullText(thread) : null;
    const heard = heardAsListener(whole(draft).toLowerCase());
    const again = asksEffect ? pen.inOrder(EFFECT_LINES) : null;
    const line = pen.isNew(heard) ? heard : again;
    if (text || line) return join([text, line, pen.inOrder(AFTER_DRAFT) ?? ask(thread, pen, partOf(thread))]);
  }
  if (!ASKS_DRAFT.test(now.said)) return null;
  const question = pen.inOrder(DRAFT_QUESTIONS.slice(0, 1));
  return join([pen.inOrder(DRAFT_LINES), question && pen.inOrder(DRAFT_FRAME), question ?? goOn(thread, pen)]);
}
