import { sentencesOf, trimEndOf } from "./text";

// The moments that people name for what they will do: days, hours, events.

const WEEKDAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
// 'Monday's staff meeting' is the name of a meeting.
const DAY = `${WEEKDAY}(?!'s)`;

const CLOCK =
  "(?:,? \\d{1,2}(?:[:.]\\d\\d(?: ?[ap]m)?| ?(?:am|pm|o'clock))|,? (?:at|around|from|after|before|over|during) (?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|o'clock|h))?|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?: o'clock)?|noon|lunch|midday|breakfast|dinner|coffee|work|church|school|training|bedtime))?";

const MONTH =
  "(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|may|june|july|august|september|october|november|december)";

/** What people meet for. */
const EVENT =
  "(?:board(?: meeting)?|meeting|call|review|session|stand-?up|one[- ](?:on|to)[- ]one|1:1|retro|interview|workshop|off-?site|retreat|committee|all[- ]hands|town ?hall|conference|summit|pitch|presentation|keynote|kick-?off|check-in|appraisal|lunch|dinner)s?";

const OWNER = `(?:the|my|our|his|her|their|next|every|each|tomorrow's|today's|this|${WEEKDAY}'s)`;

const CUES = [
  "on (?:our|my|the|his|her|their) (?:[\\w'-]+ ){0,2}(?:walk|call|run|meeting|review|lunch|dinner|drive|flight|trip|way (?:home|in|back))",
  `(?:on |this |next |every |first thing (?:on )?|each )?${DAY}s?(?: (?:morning|afternoon|evening|night|lunchtime))?${CLOCK}`,
  `(?:first thing )?tomorrow(?: (?:morning|afternoon|evening|night))?${CLOCK}`,
  `(?:tonight|today|this (?:morning|afternoon|evening|week|month)|next (?:week|month|quarter))${CLOCK}`,
  `(?:(?:on|for) )?the \\d{1,2}(?:st|nd|rd|th)?(?: of [a-z]+)?${CLOCK}`,
  `(?:on )?(?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of )?${MONTH}${CLOCK}`,
  `(?:on )?${MONTH} \\d{1,2}(?:st|nd|rd|th)?${CLOCK}`,
  "at (?:\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|o'clock))?|noon|lunch|midday)",
  "(?:(?:on|at|over) the|this|next|over) weekend",
  `(?:in|at) ${OWNER}(?: [\\w':-]+){0,2} (?:${EVENT}|(?:morning|afternoon|evening)s?)`,
  "(?:before|after|during|at the start of|at the end of|right before|right after) (?:the|my|our|his|her|their|next|every|each|tomorrow's|today's|this|lunch|breakfast|dinner|work|standup|church|school|training|bedtime)(?: [\\w':-]+){0,4}",
  "(?:when|whenever|as soon as|once|the next time|next time) (?:i|he|she|they|we|it|the|my|our|somebody|someone|[a-z]+)(?: [\\w'-]+){1,9}",
  "(?:before|after) (?:i|we) (?!\\w+ed\\b)\\w+(?: (?:him|her|them|it|the \\w+|my \\w+|back|home|in|there))?",
  `by (?:${DAY}|tomorrow|tonight|noon|\\d{1,2}[:.]\\d\\d|\\d{1,2} ?(?:am|pm|o'clock)|the end of (?:the|this|next) (?:day|week|month|quarter))`,
].join("|");

const CUE_AT_END = new RegExp(`\\b(${CUES})$`, "i");

export const CUE_AT_START = new RegExp(
  `^(?:then |so |yes,? |ok,? |okay,? |well,? |maybe |probably |i'd say |let's say |say )*(${CUES})\\b(?:,? |$)`,
  "i",
);

const CUE_ANYWHERE = new RegExp(`\\b(${CUES})\\b`, "i");

export const lowerFirst = (text: string) => (/^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

const DANGLING = / (?:before|too|as well|instead|either)$/i;

export const withoutTail = (phrase: string) =>
  phrase.replace(/,? (?:lol|haha+|btw|tbh|sure|i (?:guess|think|suppose)|maybe|honestly)$/i, "");

export const tidy = (phrase: string) =>
  trimEndOf(withoutTail(trimEndOf(phrase.replace(/[’]/g, "'").replace(/^[\s,]+/, ""), " ,.")), " ,.");

/** A phrase that still waits for what comes: `stop opening it until`. */
const WAITS = /\b(?:until|till|to|of|for|from|since|with|about|and|or|than|by|before|after)$/i;

const TIME_INSIDE = new RegExp(
  `^(.{2,80}?),? (?:(?=on )|(?<!\\b(?:our|my|his|her|their|the|a) ))\\b((?:(?:on |this |next |every |first thing )?(?:${DAY}s?|tomorrow|tonight)|(?:this|next|every) (?:week|month|weekend)|(?:in|at) ${OWNER}(?: [\\w':-]+){0,2} ${EVENT})(?: (?:morning|afternoon|evening|night))?${CLOCK})\\b(.*)$`,
  "i",
);

/** A phrase without the moments it names, and the moment: `ask him` and `on Tuesday after our 1:1`. */
export function splitCue(phrase: string): { action: string; cue: string | null } {
  const inside = TIME_INSIDE.exec(phrase);
  const after = inside?.[3] ? tidy(inside[3]) : "";
  if (
    inside?.[1] &&
    inside[2] &&
    after &&
    !CUE_AT_START.test(after) &&
    (phrase.charAt(inside[1].length) === "," || !WAITS.test(inside[1]))
  ) {
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

export const HAS_DATE = new RegExp(`\\b(?:${DAY}|tomorrow|tonight|today)\\b`, "i");

// 'Monday standup is the wrong place. Our 1:1 on Tuesday': the first sentence rules a moment out.
const RULES_OUT = /\?$|\b(?:wrong|not|no good|won't|can't|doesn't|too (?:early|late|soon)|bad)\b/i;

/** The sentence that tells the moment: the first, unless it names none, or rules one out, and a later one names one. */
function momentSentence(text: string): string {
  const sentences = sentencesOf(text.replace(/(?<=\d)\.(?=\d\d)/g, ":"));
  const [first = ""] = sentences;
  const later =
    RULES_OUT.test(first) || !CUE_ANYWHERE.test(first)
      ? sentences.slice(1).find((sentence) => CUE_ANYWHERE.test(sentence))
      : undefined;
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

const IS_EVENT = new RegExp(
  `^(?:ok(?:ay)?,? |well,? |maybe |probably |then )*(?:(?:at|in|during|on) )?((?:the|my|our|his|her|their|this|that|next)(?: next)?(?: [\\w':-]+){0,2} ${EVENT})(?= |[.,!]|$)`,
  "i",
);

/** An event named as an answer to 'when', as a moment: `The board meeting, like I said` is `at the board meeting`. */
export function eventIn(text: string): string | null {
  const event = IS_EVENT.exec(text.replace(/[’‘]/g, "'").trim())?.[1];
  return event ? `at ${lowerFirst(event).replace(/^(?:that|this) /, "the ")}` : null;
}

const DATED = new RegExp(
  `\\b(?:${DAY}s?|tomorrow|next week|(?:the )?\\d{1,2}(?:st|nd|rd|th|\\.)? (?:of )?${MONTH}|${MONTH} \\d{1,2})\\b`,
  "i",
);
const HAS_EVENT = new RegExp(`\\b${EVENT}\\b`, "i");
/** The event itself, or somebody who has it ahead; what others keep doing on Fridays is none. */
const OWN_DATE =
  /^(?:the|my|our|his|her|their|next) (?:[\w':-]+ ){0,5}(?:is|are|starts?|begins?|takes place|comes|happens|will be)\b|\b(?:i|we|there|they|he|she)(?:'ve| have| has|'m| am|'re| are| is|'ll| will| must| need| meet| present| speak)\b|\b(?:meeting|lunch|dinner),? but\b/i;
const IS_PAST = /\b(?:was|were|had|last|yesterday|ago|went|said|told|didn't)\b/i;

/** A date that was named for something else than a step, for example `The next board meeting is on Thursday`. */
export interface Announced {
  /** The person's exact words. */
  clause: string;
  when: string;
}

/** The first such date among some clauses. */
export function announcedIn(clauses: string[]): Announced | null {
  const clause = clauses.find(
    (each) => DATED.test(each) && HAS_EVENT.test(each) && OWN_DATE.test(each) && !IS_PAST.test(each),
  );
  const when = clause && cueIn(clause);
  return when ? { clause, when } : null;
}

export const beginsWithCue = (text: string): boolean => CUE_AT_START.test(text.replace(/[’‘]/g, "'").trim());

export const isDeadline = (cue: string) => /^by\b/i.test(cue);

export const WEEKDAYS = new RegExp(`\\b(${DAY})s\\b`, "gi");
