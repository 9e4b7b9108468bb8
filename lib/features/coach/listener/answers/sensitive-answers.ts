import { actKindOf } from "../acts";
import { answer, type Answer, type AnswerInput } from "../answer";
import { MOCKED } from "../content";
import { joinSentences } from "../line-picker";

const PROTECTED = /\b(?:religion|race|skin|body|sex\w*|pregnan\w*|disab\w*|headscarf|hijab)\b/;

export function answerSensitive({ message, state, writer }: AnswerInput): Answer | null {
  // Who wants to be listened to is interrupted only by a danger.
  if (state.isVenting) return null;
  const kind = message.sensitive;
  const isFact = actKindOf(message.act) === "fact" && message.act !== "evidence";
  // The advice on mockery names HR, if the jokes go on.
  const isCovered = kind === "misconduct" && message.matter === MOCKED && !PROTECTED.test(message.normal);
  // 'Put in that her team takes it' is about the text that stands there.
  const isChange = actKindOf(message.act) === "follow-up" && (kind === "ethics" || kind === "manipulation");
  if (!kind || isCovered || isChange || (isFact && kind !== "misconduct" && kind !== "legal")) return null;
  const line = writer.pickCopy(`sensitive-${kind}`);
  return line === null
    ? null
    : answer(joinSentences(line, writer.pickCopy(`sensitive-${kind}-ask`)), "sensitive", kind, { isQuestion: true });
}
