import { asSentence, countWords, midSentence, normal, sentencesOf, trimEndOf } from "./text";

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
  `\\b(?:i'll|i will|i'm going to|i am going to|i'm gonna|i plan to|i intend to|i've decided to|i have decided to|i commit to|my (?:first|next|one) step (?:is|will be) to|the (?:first|next) step (?:is|will be) to|^let me|i can|i could|i might|i'd(?= (?:rather |probably |just |then |also |first |maybe )*(?:${STEPS})\\b)|i (?:really |probably )?(?:should|ought to|have to|need to|must)(?= (?:probably |really |just |also |first |maybe )*(?:${STEPS})\\b)) (?:just |then |also |rather |really |maybe |definitely |probably |try to |try and |first |simply |go and |go ahead and |at least )*(?!(?:freeze|fail|lose|forget|cry|panic|snap|break|explode|collapse|regret|miss|die|hate|drown|sleep|not|never|write (?:in )?english|be (?:able|honest,|fair,|clear,|too|wrong|fired|stuck|afraid|late|sick|seen)|think|see|say (?:that|it|no more)|admit|add|guess|tell you|ask you|let you|have to|need to|want|feel|like|rather|love|leave (?:it|now)|stop here|go(?! (?:to|and|see|talk|ask|tell|over|through|visit)\\b)|try(?! (?:it |this |that )?(?:with|on|in|a|the|one)\\b)|strangle|scream|throw up|puke|vomit|kill|murder|punch|slap|care less|understand|know|imagine|get (?:fired|back to you)|answer|explain)\\b)`,
  "i",
);

// Of these only the firm ones count as a decision; the others are ideas.
const FIRM =
  /\b(?:i'll|i will|i'm going to|i am going to|i'm gonna|i plan to|i intend to|i've decided to|i have decided to|i commit to|my (?:first|next|one) step|the (?:first|next) step|let me)\b/;

const STOP =
  /[.;!?\n]|, (?:but|because|so|or|i|it|it's|he|he's|she|she's|they|they're|that|that's|this|no|not|which|who|whatever|and (?:see|then i|that|it))\b| or i\b| (?:but|because|although|so that|even though|since|and see|and hope|if that)\b/i;

// 'I could say in the meeting: what exactly do you mean?'
const SAID_LINE = /^((?:say|ask|answer|write|tell|open|begin|start)\b[^:.!?“"]{0,50}): ?["“]?([^\n]{3,140})$/i;
const MAX_LINE_WORDS = 28;
const MAX_OBSTACLE_WORDS = 14;

const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
const CLOCK =
  "(?:,? \\d{1,2}(?:[:.]\\d\\d(?: ?[ap]m)?| ?(?:am|pm|o'clock))|,? (?:at|around|from|after|before|over|during) (?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|o'clock|h))?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'clock)?|noon|lunch|midday|breakfast|dinner|coffee|work|church|school|training|bedtime))?";
const MONTH =
  "(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)";
const CUES = [
  "on (?:our|my|the|his|her|their) (?:[\\w'-]+ ){0,2}(?:walk|call|run|meeting|review|lunch|dinner|drive|flight|trip|way (?:home|in|back))",
  `(?:on |this |next |every |first thing (?:on )?|each )?${DAY}s?(?: (?:morning|afternoon|evening|night|lunchtime))?${CLOCK}`,
  `(?:first thing )?tomorrow(?: (?:morning|afternoon|evening|night))?${CLOCK}`,
  `(?:tonight|today|this (?:morning|afternoon|evening|week|month)|next (?:week|month|quarter))${CLOCK}`,
  `(?:(?:on|for) )?the \\d{1,2}(?:st|nd|rd|th)?(?: of [a-z]+)?${CLOCK}`,
  `(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of )?${MONTH}${CLOCK}`,
  `(?:on )?${MONTH} \\d{1,2}(?:st|nd|rd|th)?${CLOCK}`,
  "at (?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|o'clock))?|noon|lunch|midday)",
  "(?:in|at) (?:the|my|our|his|her|their|next|every|each|tomorrow's|today's|this)(?: [\\w':-]+){0,2} (?:meeting|call|review|session|standup|one-on-one|1:1|retro|interview|workshop|offsite|board|committee|morning|afternoon|evening|lunch|dinner)s?",
  "(?:before|after|during|at the start of|at the end of|right before|right after) (?:the|my|our|his|her|their|next|every|each|tomorrow's|today's|this|lunch|breakfast|dinner|work|standup|church|school|training|bedtime)(?: [\\w':-]+){0,4}",
  "(?:when|whenever|as soon as|once|the next time|next time) (?:i|he|she|they|we|it|the|my|our|somebody|someone|[a-z]+)(?: [\\w'-]+){1,9}",
  `by (?:${DAY}|tomorrow|tonight|noon|the end of (?:the|this|next) (?:day|week|month|quarter))`,
].join("|");
const CUE_AT_END = new RegExp(`\\b(${CUES})$`, "i");
const CUE_AT_START = new RegExp(
  `^(?:then |so |ok,? |okay,? |well,? |maybe |probably |i'd say |let's say |say )*(${CUES})\\b(?:,? |$)`,
  "i",
);
const CUE_ANYWHERE = new RegExp(`\\b(${CUES})\\b`, "i");

const lowerFirst = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));
const DANGLING = / (?:before|too|as well|instead|either)$/i;
const withoutTail = (phrase: string) =>
  phrase.replace(/,? (?:lol|haha+|btw|tbh|sure|i (?:guess|think|suppose)|maybe|honestly)$/i, "");
const tidy = (phrase: string) =>
  trimEndOf(withoutTail(trimEndOf(phrase.replace(/[’]/g, "'").replace(/^[\s,]+/, ""), " ,.")), " ,.");
/** A phrase that still waits for what comes: `stop opening it until`. */
const WAITS = /\b(?:until|till|to|of|for|from|since|with|about|and|or|than|by|before|after)$/i;

const TIME_INSIDE = new RegExp(
  `^(.{2,80}?),? (?:(?=on )|(?<!\\b(?:our|my|his|her|their|the|a) ))\\b((?:(?:on |this |next |every |first thing )?(?:${DAY}s?|tomorrow|tonight)|(?:this|next|every) (?:week|month))(?: (?:morning|afternoon|evening|night))?${CLOCK})\\b(.*)$`,
  "i",
);

/** A phrase without the moments it names, and the moment: `ask him` and `on Tuesday after our 1:1`. */
function splitCue(phrase: string): { action: string; cue: string | null } {
  const inside = TIME_INSIDE.exec(phrase);
  const after = inside?.[3] ? tidy(inside[3]) : "";
  if (inside?.[1] && inside[2] && after && !CUE_AT_START.test(after) && !WAITS.test(inside[1])) {
    const belongs = /^(?:if|whether|that|about|to)\b/i.test(after);
    const rest = CUE_ANYWHERE.test(after) && !belongs ? "" : after;
    return {
      action: tidy(
        `${inside[1]}${/^(?:and|what|how|that|about|for|with|to|if|whether|why)\b/i.test(rest) || !rest ? "" : ","} ${rest}`,
      ),
      cue: tidy(inside[2]),
    };
  }
  let action = phrase;
  for (;;) {
    const end = CUE_AT_END.exec(action);
    const rest = end && tidy(action.slice(0, end.index));
    if (!rest || WAITS.test(rest)) break;
    action = rest;
  }
  return { action: action.replace(DANGLING, ""), cue: action === phrase ? null : tidy(phrase.slice(action.length)) };
}

const DUTY = /\b(?:have to|need to|must)\b/i;

// 'Could ask Tobias' and 'maybe I ask Tobias': quick typing leaves out who, or what it is so far.
const NO_SUBJECT =
  /^((?:[a-z]+: )?(?:and |so |then |maybe |perhaps |probably |ok(?:ay)?,? |well,? )*)(could|might|should|will|going to)(?= [a-z]+ )/i;
const UNDECIDED = new RegExp(`^(?:maybe|perhaps) i (?=(?:${STEPS})\\b)`, "i");

const withSubject = (sentence: string) =>
  sentence
    .replace(NO_SUBJECT, (_, lead: string, verb: string) => `${lead}I ${/^going/i.test(verb) ? "am " : ""}${verb}`)
    .replace(UNDECIDED, "I could ");

const HAS_DATE = new RegExp(`\\b(?:${DAY}|tomorrow|tonight|today)\\b`, "i");

interface Promised extends Commitment {
  /** A decision rather than an idea. */
  isFirm: boolean;
  /** Something they have to do: with a date it is a fact before it is a plan. */
  isDuty: boolean;
}

/** A promise in a message, with its moment when one is named. */
export function promiseIn(text: string): Promised | null {
  let previous = "";
  for (const sentence of text
    .replace(/[’‘]/g, "'")
    .split(/(?<=[.!?])\s|\n/)
    .map(withSubject)) {
    const isConsequence = /^then\b/i.test(sentence) && /\b(?:might|may|could|if|would)\b/i.test(previous);
    previous = sentence;
    const match = isConsequence ? null : PROMISE.exec(sentence);
    if (!match || (sentence.trim().endsWith("?") && !SAID_LINE.test(sentence.slice(match.index + match[0].length))))
      continue;
    const before = sentence.slice(0, match.index);
    if (
      /\bso \w+(?: that)?\s*$|\b(?:if|unless|wish|whether|think|afraid|that|so|what|how|when|before|sometimes|anything|nothing|all|everything|something|whatever|than|as)\s*$/i.test(
        before,
      )
    )
      continue;
    const line = SAID_LINE.exec(sentence.slice(match.index + match[0].length));
    if (line?.[1] && line[2] && countWords(line[2]) <= MAX_LINE_WORDS) {
      const opening = tidy(line[1]);
      const { action, cue } = HAS_DATE.test(opening) ? splitCue(opening) : { action: opening, cue: null };
      return {
        action: `${action}: “${trimEndOf(line[2], ' .!?"”')}”`,
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
    const cue = ending ?? CUE_AT_START.exec(before.trim())?.[1] ?? null;
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

/** An idea told as a noun: `I'm thinking of having dinner with both` gives `have dinner with both`. */
export function ideaIn(text: string): string | null {
  const match = GERUND_IDEA.exec(text.replace(/[’‘]/g, "'"));
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

// 'Monday standup is the wrong place. Our 1:1 on Tuesday': the first sentence rules a moment out.
const RULES_OUT = /\?$|\b(?:wrong|not|no good|won't|can't|doesn't|too (?:early|late|soon)|bad)\b/i;

/** The sentence that tells the moment: the first, unless it rules one out and a later one names another. */
function momentSentence(text: string): string {
  const sentences = sentencesOf(text.replace(/(?<=\d)\.(?=\d\d)/g, ":"));
  const [first = ""] = sentences;
  const later = RULES_OUT.test(first) ? sentences.slice(1).find((sentence) => CUE_ANYWHERE.test(sentence)) : undefined;
  return trimEndOf(later ?? first, " .!?");
}

/** The moment named in an answer to 'when'. */
export function cueIn(text: string): string | null {
  const sentence = momentSentence(text.replace(/[’‘]/g, "'"));
  const match = CUE_ANYWHERE.exec(sentence);
  if (!match?.[1]) return null;
  const next = CUE_AT_START.exec(sentence.slice(match.index + match[0].length).replace(/^,? /, ""));
  const joint = /^(?:when|whenever|as soon as|once)\b/i.test(next?.[1] ?? "") ? ", " : " ";
  const moment = [match[1], next?.[1]].filter(Boolean).join(joint);
  // 'Next Monday, we have our one-on-one at 10': the hour may come later in the sentence.
  const hour = /\d|noon|lunch/.test(moment)
    ? null
    : /\bat (?:\d{1,2}(?:[:.]\d\d)?(?: ?(?:am|pm))?|noon)\b/i.exec(sentence);
  return tidy([moment, hour?.[0]].filter(Boolean).join(" "));
}

export const beginsWithCue = (text: string): boolean => CUE_AT_START.test(text.replace(/[’‘]/g, "'").trim());

const isDeadline = (cue: string) => /^by\b/i.test(cue);

const WEEKDAYS = new RegExp(`\\b(${DAY})s\\b`, "gi");

/** The moment as the first half of an if-then plan, in the first person. */
function condition(moment: string): string {
  const cue = moment.replace(WEEKDAYS, "$1");
  const plain = /^(?:next|this|tomorrow|tonight|today|first|the)\b/i.test(cue)
    ? lowerFirst(cue)
    : cue.replace(/^(?:on|for) /i, "");
  const event = /^(?:when|whenever|as soon as|once|the next time|next time) (.+)$/i.exec(cue)?.[1];
  if (event) return `If ${event}`;
  if (isDeadline(cue)) return `If it is not done before ${cue.slice(3)}`;
  if (/^(?:at|in|during|on) (?:the|my|our|his|her|their|next|every|each) (?!\d)/i.test(cue))
    return `If I am ${lowerFirst(cue)}`;
  if (/^(?:before|after|right)/i.test(cue)) return `If it is ${lowerFirst(cue)}`;
  if (/^every |^each /i.test(plain)) return `If it is ${plain.replace(/^(?:every|each) /i, "")}`;
  return `If it is ${plain}`;
}

/** The plan as one rule to keep: `If it is Tuesday at 9, then I ask Dana for ten minutes.` */
export function ifThen({ action, cue }: { action: string; cue: string }): string {
  return asSentence(`${condition(cue)}, then I ${action.replace(/^be\b/i, "am")}`);
}

const PLURAL = /^(?:they|people|we|you|(?:the|my|our|his|her|their|some|most|all) \w+s)$/i;

function present(verb: string, isPlural: boolean): string {
  if (verb === "be") return isPlural ? "are" : "is";
  if (isPlural) return verb;
  if (verb === "have") return "has";
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

function negated(subject: string, verb: string, rest: string): string {
  const isFirst = /^i$/i.test(subject);
  const isPlural = PLURAL.test(subject);
  if (verb === "be") return `${subject} ${isFirst ? "am" : present("be", isPlural)} not${rest}`;
  return `${subject} ${isFirst || isPlural ? "don't" : "doesn't"} ${verb}${rest}`;
}

// 'He'll turn it round and say …': a second verb under the same 'will'.
const SECOND_VERB =
  /( and (?:then )?)(say|ask|tell|go|get|take|make|leave|blame|refuse|start|stop|want|walk|send|call|claim|ignore|try)\b/i;

/** What may happen, as a condition: `he might get defensive` becomes `he gets defensive`. */
function asCondition(obstacle: string): string {
  const going = /^(.{1,30}?)(?: is|'s| are|'re| am|'m) (?:going to|gonna) (\w+)(| .*)$/i.exec(obstacle);
  if (going?.[1] && going[2])
    return `${going[1]} ${present(going[2], /^i$/i.test(going[1]) || PLURAL.test(going[1]))}${going[3] ?? ""}`;
  const refused = /^(.{1,30}?) won't (\w+)(| .*)$/i.exec(obstacle);
  if (refused?.[1] && refused[2]) return negated(refused[1], refused[2], refused[3] ?? "");
  const match =
    /^(i|he|she|it|they|we|people|somebody|someone|(?:the|my|our|his|her|their|a|an) [\w-]+|[A-Z][a-z]+)(?: (?:might|may|could|will|would|can)|'ll|'d)(?: probably| maybe| likely| perhaps)?(?: (still|just|also|only|simply|not|again|never|always|even|then))? (\w+)(| .*)$/i.exec(
      obstacle,
    );
  if (!match?.[1] || !match[3]) return obstacle;
  const [, subject, adverb, verb, rest = ""] = match;
  if (adverb === "not") return negated(subject, verb, rest);
  const isFirst = /^i$/i.test(subject);
  const form = isFirst && verb === "be" ? "am" : present(verb, isFirst || PLURAL.test(subject));
  const order = verb === "be" ? [form, adverb] : [adverb, form];
  const isThird = !isFirst && !PLURAL.test(subject);
  const agreed = isThird
    ? rest.replace(SECOND_VERB, (_, joint: string, next: string) => joint + present(next, false))
    : rest;
  return `${subject} ${order.filter(Boolean).join(" ")}${agreed}`;
}

const HEDGE =
  /^(?:that|probably|maybe|perhaps|likely|most likely|it's|it is|well|only|just|the risk is|i guess|i think)(?:,| that)? /i;

// A response is something to do: 'I ask her', not 'I've never stood there'.
const STARTS_WITH_VERB =
  /^(?!(?:i|i'm|i've|i'd|you|he|she|it|they|we|the|a|my|have to|am|know|feel|never|always|guess|think)\b)[a-z]+/i;
/** A response in a word or two that is a thing and no deed: `one slide`. */
const IS_THING = /^(?:one|two|three|a|an|the|my|just|only|no|with|in|on|at|by|\d)\b/i;

/** The obstacle and the response in an answer, apart. */
function obstacleAndResponse(answer: string): [string, string] | null {
  const explicit = /\bif (.{4,90}?),? (?:then )?i(?:'ll| will|'d| would|'m going to)? ([^.!?\n]{3,90})/i.exec(answer);
  if (explicit?.[1] && explicit[2]) {
    const before = answer.slice(0, explicit.index).trim();
    const isPointing = /^(?:he|she|they|it|that|this) (?:does|do|did|happens)$/i.test(explicit[1].trim());
    return [isPointing && before ? trimEndOf(before, " .!,;") : explicit[1].trim(), tidy(explicit[2])];
  }
  const split =
    /^(.{4,80}?)(?:[.;,]| and| so)+ (?:(?:fine|ok(?:ay)?|well|so|and|good),? )*(?:(?:then )?(?:i'll|i will|i'd|i would|i'm going to)|then i|i)(?! (?:am|have|had|know|feel|can|could|guess|was|think|don't|didn't|saw|should|might|may)\b) ([^.!?\n]{3,90})/i.exec(
      answer,
    );
  return split?.[1] && split[2] ? [split[1], tidy(split[2])] : null;
}

/** What may get in the way, named without an answer to it; null when the message is something else. */
export function obstacleIn(message: string): string | null {
  const bare = trimEndOf(message.trim(), " .!,;");
  const isWish = /^i(?:'d| would)? (?:really |just )?(?:want|like|love|need)\b/i.test(bare);
  const isNamed = !isWish && /^(?:that )?(?:i|he|she|they|we|it|somebody|someone|my \w+|the \w+)\b/i.test(bare);
  return isNamed && countWords(bare) >= 2 && countWords(bare) <= MAX_OBSTACLE_WORDS && !/[.!?]/.test(bare)
    ? bare
    : null;
}

const thingPlan = (obstacle: string, thing: string) =>
  asSentence(`If ${midSentence(asCondition(trimEndOf(obstacle, " .!?")))}: ${thing}`);

/** A response to what may get in the way, as a second rule, when the answer holds one. */
export function barrierPlan(message: string): string | null {
  const found = obstacleAndResponse(message.replace(/[’‘]/g, "'").trim());
  if (!found) return null;
  const heard = /^["“'‘](.+?)["”'’]?$/.exec(found[0].trim())?.[1];
  let obstacle = heard ? `I hear “${heard}”` : withoutTail(found[0].split(/[.;!?] |, (?!and\b)/)[0] ?? "");
  if (IS_THING.test(found[1])) return thingPlan(obstacle, found[1]);
  if (!STARTS_WITH_VERB.test(found[1])) return null;
  while (HEDGE.test(obstacle)) obstacle = obstacle.replace(HEDGE, "");
  if (
    countWords(obstacle) < 2 ||
    (!/^(?:i|he|she|they|we|it|the|my|our|people|somebody|someone|something|a|an|another|[A-Z][a-z]+)\b/.test(
      lowerFirst(obstacle),
    ) &&
      !/^[A-Z]/.test(obstacle))
  )
    return null;
  const condition = midSentence(asCondition(obstacle));
  return asSentence(`If ${condition}, then I ${found[1].replace(/^be\b/i, "am").replace(/,? then$/i, "")}`);
}
