import { DANGER_THRESHOLD, assessText } from "@/lib/features/risk/assess-text";
import * as misconduct from "./misconduct-patterns";
import { PatternList } from "./pattern-list";
import type { CoachTurn } from "./schema";
import { normalizeSpelling } from "./normalize-spelling";

const MAX_CHARS = 8_000;

const CAUTIONS = {
  misconduct:
    "this touches misconduct, discrimination or law. Listen, suggest at most private dated notes, point to HR, an ombudsperson, a lawyer or the regulator, and make no legal judgement.",
  medical: "this touches health. Do not diagnose or speak about medication; point to a doctor.",
  thirdParty:
    "the person wants somebody else judged or diagnosed. Decline in one clause and work with what that person did and how it landed.",
  manipulation:
    "the person plans to work on somebody behind their back. Decline once, respectfully, and look for the direct way.",
  ethics: "the person proposes something unfair or dishonest. Say so once, respectfully, with the reason, then ask.",
} as const;
export type SensitiveMatter = keyof typeof CAUTIONS;

const PROFESSIONAL = new PatternList(...misconduct.PROFESSIONAL);
const HARASSMENT = new PatternList(...misconduct.HARASSMENT);
const WRONGDOING = new PatternList(...misconduct.WRONGDOING);
const UNETHICAL = new PatternList(...misconduct.UNETHICAL);
const MANIPULATION = new PatternList(...misconduct.MANIPULATION);
const LEGAL = new PatternList(misconduct.LEGAL);
const THIRD_PARTY = new PatternList(...misconduct.THIRD_PARTY);
const MEDICAL = new PatternList(misconduct.MEDICAL);
const DISOWNED = new PatternList(misconduct.DISOWNED);

export const normalizeText = (text: string) =>
  normalizeSpelling(text.slice(0, MAX_CHARS))
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

const lastOf = (turns: CoachTurn[]) => normalizeText(turns.at(-1)?.content ?? "");

export function findMisconduct(text: string): "harassment" | "wrongdoing" | null {
  const own = PROFESSIONAL.without(text);
  if (HARASSMENT.test(own)) return "harassment";
  return WRONGDOING.test(own) ? "wrongdoing" : null;
}

function classifyMatter(last: string): SensitiveMatter | null {
  const intended = DISOWNED.without(last);
  if (UNETHICAL.test(intended)) return "ethics";
  if (MANIPULATION.test(intended)) return "manipulation";
  if (findMisconduct(last) || LEGAL.test(last)) return "misconduct";
  if (THIRD_PARTY.test(last)) return "thirdParty";
  return MEDICAL.test(last) ? "medical" : null;
}

export const sensitiveMatter = (turns: CoachTurn[]): SensitiveMatter | null => classifyMatter(lastOf(turns));

/** True for danger, health, misconduct and other matters never to be stored. `said` comes from `normalizeText`. */
export const isSensitive = (said: string): boolean =>
  assessText(said).danger >= DANGER_THRESHOLD || classifyMatter(said) !== null;

export function cautionFor(turns: CoachTurn[]): string | null {
  const matter = sensitiveMatter(turns);
  return matter && CAUTIONS[matter];
}
