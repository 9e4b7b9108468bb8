import { listenerContent } from "../content";
import { wordsOf } from "../../text";

const SCRIPTS =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Thai}]/gu;
const MIN_HITS = 2;

/** Says in the message's language that only English is understood; null for English and for short messages. */
export function replyInForeignLanguage(text: string): string | null {
  const { languages } = listenerContent();
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters > 2 && (text.match(SCRIPTS)?.length ?? 0) / letters > 0.5) return languages.other?.reply ?? null;
  const words = wordsOf(text.toLowerCase());
  const hits = Object.entries(languages).map(([code, { words: known, reply }]) => {
    const list = new Set(known.split(" "));
    return { code, reply, count: words.filter((word) => list.has(word)).length };
  });
  const english = hits.find(({ code }) => code === "en")?.count ?? 0;
  const best = hits.filter(({ code }) => code !== "en").sort((a, b) => b.count - a.count)[0];
  const isSure = best && best.count >= MIN_HITS && best.count > english * 1.5 && best.count / words.length > 0.3;
  return isSure ? best.reply : null;
}
