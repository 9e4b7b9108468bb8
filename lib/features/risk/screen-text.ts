import { assessText, DANGER_THRESHOLD, riskKindOf } from "./assess-text";
import { assessWithVectors } from "./assess-with-vectors";
import { riskReply } from "./risk-reply";
import { NO_RISK, UNKNOWN_PLACE, type RiskKind, type RiskPlace } from "./schema";
import { languageOf, sentencesOf, simplify } from "./tokens";

interface TextScreening {
  kind: RiskKind;
  notice: string;
}

/** Screens a text that is not a message, such as a note or a title. Returns the notice to show, or null without a danger. */
export async function screenText(text: string, place: RiskPlace = UNKNOWN_PLACE): Promise<TextScreening | null> {
  const { danger, label } = await assessWithVectors((vectorScoreOf) => assessText(text, vectorScoreOf));
  if (danger < DANGER_THRESHOLD) return null;
  const kind = riskKindOf(label, simplify(text));
  const answer = label === "ask" ? "ask" : "crisis";
  const notice = riskReply({ ...NO_RISK, answer, kind, language: languageOf(sentencesOf(text)) }, place);
  return notice === null ? null : { kind, notice };
}
