import { answer, listMessages, type Answer, type AnswerInput } from "./answer";

const ASKS_FOR_NUMBER = /\b(?:opening|first|starting) (?:number|offer|figure|price|bid)\b|\b(?:what|which) number\b/;
const THEIRS =
  /\b(?:they|he|she|supplier|vendor|client|union|landlord)\b[^.;]{0,30}\b(?:wants?|asks?|demands?|offers?|says?)\b[^.;\d]{0,20}\+? ?(\d+(?:\.\d+)?)(?: ?(%|percent|k))?/i;
const LIMIT =
  /\b(?:live with|accept|limit is|limit of|go up to|at most|max(?:imum)?|pay)\b[^.;\d]{0,20}(\d+(?:\.\d+)?)(?: ?(%|percent|k))?/i;

function findNumbers({ turns }: AnswerInput): { theirs: number; limit: number; unit: string } | null {
  const text = listMessages(turns).join(". ");
  const theirs = THEIRS.exec(text);
  const limit = LIMIT.exec(text);
  if (!theirs || !limit) return null;
  return { theirs: Number(theirs[1]), limit: Number(limit[1]), unit: theirs[2] ?? limit[2] ?? "" };
}

const UNITS: Record<string, string> = { "": "", k: "k" };
const withUnit = (value: number, unit: string) => `${value}${UNITS[unit] ?? " percent"}`;

/** The number for which the person's limit is halfway to the other side's; null when unknown or not asked for. */
export function answerOpeningNumber(input: AnswerInput): Answer | null {
  if (!ASKS_FOR_NUMBER.test(input.message.normal)) return null;
  const found = findNumbers(input);
  if (!found) return null;
  const { theirs, limit, unit } = found;
  const open = theirs > limit ? Math.max(0, 2 * limit - theirs) : 2 * limit - theirs;
  const aim = (open + limit) / 2;
  const text = `Open at ${withUnit(open, unit)}. Aim for ${withUnit(aim, unit)}, and treat ${withUnit(limit, unit)} as the wall that they never hear of. Say the number with one reason, then nothing.`;
  return answer(text, "opening-number", "negotiation", { isWorkable: true });
}

export function explainOpeningNumber(input: AnswerInput): string | null {
  const found = findNumbers(input);
  return (
    found &&
    `Two sides that concede alike end in the middle. From there to their ${withUnit(found.theirs, found.unit)} the middle ` +
      `is your limit of ${withUnit(found.limit, found.unit)}, so every step that they take beyond half is gain. ` +
      `An opening also pulls the result towards it, provided that you can give a reason for it.`
  );
}
