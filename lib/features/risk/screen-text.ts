import { assessText, DANGER_THRESHOLD, NOTE_THRESHOLD } from "./assess-text";
import { chooseCountry, formatNumbers, helplines } from "./helplines";
import { COPY } from "./reply-copy/copy";
import type { DangerNoticeView, RiskPlace } from "./schema";
import { assessWithVectors } from "./sentence-net/assess-with-vectors";
import { languageOf, sentencesOf } from "./tokens";

export async function isDanger(text: string, threshold = DANGER_THRESHOLD): Promise<boolean> {
  return (await assessWithVectors((vectorScoreOf) => assessText(text, vectorScoreOf))).danger >= threshold;
}

export async function screenNote(text: string, place: RiskPlace): Promise<DangerNoticeView | null> {
  if (!(await isDanger(text, NOTE_THRESHOLD))) return null;
  const language = languageOf(sentencesOf(text));
  const copy = COPY[language];
  const numbers = formatNumbers(chooseCountry(null, place, language), copy.list);
  return { text: copy.note(numbers), language, directory: helplines().directory };
}
