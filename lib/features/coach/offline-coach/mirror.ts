import { countWords, isQuestion, normal, sentencesOf, trimEndOf } from "./text";

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

// 'No' and 'like' lead only where they answer or fill: 'no time' and 'like a boy' are phrases.
const LEADING =
  /^(?:(?:and|but|so|because|cause|that(?= (?:i|he|she|they|we|it|the|my|our|nobody|everyone)\b)|well|honestly|frankly|basically|actually|ok|okay|hi|hello|hey|also|then|plus|still|anyway|obviously|clearly|you(?:'re| are) right(?: that)?|i agree(?: that)?|right now|at the moment|to be honest|the thing is|the problem is(?: that)?|i mean|you know|i guess|maybe|perhaps|probably|i think(?: that)?|i feel like(?= (?:i|he|she|they|we|it|the|my|our|nobody|everyone)\b)|i believe(?: that)?|i suppose|(?:i said|i mean)(?: that)?(?= i\b)|(?:please )?(?:remember|note|keep in mind|bear in mind)(?: that)?(?= (?:i|my|we|our)\b)|(?:goal|reality|options?|obstacles?|way forward|context|background|situation|problem|question|issue|status)(?=:)|oh|ah|hm+|huh|ha(?:ha)*|lol|ugh|meh|wow|sorry|bref|naja|tja)[,:.]? |(?:yes|yeah|yep|no|nope|nah|non|nein|ja|oui|si|like|look)(?:[,:.] | (?=(?:i|i'm|i've|i'd|i'll|he|he's|she|she's|they|they're|we|we're|it|it's|that's|nobody|there|my|the|on|at|in|tomorrow|today)\b)))+/i;

const JOINTS =
  / (?=(?:but|because|although|though|whereas|while|so that|and then (?=(?:i|he|she|they|we|it|my|the|our|nobody|everyone|everybody)\b)|and i|and he|and she|and they|and we|and nobody|and no one|and everyone|and everybody|and my|and now|and (?:in|at|on) (?:the|my|our)|yet|except)\b)|[,;:] | [-–—] /i;
// 'My peer in product, Elena, has stopped …' is one clause.
const APPOSITION = /, ([A-Z][\p{L}'’-]+(?: [A-Z][\p{L}'’-]+)?), (?=\p{Ll})/gu;
const JOINED_COMMA = "\u0001";
// 'If I go easy, he'll do it again' says nothing without its condition.
const CONDITIONAL =
  /\b((?:if|when|whenever|unless|once|since|after|before|although|while|as long as|as soon as) [^,.;:!?]{3,70}), (?=(?:then )?(?:i|i'm|i'll|i'd|i've|he|he's|she|she's|they|we|it|it's|that's|nobody|everyone|everybody|my|the|our|his|her)\b)/gi;
// Before a name the same, which only its capital shows.
const CONDITIONAL_NAME =
  /\b((?:[Ii]f|[Ww]hen|[Ww]henever|[Uu]nless|[Oo]nce) [^,.;:!?]{3,70}), (?=\p{Lu}\p{Ll}+ \p{Ll})/gu;
// 'My deputy and I don't talk' has one subject.
const AND_I =
  /^((?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Ww]ell|[Yy]es|[Nn]o)[, ]+)*(?:(?:[Mm]y|[Oo]ur|[Tt]he) [\w-]+|[Hh]e|[Ss]he|\p{Lu}\p{Ll}+)) (?=and I\b)/u;
const JOINED_AND = "\u0002";
// 'I only got it because of him' does not say that I got it.
const ONLY_BECAUSE = /(\b(?:only|not|never)\b[^,.;:!?]{2,60}) because\b/gi;
const IS_CONDITION =
  /^(?:and |but |so )?(?:if|unless) (?!.*(?:[,;:]| (?:but|because|although|though|whereas|while|so that|yet|except) ))/i;
const TAG =
  /,? (?:(?<=,) ?i know|i (?:think|guess|suppose|believe|reckon)|i'd say|apparently|lol|haha+|btw|by the way|tbh|imo|to be (?:honest|fair|frank)|honestly|frankly|if i'm honest|i'm (?:pretty |quite )?sure|you know|as it were|of course)(?=[.!…]*$)/i;
const TRAILING =
  /,? (?:actually|honestly|really|though|anyway|anyways|i think|i guess|i suppose|or so|you know|somehow|apparently|maybe|perhaps|please|lol|haha+|btw|tbh|sure)$/i;

export const withoutTail = (clause: string): string => clause.replace(TRAILING, "");

/** A sentence without the connectives it begins with: `my old boss` of `And my old boss`. */
export const withoutLead = (sentence: string): string => sentence.slice(LEADING.exec(sentence)?.[0].length ?? 0).trim();

// 'I guess it makes me look strong?' tells something.
const SUPPOSES = /^(?:and |but |so )?(?:i (?:guess|suppose|think)|maybe|perhaps)\b/i;

const OPENS = /(?<!\p{L})['‘](?=\p{L})/gu;
const CLOSES = /(?<=[\p{L}.,!?])['’](?!\p{L})/gu;

/** A clause with the end of a quotation in it that was trimmed off: `it was 'a mistake'`. */
function closed(bare: string, clause: string): string {
  const isOpen = (bare.match(OPENS) ?? []).length > (bare.match(CLOSES) ?? []).length;
  const mark = isOpen ? clause.slice(clause.indexOf(bare) + bare.length).match(/['’]/)?.[0] : undefined;
  const isAside = bare.includes("(") && !bare.includes(")") && clause.includes(`${bare})`);
  return `${bare}${mark ?? ""}${isAside ? ")" : ""}`;
}

/** The clauses of a text in its order, each an exact piece of it without leading connectives and end marks. */
function clausesOf(text: string): string[] {
  return sentencesOf(text)
    .filter((sentence) => !isQuestion(sentence) || SUPPOSES.test(sentence))
    .flatMap((sentence) => {
      const whole = sentence
        .replace(TAG, "")
        .replace(CONDITIONAL, `$1${JOINED_COMMA} `)
        .replace(CONDITIONAL_NAME, `$1${JOINED_COMMA} `)
        .replace(AND_I, `$1${JOINED_AND}`)
        .replace(ONLY_BECAUSE, `$1${JOINED_AND}because`)
        .replace(APPOSITION, `${JOINED_COMMA} $1${JOINED_COMMA} `);
      // 'If I ask and I'm wrong he'll be hurt' has one condition.
      return (IS_CONDITION.test(whole) ? [whole] : whole.split(JOINTS)).map((clause) =>
        clause.replaceAll(JOINED_COMMA, ",").replaceAll(JOINED_AND, " "),
      );
    })
    .map((clause) => {
      const bare = trimEndOf(clause.replace(/^["“'‘(\s]+/, ""), " .!?…\"”'’),;:");
      return withoutLead(withoutTail(closed(bare, clause)));
    })
    .filter(Boolean);
}

const WEIGHTY =
  /\b(?:can't|cannot|never|nobody|no one|always|keeps?|kept|afraid|scared|worried|worry|stuck|tired|exhausted|furious|angry|frustrat\w*|hurt|hurts|guilty|ashamed|alone|lost|lose|losing|hate|love|proud|trust\w*|respect\w*|fair|unfair|ignored?|interrupt\w*|invisible|overlooked|undermin\w*|credit|too|don't know|want|wish|need|should|must|have to|fail\w*|mistake|wrong|passed over|promised|avoid\w*|dread\w*|disappoint\w*|control|resentful|slower|watching|shak\w+|rumou?rs?|judg\w+|trapped|matters?|struggl\w*|overwhelm\w*|pressure|torn|not ready|not good enough|behind my back|blindsided)\b/g;
const UNQUOTABLE =
  /\b(?:strangle|murder|wring|throw up|puke|'d kill|fuck\w*|shit\w*|bitch\w*|asshole\w*|cunt\w*|bastard\w*|retard\w*|idiot\w*)\b|https?:|@|[{}<>|\\]|\b(?:you|your|yours|yourself)\b/i;
const EMPTY =
  /^(?:[\p{L} ]{1,30} (?:said|says|wrote|asked|told me|answered|replied)$|i'm (?:pretty |quite )?sure$|i did(?:n't| not) (?:say|mean)\b|i (?:think|guess|suppose|believe|said|say|mean)$|no wrong|(?:that's|this is|it's|that is) not what i (?:said|meant|asked)|(?:you're|you are) not listening|i told you$|(?:it|that|this) (?:was|is)$|i (?:honestly |really |just )?(?:don't|do not) know$|i'm not sure|not sure|it depends|i see|thanks?|thank you|i (?:get|understand|know) (?:that|it|this|him|her)$|there(?:'s| is) something else|something else|i get it|that's (?:it|all|true|right)|fine|good|great)(?!\p{L})/iu;

/** How much a clause says about what matters to the person. */
function weightOf(clause: string, position: number, total: number): number {
  const text = normal(clause);
  const words = countWords(clause);
  const hits = text.match(WEIGHTY)?.length ?? 0;
  const isOwn = /^(?:i|i'm|i've|i'd|i'll|my|we|we're|we've|our)\b/.test(text) ? 1 : 0;
  const isLate = total > 1 ? position / (total - 1) : 0;
  const isQuoting = /["“”]/.test(clause) ? 1.5 : 0;
  return hits * 2.5 - isQuoting + isOwn + isLate * 0.8 - Math.abs(words - 8) * 0.12 - (words > 14 ? 2 : 0);
}

/** True for a clause with a word that matters in it. */
export const isWeighty = (clause: string): boolean => (normal(clause).match(WEIGHTY)?.length ?? 0) > 0;

const isQuotable = (clause: string) => !UNQUOTABLE.test(clause) && !EMPTY.test(clause) && /[a-z]/i.test(clause);

/** The clauses worth coming back to, best first: exact pieces of the text, two to eighteen words long. */
export function tellingClauses(text: string): string[] {
  const clauses = clausesOf(text);
  return clauses
    .map((clause, index) => ({ clause, weight: weightOf(clause, index, clauses.length), words: countWords(clause) }))
    .filter(
      ({ clause, words }) =>
        words >= (/^(?:I|we|he|she|they|it)\b/i.test(clause) ? 2 : 3) && words <= 18 && isQuotable(clause),
    )
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ clause }) => clause);
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
