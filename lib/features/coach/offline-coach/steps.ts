import { CUE_AT_START, HAS_DATE, lowerFirst, splitCue, tidy } from "./moments";
import { countWords, normal, trimEndOf } from "./text";

// What people say they will do, might do, or do whenever something happens.

/** What the person says they will do, and what will tell them that the moment has come; in the first person, as they said it. */
export interface Commitment {
  /** A verb phrase, for example `ask Dana for ten minutes`. */
  action: string;
  cue: string | null;
}

// What people do to each other by speaking and meeting: with these `I'd` and `I should` name a step, not a consequence.
const STEPS =
  "talk|ask|call|write|send|tell|email|speak|meet|invite|propose|offer|book|schedule|suggest|apologi[sz]e|confront|wait|start|begin|block|cancel|decline|delegate|hand|prepare|practi[cs]e|bring|show|share|go (?:to|and|see)|set|stop|rehearse|sit down|reach out|find out|say(?=:)";

const PROMISE = new RegExp(
  `\\b(?:i'll|i will|i'm going to|i am going to|i'm gonna|i plan to|i intend to|i've decided to|i have decided to|i commit to|my (?:first|next|one) step (?:is|will be) to|the (?:first|next) step (?:is|will be) to|^let me|i can|i could|i might|i'd(?= (?:rather |probably |just |then |also |first |maybe )*(?:${STEPS})\\b)|i (?:really |probably )?(?:should|ought to|have to|need to|must)(?= (?:probably |really |just |also |first |maybe )*(?:${STEPS})\\b)) (?:just |then |also |rather |really |maybe |definitely |probably |try to |try and |first |simply |go and |go ahead and |at least )*(?!(?:freeze|fail|lose|forget|cry|panic|snap|break|explode|collapse|regret|miss|die|hate|drown|sleep|not|never|write (?:in )?english|be (?:able|honest,|fair,|clear,|too|wrong|fired|stuck|afraid|late|sick|seen)|think|see(?! .{2,30}\\b(?:on|tomorrow|tonight|next week|\\w+day)\\b)|say (?:that|it|no more)|admit|add|guess|tell you|ask you|let you|have to|need to|want|feel|like|rather|love|leave (?:it|now)|stop here|go(?! (?:to|and|see|talk|ask|tell|over|through|visit|there|by|out|with|for|in|back|up)\\b)|try(?! (?:it |this |that )?(?:with|on|in|a|the|one)\\b)|strangle|scream|throw up|puke|vomit|kill|murder|punch|slap|care less|understand|know|imagine|get (?:fired|back to you)|answer|explain)\\b)`,
  "i",
);

// Of these only the firm ones count as a decision; the others are ideas.
const FIRM =
  /\b(?:i'll|i will|i'm going to|i am going to|i'm gonna|i plan to|i intend to|i've decided to|i have decided to|i commit to|my (?:first|next|one) step|the (?:first|next) step|let me)\b/;

const STOP =
  /[.;!?\n]|, (?:but|because|so|or|i|it|it's|he|he's|she|she's|they|they're|that|that's|this|no|not|which|who|whatever|and (?:see|then i|that|it))\b| or i\b| (?:but|because|although|so that|even though|since|and see (?:what|how|if|whether|where)|and see(?=[.!]?$)|and hope|if that)\b/i;

const CONSEQUENCE =
  /^(?:and |but |so )?if i(?:'m not| don't| do| can't| won't| didn't| keep| slow| stay| stop| fail| lose| say (?:no|yes|nothing)| leave| quit| go on)\b/i;

// 'I could say in the meeting: what exactly do you mean?'
const SAID_LINE =
  /^((?:say|ask|answer|write|tell|text|open|begin|start)\b[^:.!?“"']{0,50})(?:: ?["“']?| ["“'](?=\w))([^\n]{3,140})$/i;

const MAX_LINE_WORDS = 28;

const DUTY = /\b(?:have to|need to|must)\b/i;

// 'Could ask Tobias' and 'maybe I ask Tobias': quick typing leaves out who, or what it is so far.
const NO_SUBJECT =
  /^((?:[a-z]+: )?(?:and |so |then |maybe |perhaps |probably |ok(?:ay)?,? |well,? )*)(could|might|should|will|going to)(?= [a-z]+ )/i;

const UNDECIDED = new RegExp(`^(?:maybe|perhaps) i (?:just |simply |then )?(?=(?:${STEPS})\\b)`, "i");

// 'Sending it today after lunch' is decided.
const UNDER_WAY = new RegExp(
  `^((?:ok(?:ay)?|then|so|yes|and|well)[,.]? )*(?:i'm |i am )?(\\w{3,}ing) (?=.*\\b(?:today|tonight|tomorrow|now|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b)`,
  "i",
);
const IS_STEP = new RegExp(`^(?:${STEPS})$`);

// 'On Wednesday I ask my chief' is decided, too.
const DATED_PRESENT = new RegExp(
  `^((?:(?:ok(?:ay)?|then|so|yes|and|well)[,.]? )*(?:(?:on |next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight)(?: (?:morning|afternoon|evening))?,? )i (?=(?:${STEPS})\\b)`,
  "i",
);

const withSubject = (sentence: string) =>
  sentence
    .replace(DATED_PRESENT, "$1I will ")
    .replace(UNDER_WAY, (whole, _lead, verb: string) => {
      const base = baseOf(verb.toLowerCase());
      return IS_STEP.test(base) ? `I will ${base} ` : whole;
    })
    .replace(NO_SUBJECT, (_, lead: string, verb: string) => `${lead}I ${/^going/i.test(verb) ? "am " : ""}${verb}`)
    .replace(UNDECIDED, "I could ");

/** A step as a list or a short answer names it, without its subject. */
export const BARE_VERB =
  /^(?:talk|ask|apologi[sz]e|record|get|open|call|write|send|tell|book|schedule|set|start|stop|block|cancel|meet|email|speak|prepare|draft|take|say|go|raise|invite|delegate|hand|move|put|read|review|share|show|sit|give|plan|rehearse|decline|propose|agree|check|find|reach|drop|finish|list|update|present|follow|practi[cs]e|bring|look|make|keep|leave|let|listen|run|test|measure|pilot|hire|pay|split|pick|name|pause|drop|do)\b/i;

const BULLET = /^[ \t]*(?:[-*•–]|\d[.)]) +/;

/** The points of a list of steps, each without its mark; a list of facts has none. */
export function listedSteps(text: string): string[] {
  const points = text
    .split("\n")
    .filter((line) => BULLET.test(line))
    .map((line) => tidy(line.replace(BULLET, "")));
  return BARE_VERB.test(points[0] ?? "") ? points : [];
}

/** A text without the marks of a list. */
export const withoutBullets = (text: string): string =>
  text
    .split("\n")
    .map((line) => line.replace(/^[ \t]*[-*•–] +/, ""))
    .join("\n");

/** Which of several a word points to, as `Array.at` takes it. */
export const ORDINALS: Record<string, number> = {
  first: 0,
  "1": 0,
  one: 0,
  second: 1,
  "2": 1,
  two: 1,
  third: 2,
  "3": 2,
  three: 2,
  last: -1,
};
const PICKS =
  /^(?:(?:i'd (?:say|go with|take)|let's (?:do|take|go with)|maybe|probably|the|number|option|ok(?:ay)?,?) )*(first|second|third|last|one|two|three|[123])(?: one| option)?[.!]?$/;

/** The listed step that an answer points to: `the first`; a bare number only where a choice was asked for. */
export function pickedIn(
  { options, lastAsked }: { options: string[]; lastAsked: string | null },
  said: string,
): string | null {
  const word = PICKS.exec(said)?.[1];
  const isSure = lastAsked === "will" || /^(?:first|second|third|last)$/.test(word ?? "");
  const at = word && isSure ? ORDINALS[word] : undefined;
  return at === undefined ? null : (options.at(at) ?? null);
}

interface Promised extends Commitment {
  /** A decision rather than an idea. */
  isFirm: boolean;
  /** Something they have to do: with a date it is a fact before it is a plan. */
  isDuty: boolean;
}

/** A promise in a message, with its moment when one is named. */
export function promiseIn(text: string): Promised | null {
  let previous = "";
  const sentences = text
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?])\s|\n/)
    .map(withSubject);
  for (const [index, sentence] of sentences.entries()) {
    const isConsequence = /^then\b/i.test(sentence) && /\b(?:might|may|could|if|would)\b/i.test(previous);
    previous = sentence;
    const match = isConsequence ? null : PROMISE.exec(sentence);
    if (!match || (sentence.trim().endsWith("?") && !SAID_LINE.test(sentence.slice(match.index + match[0].length))))
      continue;
    const before = sentence.slice(0, match.index);
    if (
      /\byou (?:just |also )?(?:said|say|told me|think|want|suggested|meant)\b|\b(?:says?|said|thinks?|told me|tells me|suggests?|suggested|insists?|believes?)(?: that)?\s*$|\bso \w+(?: that)?\s*$|\b(?:if|unless|wish|whether|(?<!^(?:well,? |so,? |and )?i )think|afraid|that|(?<=\w,? )so|what|how|when|before|sometimes|anything|nothing|all|everything|something|whatever|than|as)\s*$/i.test(
        before,
      )
    )
      continue;
    // 'If I don't I'll have another one' fears it.
    if (CONSEQUENCE.test(before)) continue;
    // 'I'd tell them if I dared' says that it is not done.
    if (/\bif i (?:only )?(?:dared|could|had|were|was|knew)\b/i.test(sentence.slice(match.index))) continue;
    const line = SAID_LINE.exec(sentence.slice(match.index + match[0].length));
    if (line?.[1] && line[2] && countWords(line[2]) <= MAX_LINE_WORDS) {
      const opening = tidy(line[1]);
      const { action, cue } = HAS_DATE.test(opening) ? splitCue(opening) : { action: opening, cue: null };
      return {
        action: `${action}: “${trimEndOf(line[2], " .!?\"”'")}”`,
        cue,
        isFirm: FIRM.test(normal(match[0])),
        isDuty: DUTY.test(match[0]),
      };
    }
    const said = sentence.slice(match.index + match[0].length).split(STOP)[0] ?? "";
    // 'I'd rather call him than write to her'.
    const rest = tidy(/\brather\b/i.test(match[0]) ? said.replace(/ than .*$/i, "") : said);
    const { action, cue: ending } = splitCue(rest);
    const words = countWords(action);
    if (words < 1 || words > 18 || /^do$/i.test(action) || /\b(?:you|your)\b|["“”]/i.test(action)) continue;
    // 'I'll do it. Tomorrow 8 am.'
    const after = trimEndOf(sentences[index + 1] ?? "", " .!");
    const behind = CUE_AT_START.test(after) && splitCue(`do it ${after}`).action === "do it" ? after : null;
    const cue = ending ?? CUE_AT_START.exec(before.trim())?.[1] ?? behind;
    return { action, cue: cue && tidy(cue), isFirm: FIRM.test(normal(match[0])), isDuty: DUTY.test(match[0]) };
  }
  return null;
}

const E_VERBS = new Set(
  "hav writ mak tak giv com leav driv clos mov us invit schedul prepar shar stat decid propos arrang describ chang separat delegat postpon nam fac chos tim introduc reduc negotiat escalat rais communicat updat rehears".split(
    " ",
  ),
);

/** A verb's base from its -ing form: having, have; asking, ask; setting, set. */
function baseOf(gerund: string): string {
  const stem = gerund.slice(0, -3);
  if (E_VERBS.has(stem)) return `${stem}e`;
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}

const GERUND_IDEA =
  /\b(?:(?:i'm|i am|i was|i've been) (?:thinking (?:of|about)|considering)|the idea of|how about|what about) (\w{3,}ing) ([^.;!?\n]{2,80})|^(?:maybe |perhaps )?(\w{3,}ing) ([^.;!?\n]{2,70}?) (?:could|might|would) (?:work|help|be (?:better|good|great|enough|worth|easier|possible|smart|fair))\b/i;

const BARE_GERUND =
  /^(?:probably |maybe |perhaps |just )?(\w{3,}ing) ((?!(?:it|him|her|them|is|was)\b)[^.;!?\n]{4,80}?)(?=[.;!\n]|$)/i;

/** An idea told as a noun: `I'm thinking of having dinner with both` gives `have dinner with both`. */
export function ideaIn(text: string): string | null {
  const plain = text.replace(/[’‘]/g, "'");
  const bare = BARE_GERUND.exec(plain);
  // 'Telling her before the vote', as an answer to what could be done.
  const match = GERUND_IDEA.exec(plain) ?? (IS_STEP.test(baseOf(bare?.[1]?.toLowerCase() ?? "")) ? bare : null);
  const verb = match?.[1] ?? match?.[3];
  const rest = match?.[2] ?? match?.[4];
  if (
    !verb ||
    !rest ||
    /\byou(?:r)?\b|["“”]/i.test(rest) ||
    /^(?:being|something|anything|nothing|everything|during)$/i.test(verb)
  )
    return null;
  return tidy(`${baseOf(verb.toLowerCase())} ${rest.split(STOP)[0] ?? ""}`);
}

const RULE =
  /^(?:ok(?:ay)?,? |well,? |so,? |then,? |maybe,? )*((?:when|whenever|if|as soon as|once) (?:i|he|she|they|we|it|somebody|someone|the|my|our|[a-z]+) [^,.!?]{2,70}?),? i(?:'ll| will|'m going to)? (?!(?:feel|get|am|think|want|know|can't|don't|always|never|usually|just|have to)\b)([a-z][^.!?\n]{3,80})/i;

/** A rule that a person makes by themselves: `When he writes after six I answer the next morning`. */
export function ruleIn(text: string): Commitment | null {
  const match = RULE.exec(text.replace(/[’‘]/g, "'").trim());
  if (!match?.[1] || !match[2]) return null;
  // 'When I explain things I forget the time' is how it goes, no rule.
  if (/^\w+(?: \w+)? i\b/i.test(match[1]) && !/\bi(?:'ll| will|'m going to) /i.test(match[0])) return null;
  return { action: tidy(match[2]), cue: lowerFirst(match[1]).replace(/^if /, "when ") };
}
