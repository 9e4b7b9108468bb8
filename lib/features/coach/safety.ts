import {
  HARASSMENT,
  LEGAL,
  MANIPULATION,
  MEDICAL,
  PROFESSIONAL,
  THIRD_PARTY,
  UNETHICAL,
  WRONGDOING,
} from "./misconduct-cues";
import {
  ABUSE,
  DESPAIR,
  DISTRESS,
  FOREIGN_SELF_HARM,
  IDIOMS,
  MEANS,
  MEDICAL_EMERGENCY,
  OBLIQUE,
  OTHER_AT_RISK,
  SELF_HARM,
  THREAT,
  VIOLENCE,
} from "./safety-cues";
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
const NEGATED =
  /\b(?:not|never|n't|no longer) (?:\w+ ){0,3}(?:suicidal|kill(?:ing)? myself|hurt(?:ing)? myself|harm(?:ing)? myself|end(?:ing)? (?:my life|it all))\b/g;
// A reply of ours that asked about safety carries one of these.
const ASKED_ABOUT_SAFETY = /116 123|\b112\b/;

/** Lower case, straight apostrophes, those restored that quick typing leaves out, one line. */
export const plain = (text: string) =>
  mended(text.slice(0, MAX_CHARS))
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

const withoutIdioms = (text: string) => IDIOMS.reduce((rest, idiom) => rest.replace(idiom, " "), text);
const matches = (patterns: RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

function userTexts(turns: CoachTurn[]): string[] {
  return turns.filter(({ role }) => role === "user").map(({ content }) => plain(content));
}

/** The danger in the last message, seen together with what was said a few turns before; null when there is none. */
export function dangerIn(turns: CoachTurn[]): Danger | null {
  const texts = userTexts(turns).slice(-WINDOW);
  const last = withoutIdioms(texts.at(-1) ?? "");
  const own = last.replace(NEGATED, " ");
  if (matches(OTHER_AT_RISK, last)) return "other-at-risk";
  if (matches(SELF_HARM, own)) return "self-harm";
  if (matches(ABUSE, last)) return "abuse";
  if (THREAT.test(last)) return "threat";
  if (matches(VIOLENCE, last)) return "violence";
  if (matches(MEANS, last)) return texts.some((text) => DISTRESS.test(text)) ? "means-after-distress" : "means";
  if (matches(OBLIQUE, own)) return "oblique";
  return MEDICAL_EMERGENCY.test(last) ? "medical-emergency" : null;
}

const foreignDanger = (text: string) =>
  Object.keys(FOREIGN_SELF_HARM).find((language) => FOREIGN_SELF_HARM[language]?.test(text));

const YES =
  /^(?:yes|yeah|yep|i am|i do|maybe|sometimes|kind of|sort of|a bit|i think so|not really safe|no,? i'm not safe|i don't know|not sure)\b/;
const NOT_SAFE =
  /\b(?:(?<!no, )(?:not|isn't|aren't) safe|am not ok(?:ay)?|i'm not ok(?:ay)?|(?:have|got|bought|holding|took) (?:the |some |all (?:the )?|enough |a lot of |my )?(?:pills|tablets|plan|rope|gun|razor|knife)|have a (?:plan|rope|gun|knife|razor))\b/;
const NO =
  /^(?:no|nope|god no|of course not|not at all|definitely not)\b|\b(?:i'm (?:ok|okay|fine|safe|alright|not (?:suicidal|in danger|thinking))|i am (?:ok|okay|fine|safe)|(?:just|only) (?:kidding|joking|curious|the job|work|a joke)|the (?:job|work|situation)\b|not like that|figure of speech|didn't mean (?:it )?(?:that way|like that)|(?:for|it's for) (?:a|an|my|the) (?:report|project|trip|article|novel|book|client|engineering)|architect|engineer(?:ing)?|safe)\b/;

/** What the person answered to a question about safety, when that was the last thing asked; a sign of danger counts later too. */
function answerToSafety(turns: CoachTurn[]): "yes" | "no" | "unclear" | null {
  const last = plain(turns.at(-1)?.content ?? "");
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
  const danger = dangerIn(turns);
  if (danger) return pick(REPLIES[danger], asked);
  const language = foreignDanger(plain(turns.at(-1)?.content ?? ""));
  if (language) return FOREIGN_SELF_HARM_REPLIES[language] ?? null;
  const answer = asked > 0 ? answerToSafety(turns) : null;
  if (answer === "yes") return asked > 1 ? pick(SELF_HARM_REPLIES, asked) : CONFIRMED;
  if (answer === "no") return dangerIn(turns.slice(0, -2)) === "self-harm" ? SAFE_FOR_NOW : pick(CLEARED, asked - 1);
  return answer === "unclear" && asked === 1 ? UNCLEAR : null;
}

/** The person's words of despair in the last message, when nothing in it is a plain danger. */
function despairIn(turns: CoachTurn[]): string | null {
  const last = withoutIdioms(plain(turns.at(-1)?.content ?? ""));
  for (const pattern of DESPAIR) {
    const found = pattern.exec(last);
    if (found) return found[0];
  }
  return null;
}

/** The kind of misconduct that a text (as `plain` gives it) tells of, if any. */
export function misconductIn(text: string): "harassment" | "wrongdoing" | null {
  const own = PROFESSIONAL.reduce((rest, pattern) => rest.replace(pattern, " "), text);
  if (matches(HARASSMENT, own)) return "harassment";
  return matches(WRONGDOING, own) ? "wrongdoing" : null;
}

// 'I don't want to set her up to fail' is no plan to do it.
const DISOWNED =
  /\b(?:don't|do not|won't|will not|wouldn't|would never|never|not|didn't|without|rather than|instead of|afraid (?:of|to)|avoid) (?:(?:want|wish|mean|intend|plan|going|like|try|trying|seem|be|to|here|looking|ever) ){0,4}(?:make|making|destroy\w*|crush\w*|ruin\w*|humiliat\w*|manipulat\w*|blackmail\w*|sabotag\w*|undermin\w*|discredit\w*|trick\w*|intimidat\w*|turn\w*|get|getting|have|having|push\w*|set|setting|spread\w*|lie|lying|fudge|inflate|fake|hide|hiding|bury|blame|take|taking)\b[^.,;!?]*/g;

/** The sensitive matter that the last message touches, if any. */
export function sensitiveMatter(turns: CoachTurn[]): Caution | null {
  const last = plain(turns.at(-1)?.content ?? "");
  if (despairIn(turns)) return "despair";
  const meant = last.replace(DISOWNED, " ");
  if (matches(UNETHICAL, meant)) return "ethics";
  if (matches(MANIPULATION, meant)) return "manipulation";
  if (misconductIn(last) || LEGAL.test(last)) return "misconduct";
  if (matches(THIRD_PARTY, last)) return "thirdParty";
  return MEDICAL.test(last) ? "medical" : null;
}

/** What a configured model is reminded of for this reply. */
export function cautionFor(turns: CoachTurn[]): string | null {
  const matter = sensitiveMatter(turns);
  return matter && CAUTIONS[matter];
}

/** The offline coach's question after words of despair; asked once in a conversation for each phrase. */
export function despairReply(turns: CoachTurn[]): string | null {
  const phrase = despairIn(turns);
  const asked = turns.filter(({ role, content }) => role === "assistant" && ASKED_ABOUT_SAFETY.test(content)).length;
  return phrase && asked < DESPAIR_REPLIES.length ? pick(DESPAIR_REPLIES, asked)(phrase) : null;
}
