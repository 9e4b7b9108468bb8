import { isDeadline, lowerFirst, tidy, WEEKDAYS, withoutTail } from "./moments";
import { asSentence, countWords, midSentence, trimEndOf } from "./text";

// A plan as rules to keep: `If it is Tuesday at 9, then I ask Dana`, and one for what may get in the way.

const MAX_OBSTACLE_WORDS = 14;

/** The moment as the first half of an if-then plan, in the first person. */
function condition(moment: string): string {
  const cue = moment.replace(WEEKDAYS, "$1");
  const plain = /^(?:next|this|tomorrow|tonight|today|first|the)\b/i.test(cue)
    ? lowerFirst(cue)
    : cue.replace(/^(?:on|for) /i, "");
  const event = /^(?:when|whenever|as soon as|once|the next time|next time) (.+)$/i.exec(cue)?.[1];
  if (event) return `If ${event}`;
  if (isDeadline(cue)) return `If it is not done before ${cue.slice(3)}`;
  if (/^(?:at|in|during|on) (?:the|my|our|his|her|their|next|every|each|\w+day's) (?!\d+(?!\s?o'clock))/i.test(cue))
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
export function asCondition(obstacle: string): string {
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

/** A word for what one feels or meets, as an answer by itself: `fear`. */
const IS_FEELING =
  /^(?:fear|anger|panic|shame|guilt|pride|doubt|doubts|stress|fatigue|tiredness|laziness|anxiety|nerves|resistance|silence|tears|chaos|trouble|pushback|perfectionism|procrastination|conflict|embarrassment|traffic)$/i;

const COMES_UP =
  /^(?:a|an|another) (?:[\w-]+ from\b.{2,40}|(?:new |urgent |sudden |last-minute )?(?:call|crisis|emergency|meeting|deadline|escalation|customer|mail|e-?mail|request|fire drill))$/i;

/** What may get in the way, named without an answer to it; null when the message is something else. */
export function obstacleIn(message: string): string | null {
  const bare = trimEndOf(message.trim(), " .!,;");
  const isWish = /^i(?:'d| would)? (?:really |just )?(?:want|like|love|need)\b/i.test(bare);
  const isNamed =
    !isWish &&
    (/^(?:that )?(?:i|he|she|they|we|it|somebody|someone|my \w+|the \w+)\b/i.test(bare) ||
      /^(?:[Tt]hat )?[A-Z][a-z]+ [a-z]+s\b/.test(bare));
  if (IS_FEELING.test(bare) || COMES_UP.test(bare)) return `there is ${lowerFirst(bare)}`;
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
    (!/^(?:i|he|she|they|we|it|the|my|our|people|somebody|someone|something|a|an|another|there|[A-Z][a-z]+)\b/.test(
      lowerFirst(obstacle),
    ) &&
      !/^[A-Z]/.test(obstacle))
  )
    return null;
  const condition = midSentence(asCondition(obstacle));
  return asSentence(`If ${condition}, then I ${found[1].replace(/^be\b/i, "am").replace(/,? then$/i, "")}`);
}
