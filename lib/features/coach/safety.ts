import { CueList } from "./cue-list";
import * as misconduct from "./misconduct-cues";
import * as cues from "./safety-cues";
import {
  ABUSE_REPLIES,
  CAUTIONS,
  CLEARED,
  CONFIRMED,
  DESPAIR_REPLIES,
  FOREIGN_SELF_HARM_REPLIES,
  MEANS_AFTER_DISTRESS,
  MEANS_ALONE,
  MEDICAL_EMERGENCY_REPLY,
  OBLIQUE_REPLY,
  OTHER_AT_RISK_REPLIES,
  SAFE_FOR_NOW,
  SELF_HARM_REPLIES,
  THREAT_REPLIES,
  UNCLEAR,
  VIOLENCE_REPLIES,
  type Caution,
} from "./safety-lines";
import type { CoachTurn } from "./schema";
import { mended } from "./spelling";
import { OTHER_VEILED, VEILED, VEILED_DESPAIR } from "./veiled-cues";

type Danger =
  | "self-harm"
  | "oblique"
  | "means-after-distress"
  | "means"
  | "other-at-risk"
  | "threat"
  | "violence"
  | "abuse"
  | "medical-emergency";

const WINDOW = 5;
const MAX_CHARS = 8_000;
const OTHER_AT_RISK = new CueList(...cues.OTHER_AT_RISK, ...OTHER_VEILED);
const SELF_HARM = new CueList(...cues.SELF_HARM);
const ABUSE = new CueList(...cues.ABUSE);
const THREAT = new CueList(cues.THREAT);
const VIOLENCE = new CueList(...cues.VIOLENCE);
const MEANS = new CueList(...cues.MEANS);
const OBLIQUE = new CueList(...cues.OBLIQUE, ...VEILED);
const MEDICAL_EMERGENCY = new CueList(cues.MEDICAL_EMERGENCY);
const DESPAIR = new CueList(...cues.DESPAIR, ...VEILED_DESPAIR);
const IDIOMS = new CueList(...cues.IDIOMS);
const FOREIGN_SELF_HARM = Object.entries(cues.FOREIGN_SELF_HARM).map(
  ([language, pattern]) => [language, new CueList(pattern)] as const,
);
const PROFESSIONAL = new CueList(...misconduct.PROFESSIONAL);
const HARASSMENT = new CueList(...misconduct.HARASSMENT);
const WRONGDOING = new CueList(...misconduct.WRONGDOING);
const UNETHICAL = new CueList(...misconduct.UNETHICAL);
const MANIPULATION = new CueList(...misconduct.MANIPULATION);
const LEGAL = new CueList(misconduct.LEGAL);
const THIRD_PARTY = new CueList(...misconduct.THIRD_PARTY);
const MEDICAL = new CueList(misconduct.MEDICAL);

const NEGATED = new CueList(
  /\b(?:not|never|n't|no longer) (?:\w+ ){0,3}(?:suicidal|kill(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|end(?:ing)? (?:my life|it all))\b|\b(?:don't|do not|didn't) want to die (?:at (?:my|this|that|the) (?:desk|job|office|work)|in (?:this|that|my|the) (?:job|office|seat|chair)|on the job|like my|young|before i(?:'ve| have)?)\b/g,
);
// A reply of ours that asked about safety carries one of these.
const ASKED_ABOUT_SAFETY = /116 123|\b112\b/;

/** Lower case, straight apostrophes, those restored that quick typing leaves out, one line. */
export const plain = (text: string) =>
  mended(text.slice(0, MAX_CHARS))
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

const lastOf = (turns: CoachTurn[]) => plain(turns.at(-1)?.content ?? "");

/** Whether something hard was said in the last message or a few messages before. */
const isAfterDistress = (turns: CoachTurn[]) =>
  turns
    .filter(({ role }) => role === "user")
    .slice(-WINDOW)
    .some(({ content }) => cues.DISTRESS.test(plain(content)));

/** The danger in the last message, seen together with what was said a few turns before; null when there is none. */
export function dangerIn(turns: CoachTurn[]): Danger | null {
  const said = turns.findLast(({ role }) => role === "user")?.content ?? "";
  return dangerOf(plain(said), turns);
}

function dangerOf(said: string, turns: CoachTurn[]): Danger | null {
  const last = IDIOMS.without(said);
  const own = NEGATED.without(last);
  if (OTHER_AT_RISK.test(last)) return "other-at-risk";
  if (SELF_HARM.test(own)) return "self-harm";
  if (ABUSE.test(last)) return "abuse";
  if (THREAT.test(last)) return "threat";
  if (VIOLENCE.test(last)) return "violence";
  if (MEANS.test(last)) return isAfterDistress(turns) ? "means-after-distress" : "means";
  if (OBLIQUE.test(own)) return "oblique";
  return MEDICAL_EMERGENCY.test(last) ? "medical-emergency" : null;
}

const foreignDanger = (text: string) => FOREIGN_SELF_HARM.find(([, cue]) => cue.test(text))?.[0];

const YES =
  /^(?:yes|yeah|yep|i am|i do|maybe|sometimes|kind of|sort of|a bit|i think so|not really safe|no,? i'm not safe|i don't know|not sure)\b/;
const NOT_SAFE =
  /\b(?:(?<!no, )(?:not|isn't|aren't) safe|am not ok(?:ay)?|i'm not ok(?:ay)?|(?:have|got|bought|holding|took) (?:the |some |all (?:the )?|enough |a lot of |my )?(?:pills|tablets|plan|rope|gun|razor|knife)|have a (?:plan|rope|gun|knife|razor))\b/;
const NO =
  /^(?:no|nope|god no|of course not|not at all|definitely not)\b|\b(?:i'm (?:ok|okay|fine|safe|alright|not (?:suicidal|in danger|thinking))|i am (?:ok|okay|fine|safe)|(?:just|only) (?:kidding|joking|curious|the job|work|a joke)|the (?:job|work|situation)\b|not like that|figure of speech|didn't mean (?:it )?(?:that way|like that)|(?:for|it's for) (?:a|an|my|the) (?:report|project|trip|article|novel|book|client|engineering)|architect|engineer(?:ing)?|safe)\b/;

/** What the person answered to a question about safety, when that was the last thing asked; a sign of danger counts later too. */
function answerToSafety(turns: CoachTurn[]): "yes" | "no" | "unclear" | null {
  const last = lastOf(turns);
  if (NOT_SAFE.test(last)) return "yes";
  const before = turns.at(-2);
  if (before?.role !== "assistant" || !ASKED_ABOUT_SAFETY.test(before.content)) return null;
  const askedWhetherSafe = /are you safe|safe where you are|safe tonight/i.test(before.content.slice(-60));
  if (askedWhetherSafe && YES.test(last)) return "no";
  if (askedWhetherSafe && /^no\b/.test(last)) return "yes";
  if (NO.test(last)) return "no";
  return YES.test(last) ? "yes" : "unclear";
}

const pick = <T>(lines: readonly T[], index: number): T => lines[Math.min(index, lines.length - 1)] as T; // The lists above are not empty.

const REPLIES: Record<Danger, readonly string[]> = {
  "self-harm": SELF_HARM_REPLIES,
  oblique: [OBLIQUE_REPLY, ...SELF_HARM_REPLIES.slice(1)],
  "means-after-distress": [MEANS_AFTER_DISTRESS, ...SELF_HARM_REPLIES.slice(1)],
  means: [MEANS_ALONE, ...SELF_HARM_REPLIES.slice(1)],
  "other-at-risk": OTHER_AT_RISK_REPLIES,
  threat: THREAT_REPLIES,
  violence: VIOLENCE_REPLIES,
  abuse: ABUSE_REPLIES,
  "medical-emergency": [MEDICAL_EMERGENCY_REPLY],
};

/**
 * The product's own words when somebody may be in danger, for any partner; null when the conversation may go on. It says
 * that the coaching stops, names help with the local emergency number first, and asks one question about safety.
 */
export function crisisReply(turns: CoachTurn[]): string | null {
  if (turns.at(-1)?.role !== "user") return null;
  const asked = turns.filter(({ role, content }) => role === "assistant" && ASKED_ABOUT_SAFETY.test(content)).length;
  const last = lastOf(turns);
  const danger = dangerOf(last, turns);
  if (danger) return pick(REPLIES[danger], asked);
  const language = foreignDanger(last);
  if (language) return FOREIGN_SELF_HARM_REPLIES[language] ?? null;
  const answer = asked > 0 ? answerToSafety(turns) : null;
  if (answer === "yes") return asked > 1 ? pick(SELF_HARM_REPLIES, asked) : CONFIRMED;
  if (answer === "no") return dangerIn(turns.slice(0, -2)) === "self-harm" ? SAFE_FOR_NOW : pick(CLEARED, asked - 1);
  return answer === "unclear" && asked === 1 ? UNCLEAR : null;
}

/** The person's words of despair in a message (as `plain` gives it), when nothing in it is a plain danger. */
const despairIn = (last: string) => DESPAIR.first(IDIOMS.without(last));

/** The kind of misconduct that a text (as `plain` gives it) tells of, if any. */
export function misconductIn(text: string): "harassment" | "wrongdoing" | null {
  const own = PROFESSIONAL.without(text);
  if (HARASSMENT.test(own)) return "harassment";
  return WRONGDOING.test(own) ? "wrongdoing" : null;
}

// 'I don't want to set her up to fail' is no plan to do it.
const DISOWNED = new CueList(
  /\b(?:don't|do not|won't|will not|wouldn't|would never|never|not|didn't|without|rather than|instead of|afraid (?:of|to)|avoid) (?:(?:want|wish|mean|intend|plan|going|like|try|trying|seem|be|to|here|looking|ever) ){0,4}(?:make|making|destroy\w*|crush\w*|ruin\w*|humiliat\w*|manipulat\w*|blackmail\w*|sabotag\w*|undermin\w*|discredit\w*|trick\w*|intimidat\w*|turn\w*|get|getting|have|having|push\w*|scare|frighten|threaten|break|set|setting|spread\w*|lie|lying|fudge|inflate|fake|hide|hiding|bury|blame|take|taking)\b[^.,;!?]*/g,
);

/** The sensitive matter that a message (as `plain` gives it) touches, if any. */
function matterOf(last: string): Caution | null {
  if (despairIn(last)) return "despair";
  const meant = DISOWNED.without(last);
  if (UNETHICAL.test(meant)) return "ethics";
  if (MANIPULATION.test(meant)) return "manipulation";
  if (misconductIn(last) || LEGAL.test(last)) return "misconduct";
  if (THIRD_PARTY.test(last)) return "thirdParty";
  return MEDICAL.test(last) ? "medical" : null;
}

/** The sensitive matter that the last message touches, if any. */
export const sensitiveMatter = (turns: CoachTurn[]): Caution | null => matterOf(lastOf(turns));

/** Whether a text (as `plain` gives it) touches danger, health, misconduct or another matter that is kept nowhere. */
export const isDelicate = (said: string): boolean => dangerOf(said, []) !== null || matterOf(said) !== null;

/** What a configured model is reminded of for this reply. */
export function cautionFor(turns: CoachTurn[]): string | null {
  const matter = sensitiveMatter(turns);
  return matter && CAUTIONS[matter];
}

/** The offline coach's question after words of despair; asked once in a conversation for each phrase. */
export function despairReply(turns: CoachTurn[]): string | null {
  const phrase = despairIn(lastOf(turns));
  const asked = turns.filter(({ role, content }) => role === "assistant" && ASKED_ABOUT_SAFETY.test(content)).length;
  return phrase && asked < DESPAIR_REPLIES.length ? pick(DESPAIR_REPLIES, asked)(phrase) : null;
}
