import { findFault } from "./checks";
import { isEnglish } from "./is-english";
import type { LineAct, RehearsalRound } from "./practice-file";
import { ACT_PATTERNS, ACT_REVERSALS, WAITING } from "./rehearsal-patterns";

const isQuestion = (line: string) => line.includes("?") && findFault("not-a-question", line) === null;

function showsAct(act: LineAct, line: string): boolean {
  if (act === "waits") return WAITING.test(line);
  if (!isEnglish(line)) return false;
  if (act === "asks") return isQuestion(line);
  return ACT_PATTERNS[act].test(line) && !ACT_REVERSALS[act]?.test(line);
}

export function adviceFor({ advice, adviceByAct }: RehearsalRound, line: string): string {
  const normal = line.trim().replace(/[’‘]/g, "'");
  return adviceByAct.find(({ act }) => showsAct(act, normal))?.text ?? `What often works here: ${advice}`;
}
