import { sentencesOf, trimEnd, wordsOf } from "../text";

/** A choice of the writer's own, and the ways behind it. */
const CHOICES = [
  // 'Should I reply at once, or sleep on it?'
  /(?<!\b(?:how|what|where|when|who|why) )\b(?:should|shall|do) (?:i|we) (.+)/i,
  // 'I can't decide whether to quit now or wait'
  /(?<!\b(?:he|she|they|brothers?|boss|team|minister)\b.{0,60})\b(?:whether|if) (?:i|we|to) (.+)/i,
  /\b(?:better|wiser|cleaner|kinder|is this the moment)(?: for me)? (?:if i |when i |to )?(.+)/i,
  /\beither (.+)/i,
  // 'I've narrowed it down to two: a sabbatical, or cutting to sixty percent', 'one of two things, namely …'
  /\b(?:choice|choose|pick|decide|two|three|options|routes|ways|question|know|give one)\b[^:]{0,30}(?:: |, namely )(.+)/i,
  // 'Who do I tell first, the airport chief or my own?'
  /\b(?:who|whom|which|what|where)\b[^,?]{1,40}, ([^,?]+ or [^,?]+)\?/i,
  // 'Fire the older one or warn both again?'
  /^((?!(?:is|are|was|were|did|does|do|has|have|had|will|would|could|can|who|what|which|when|where|how|why)\b).+ or .+)\?$/i,
];
const BETWEEN =
  /\b(?:it's|it is|torn|i choose|choosing|i decide|deciding|waver|wavering|hesitate) between (.+?) and (.+)/i;
const VERSUS = / (?:vs\.?|versus) /i;
/** 'Plan A is to …. Plan B is to …', '1) … 2) …' */
const LABEL = /(?:^|[.;,] |\n)(?:plan |option |way )?\b[abc123](?:[:)]| is(?: to)?) /i;
const COULD = /(?<!\b(?:what|how|where|which|that|all) )\b(?:i|we) (?:could|can|might) (?!not\b)(?:also |just )?(.+)/i;
const LISTS = /\b(?:options|routes|ways|choices|things i could do)\b[^:]*:?$/i;

const BETWEEN_WAYS = /\??,? or +|[,;?] +/i;
/** Words that lead to a way and do not belong to it. */
const LEADING =
  /^(?:(?:or|and|to|i|we|rather|either|also|now|maybe|should|shall|do (?=i\b|we\b)|can|could|is it|whether|if|better|kinder|wiser|weighing up)\b[, ]*)+/i;
/** A clause that says more about the choice instead of a way. */
const REMARK =
  /^(?:and|but|because|since|as|which|that|so|not sure)\b|^(?:he|she|it|they|my|our)\b(?: [\p{L}']+){3}|^(?:he|she|it|they)'|^before (?:he|she|they|it|i|we)\b/iu;

const MIN_WAYS = 2;
const MAX_WAYS = 5;
const MAX_WAY_WORDS = 16;
/** 'More or less', 'two or three days' */
const NO_WAY =
  /^(?:is|am|are) (?:that|this|it|i)\b|^(?:do (?:so|it|that) )?(?:before|after)\b|^(?:yes|not|no|less|later|worse|so|something|\d+|two|three|four|twelve)$/i;

const ASKS_WHICH = / ?[-–,] ?which (?:one )?(?:is )?(?:first|better)$/i;

const clean = (way: string) => trimEnd(way.trim().replace(LEADING, "").trim()).replace(ASKS_WHICH, "");

/** Up to the first remark; a remark between two ways is left out. */
function splitWays(text: string): string[] {
  if (!/ or /i.test(text)) return [];
  const parts = text.split(BETWEEN_WAYS).map((part) => part.trim());
  const lastOr = text.slice(0, text.toLowerCase().lastIndexOf(" or ")).split(BETWEEN_WAYS).length;
  return parts.filter((part, at) => at <= lastOr && !REMARK.test(part));
}

function findInSentence(sentence: string): string[] {
  const between = BETWEEN.exec(sentence);
  if (between) return between.slice(1);
  if (VERSUS.test(sentence)) return sentence.split(VERSUS);
  for (const form of CHOICES) {
    const ways = splitWays(form.exec(sentence)?.[1] ?? "");
    if (ways.length >= MIN_WAYS) return ways;
  }
  return splitWays(COULD.exec(sentence)?.[1] ?? "");
}

/** Ways that stand in several sentences or lines. */
function findInSeveral(text: string, sentences: string[]): string[] {
  const labelled = text.split(LABEL).slice(1);
  if (labelled.length >= MIN_WAYS) return labelled.map((way) => sentencesOf(way)[0] ?? "");
  // 'Speak to him alone? Speak to the wardens? Resign?'
  const asked = sentences.filter((each) =>
    /^(?:or )?(?!(?:can|could|would|do|is|what|which|how|who|why|where)\b)[^, ]+ [^,]+\?$/i.test(each),
  );
  const list = sentences.findIndex((each) => LISTS.test(trimEnd(each)));
  const bulleted = text.split("\n").flatMap((line) => /^\s*(?:[-*•]|\d[.)]) (.+)/.exec(line)?.[1] ?? []);
  if (list >= 0 && bulleted.length >= MIN_WAYS) return bulleted;
  if (asked.length >= MIN_WAYS) return asked;
  return sentences.flatMap((sentence) => COULD.exec(sentence)?.[1] ?? []);
}

const isWay = (way: string) => way !== "" && !NO_WAY.test(way) && wordsOf(way).length <= MAX_WAY_WORDS;

/** The ways between which the writer of a message has to choose, in their words; empty where it names fewer than two. */
export function findWays(text: string): string[] {
  const sentences = sentencesOf(text);
  const inOne = sentences.map(findInSentence).find((ways) => ways.length >= MIN_WAYS);
  const ways = (inOne ?? findInSeveral(text, sentences)).map(clean).filter(isWay);
  return ways.length >= MIN_WAYS && ways.length <= MAX_WAYS ? ways : [];
}
