import { countWords, isQuestion, normal, sentencesOf, trimEndOf } from "./text";

// A message in clauses, each an exact piece of it, and how much each says about what matters.

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
