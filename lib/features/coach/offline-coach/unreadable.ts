import { goOn } from "./ask";
import { apologyFor, isGibberish, wishedLanguage } from "./languages";
import { join, type Pen } from "./pen";
import { GIBBERISH_LINES, PICTURE_LINES, PICTURE_QUESTIONS, WORDLESS_LINES } from "./special-lines";
import { normal } from "./text";
import type { Thread } from "./thread-state";

const AGAIN = [
  "I can only follow English for now. Could you write it in English, in simple words if you like?",
  "Only English reaches me, I'm sorry to say. What is it about, in a few English words?",
  "I still can't read that language. Is there anybody who could put it into English with you?",
];

const PICTURE = /\p{Extended_Pictographic}\uFE0F?/gu;
const MAX_PICTURES = 3;

/** Messages that cannot be read: other languages, stray letters, marks and pictures. */
export function unreadableReply(thread: Thread, pen: Pen): string | null {
  const { text } = thread.now;
  const back = () => goOn(thread, pen);
  if (!/[\p{L}\p{N}]/u.test(text)) {
    const mark = text.match(PICTURE)?.slice(0, MAX_PICTURES).join("") ?? null;
    const line = pen.inOrder(PICTURE_LINES, { mark });
    return line ? join([line, pen.inOrder(PICTURE_QUESTIONS) ?? back()]) : join([pen.inOrder(WORDLESS_LINES), back()]);
  }
  const apology = wishedLanguage(normal(text)) ?? apologyFor(text);
  if (apology) return apology !== "other" && pen.isNew(apology) ? apology : (pen.inOrder(AGAIN) ?? back());
  return isGibberish(normal(text)) ? join([pen.any(GIBBERISH_LINES), back()]) : null;
}
