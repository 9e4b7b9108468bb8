import { assessText, HEARD, kindOf } from "./assess-text";
import { readMeanings } from "./read-meanings";
import { riskReply } from "./risk-reply";
import { NO_RISK, UNKNOWN_PLACE, type RiskKind, type RiskPlace } from "./schema";
import { languageOf, sentencesOf, simplify } from "./tokens";

interface Screening {
  kind: RiskKind;
  notice: string;
}

/** The danger in a text that is no message (a note, a title, an answer of a practice), and what to say; null without one. */
export async function screenText(text: string, place: RiskPlace = UNKNOWN_PLACE): Promise<Screening | null> {
  const { danger, label } = await readMeanings((meaningOf) => assessText(text, meaningOf));
  if (danger < HEARD) return null;
  const kind = kindOf(label, simplify(text));
  const answer = label === "ask" ? "ask" : "crisis";
  const notice = riskReply({ ...NO_RISK, answer, kind, language: languageOf(sentencesOf(text)) }, place);
  return notice === null ? null : { kind, notice };
}
