import { findMisconduct, normalizeText, sensitiveMatter } from "../sensitive-matter";
import { LEGAL } from "../misconduct-patterns";
import { actKindOf } from "./acts";
import { answer, type Answer, type AnswerInput } from "./answer";
import { joinSentences } from "./line-picker";

/** Jokes that the matter `mocked` answers; its advice names HR, if they go on. */
const MOCKERY = /\bjokes? (?:about|on) (?:my|our) (?:accent|age|english|hair|clothes|part[- ]time)\b/;

function isOnlyMockery({ matter, text }: AnswerInput["message"]): boolean {
  const rest = normalizeText(text).replace(MOCKERY, " ");
  return matter === "mocked" && !findMisconduct(rest) && !LEGAL.test(rest);
}

export function answerSensitive({ message, turns, writer }: AnswerInput): Answer | null {
  const matter = sensitiveMatter(turns);
  const isAsked = actKindOf(message.act) === "fact" && message.act !== "evidence";
  if (!matter || (isAsked && matter !== "misconduct")) return null;
  if (matter === "misconduct" && isOnlyMockery(message)) return null;
  const name =
    matter === "misconduct" && LEGAL.test(message.normal) && !findMisconduct(normalizeText(message.text))
      ? "legal"
      : matter;
  const line = writer.pickCopy(`sensitive-${name}`);
  return line === null
    ? null
    : answer(joinSentences(line, writer.pickCopy(`sensitive-${name}-ask`)), "sensitive", name, { isQuestion: true });
}
