import { countWords, normal, trimEndOf } from "./text";

// Longer patterns first: each match is replaced once, so nothing is flipped back.
const FLIPS: [string, string][] = [
  ["i am not", "you are not"],
  ["i wasn't", "you weren't"],
  ["i was", "you were"],
  ["i am", "you are"],
  ["am i", "are you"],
  ["was i", "were you"],
  ["i'm", "you're"],
  ["i've", "you've"],
  ["i'd", "you'd"],
  ["i'll", "you'll"],
  ["we're", "you're"],
  ["we've", "you've"],
  ["we'd", "you'd"],
  ["we'll", "you'll"],
  ["let's", "let us"],
  ["myself", "yourself"],
  ["ourselves", "yourselves"],
  ["mine", "yours"],
  ["ours", "yours"],
  ["my", "your"],
  ["our", "your"],
  ["me", "you"],
  ["us", "you"],
  ["i", "you"],
  ["we", "you"],
];
const REPLACEMENTS = new Map(FLIPS);
const FLIP = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?:${FLIPS.map(([from]) => from).join("|")})(?![\\p{L}\\p{N}-]|'\\p{L})`,
  "giu",
);
const UPPER_US = /\bUS\b/g;

/**
 * A phrase of the person seen from the coach's side: I becomes you, my becomes your, with the verb to match. What stands
 * in quotation marks was said by somebody and stays as it is.
 */
export function flipPerson(phrase: string): string {
  return phrase
    .split(/(["“][^"“”]*["”])/)
    .map((part, index) => (index % 2 === 1 ? part : flipPlain(part)))
    .join("");
}

function flipPlain(phrase: string): string {
  const straight = phrase.replace(/[‘’ʼ]/g, "'").replace(UPPER_US, "U\u0001S");
  return straight.replace(FLIP, (match) => REPLACEMENTS.get(match.toLowerCase()) ?? match).replaceAll("U\u0001S", "US");
}

const SUBJECT =
  /^(?:i'm|i've|i'd|i'll|i|we're|we've|we'd|we|he's|he|she's|she|they're|they've|they|it's|it|that's|that|this|there's|there|nobody|everybody|everyone|no one|someone|people|some|most|all|none|(?:one|two|three|four|five|six|some|many|most|all|both|half|none|several|\d+) of (?:them|us|the \w+|my \w+|our \w+)|(?:my|our|his|her|their|the|a|an|this|that|these|those|every|each|another|one|two|three) [\w-]+(?: (?:of|in|on) (?:my|our|the|his|her|their) [\w-]+)?|\w+ing (?:him|her|them|it|this|that|[a-z]+)|[a-z]+)\b/;
const VERB =
  /\b(?:is|are|am|was|were|has|have|had|keeps?|kept|does|did|do|don't|doesn't|didn't|isn't|aren't|wasn't|weren't|won't|will|would|wouldn't|can|can't|cannot|could|couldn't|should|shouldn't|might|may|must|never|always|'s|'re|'m|'ve|'d|'ll|want|need|feel|felt|think|know|knew|hate|love|like|said|told|took|takes?|gave|gives?|got|gets?|went|goes|go|left|made|makes?|lost|lose|put|puts|let|lets|cut|hit|ran|run|saw|see|found|find|came|come|began|brought|built|held|meant|met|paid|sent|spoke|speak|stood|thought|understood|wrote|work|hear|heard|sit|stay|say|ask|try|avoid|soften|wait|end|start|stop|feels|\w{3,}ed|\w{2,}[^s\W]s(?= \w))\b/;
/** What may stand before the subject: `last quarter`, `in the board deck`, `since March`. */
const LEAD_IN =
  /^(?:(?:last|this|next|every|each|one) (?:week|month|quarter|year|time|night|morning|day|[a-z]+day)|(?:yesterday|today|tonight|tomorrow|sometimes|often|lately|recently|now)|(?:in|at|on|by|after|before|during|since|for) (?:the |my |our |that |this |every |each |a |two |three )?(?:\d{4}|[a-z-]+)(?: (?:meeting|deck|call|review|day|week|month|quarter|year|weeks|months|years|time))?|(?:since|when|whenever|after|before|if|unless|once|as long as|as soon as) (?:i|we|he|she|they|it|nobody|my|our|his|her|the|[A-Z][a-z]+)(?:'\w+)? [^,]{3,60}?),? (?=(?:i|i'm|i'll|i'd|we|he|she|they|it|that's|people|nobody|everyone|everybody|my|our|his|her|the|there)\b)/i;

const BARE_START =
  /^(?:i mean|i guess|i told you|i asked you|i wonder|i don't know|i'm not sure|it depends|that's (?:it|all|me|right|true)|this is it|there you go|it is what)\b/;

// 'I need us to wait' would become 'you need you to wait'.
const mixesPersons = (text: string) => /^i\b.*\b(?:us|ourselves)\b/.test(text);
const hasOpenQuote = (clause: string) => (clause.match(/["“”]/g) ?? []).length % 2 === 1;

// 'Wife hates it': quick typing leaves out whose.
const BARE_ROLE =
  /^(?:wife|husband|boss|manager|mother|father|mum|mom|dad|sister|brother|daughter|son|kids|parents|team|deputy|co-?founder|colleague)\b(?=(?:'s)? (?!and\b))/i;
/** 'Tried a coach once' leaves out who. */
const BARE_PAST =
  /^(?:tried|told|asked|went|spent|wrote|sent|took|lost|missed|said|made|did|built|hired|fired|met|called|gave|hated|loved|ran|sold|bought|left|stopped|started|spoke|talked)\b(?! (?:by|off|apart|out)\b)(?= \w)/i;
const ASIDE = / ?\([^()]{1,80}\)/g;

/** A clause as a statement seen from the coach's side, or null when turning it around would not read as English. */
export function mirror(said: string): string | null {
  if (isBroken(said)) return null;
  const aside = said.replace(ASIDE, "");
  const bare = BARE_PAST.test(aside) ? `I ${aside.charAt(0).toLowerCase()}${aside.slice(1)}` : aside;
  const clause = BARE_ROLE.test(bare) ? `my ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare;
  const lead = LEAD_IN.exec(clause)?.[0];
  if (!lead) return mirrorPlain(clause);
  const rest = mirrorPlain(clause.slice(lead.length));
  return rest && `${flipPerson(lead)}${rest}`;
}

// Said back as it stands it would sound like mockery of somebody's second language.
const BROKEN =
  /^(?:i|we|they|he|she|it) (?:was|were|am|is|are|not|no) (?:stand|sit|say|think|feel|go|work|talk|speak|shout|cry|do|make|know|have|sleep|want|understand|like)\b|\b(?:he|she|it) (?:cry|shout|say|want|have|do|make|know|go|think|tell|ask|speak|talk|work|come|give|take|get|need|like)\b(?<!\b(?:did|does|doesn't|didn't|can|can't|will|would|let|make|makes|made|help|see|saw|hear|heard|if|that|should|could|may|might|must) (?:he|she|it) \w+)|\b(?:when|if|because|that) (?:the|my|our|his|her) (?!\w+s\b|people\b|team\b|staff\b|board\b|management\b)[\w-]+ (?:look|say|want|have|do|make|know|go|think|tell|ask|speak|talk|give|take|come)\b/;

/** True for words that are better quoted than said back. */
export const isBroken = (text: string): boolean => BROKEN.test(normal(text));

function mirrorPlain(clause: string): string | null {
  const text = normal(clause);
  const subject = SUBJECT.exec(text)?.[0];
  if (!subject || BARE_START.test(text) || hasOpenQuote(clause) || mixesPersons(text) || countWords(clause) < 2)
    return null;
  const isName =
    /^[A-Z][a-z]/.test(clause) &&
    !/^(?:And|But|So|Or|If|When|Then|Not|To|As|At|In|On|For|With|Just|Maybe|Perhaps|Because|By|Once|Since|After|Before|During|Until|While|Whenever|Without|Having|Being|Sometimes|Often|Usually|Instead|Also|Even|Still|Yesterday|Today|Tomorrow|Last|Next|Now|Here|What|Who|How|Why|Which|From|Under|Over|About|Between|Let|Give|Tell|Show|Help|Make|Stop|Please|Do|Go|Start|Keep|Can|Could|Should|Would|Will|May|Wednesday|Monday|Tuesday|Thursday|Friday)\b/.test(
      clause,
    );
  if (/^[a-z]+$/.test(subject) && !KNOWN_SUBJECT.test(subject) && !isName) return null;
  const rest = /'(?:s|re|m|ve|d|ll)$/.test(subject)
    ? subject.slice(-3) + text.slice(subject.length)
    : text.slice(subject.length);
  // After these any word that is no joint is a verb.
  const isPronoun = /^(?:i|we|they)$/.test(subject) && /^ (?!(?:and|or|to|of|in|at|who|that)\b)\w+ \w/.test(rest);
  if (!isPronoun && !VERB.test(rest)) return null;
  // 'You should …' would be the coach's order.
  const isDuty = /^(?:i|we)$/.test(subject) && /^ (?:should|must|ought to)\b/.test(rest);
  return isDuty ? `you think ${flipPerson(clause)}` : flipPerson(clause);
}
const KNOWN_SUBJECT =
  /^(?:i|we|he|she|they|it|that|this|there|nobody|everybody|everyone|someone|people|some|most|all|none)$/;

const MAX_STATEMENT = 8;
const MIN_STATEMENT = 5;
// After a 'not' the rest is what it is about: 'I'm not there even when …'.
const POSITIVE_TAIL =
  / (?:when|until|after|before|who|which|that (?:they|he|she|you)|in (?:every|front of)|at every|in (?:one|the same) (?:room|conversation)|than|(?:two|three|four|five) times|as (?:his|her|their) own|at the same time|in the middle of|on (?:every|each)) /g;
const NEGATIVE = /\b(?:not|never|no|nobody|nothing|none|hardly|without)\b|n't\b/;
// 'Respected and needed' is one thing; 'and she …' begins another.
const TAIL =
  / (?:and(?= (?:(?:i|he|she|they|we|it|you|my|your|his|her|the|our|nobody|everyone|everybody|now|so)\b|(?:\S+ ){4,}\S+$))|while|since|because|even if|just to|so that|for (?:the last|years|months|weeks)) /g;

const UNFINISHED =
  /\b(?:a|an|the|my|your|his|her|was|is|are|were|be|been|to|of|that|than|not|only|even|just|still|both|between|from|with|without|and|but|so|as|or|either|neither|if|whether|say|says|said|tell|told|know|knew|think|thought|hope|believe|feel|felt|mean|means|admit|explain|hear|heard|see|saw|show|fear|afraid|sure|glad|sorry|so|such)$/i;

const DURATION = /\b(?:minute|hour|day|night|week|month|quarter|year)s?$/i;
const TELLS = /\b(?:told|tell|tells|warned|promised|showed|assured|reminded|informed|convinced)\b/i;

/** `Two days` belongs to the `before` that follows, `told him twice` to its `that`, `more` to its `than`. */
const belongsOn = (cut: string, rest: string): boolean =>
  (DURATION.test(cut) && /^,? (?:before|after)\b/i.test(rest)) ||
  (TELLS.test(cut) && /^,? that\b/i.test(rest)) ||
  (/\b(?:only|not|never)\b/i.test(cut) && /^,? because\b/i.test(rest)) ||
  (/\b(?:more|less|rather|other|\w{3,}er)\b/i.test(cut) && /^ than\b/i.test(rest));

/** A long statement cut where it can end, so that it says back the core and not everything. */
export function condense(statement: string): string {
  if (countWords(statement) <= MAX_STATEMENT) return statement;
  const tails = NEGATIVE.test(statement) ? [TAIL] : [TAIL, POSITIVE_TAIL];
  const cuts = tails
    .flatMap((tail) => [...statement.matchAll(tail)])
    .toSorted((a, b) => a.index - b.index)
    .map(({ index }) => trimEndOf(statement.slice(0, index), " ,;"))
    .filter(
      (cut) =>
        countWords(cut) >= MIN_STATEMENT &&
        countWords(cut) <= MAX_STATEMENT + 2 &&
        !UNFINISHED.test(cut) &&
        !belongsOn(cut, statement.slice(cut.length)) &&
        !hasOpenQuote(cut),
    );
  return cuts.at(-1) ?? statement;
}

/** “Exactly these words”, ready to stand in a sentence. */
export const quoted = (clause: string): string => `“${clause}”`;
