import { goOn } from "./ask";
import { apologyFor, isGibberish } from "./languages";
import { join, type Pen } from "./pen";
import { GIBBERISH_LINES, WORDLESS_LINES } from "./special-lines";
import { normal } from "./text";
import type { Thread } from "./thread-state";

const AGAIN = [
  "I can only follow English for now. Could you write it in English, in simple words if you like?",
  "Only English reaches me, I'm sorry to say. What is it about, in a few English words?",
  "I still can't read that language. Is there anybody who could put it into English with you?",
];

/** Messages that cannot be read: other languages, stray letters, marks and pictures. */
export function unreadableReply(thread: Thread, pen: Pen): string | null {
  const { text } = thread.now;
  const back = () => goOn(thread, pen);
  if (!/[\p{L}\p{N}]/u.test(text)) return join([pen.any(WORDLESS_LINES), back()]);
  const apology = apologyFor(text);
  if (apology) return apology !== "other" && pen.isNew(apology) ? apology : (pen.inOrder(AGAIN) ?? back());
  return isGibberish(normal(text)) ? join([pen.any(GIBBERISH_LINES), back()]) : null;
}
