import { misconductIn, normalizeText, sensitiveMatter } from "../sensitive-matter";
import { LEGAL } from "../misconduct-patterns";
import { kindOf } from "./acts";
import { answer, type Answer, type Moment } from "./moment";
import { inLine } from "./writer";

export function sensitiveAnswer({ said, turns, writer }: Moment): Answer | null {
  const matter = sensitiveMatter(turns);
  const isAsked = kindOf(said.act) === "fact" && said.act !== "evidence";
  if (!matter || (isAsked && matter !== "misconduct")) return null;
  const name =
    matter === "misconduct" && LEGAL.test(said.normal) && !misconductIn(normalizeText(said.text)) ? "legal" : matter;
  const line = writer.say(`sensitive-${name}`);
  return line === null
    ? null
    : answer(inLine(line, writer.say(`sensitive-${name}-ask`)), "sensitive", name, { isQuestion: true });
}
