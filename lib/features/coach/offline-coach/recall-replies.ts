import type { CoachTurn } from "../schema";
import { usableInsights } from "../usable-insights";
import { goOn } from "./ask";
import { ASKS_MENTIONED, ASKS_PLAN, ASKS_RECALL, ASKS_SUMMARY, RETURNS } from "./cues";
import { RETURNED_QUESTIONS } from "./question-lines";
import { isWeighty } from "./clauses";
import { flipPerson, quoted } from "./mirror";
import { splitCue } from "./moments";
import { join, type Pen } from "./pen";
import { allPlans } from "./plan-replies";
import { capitalize, countWords, normal, sentencesOf, trimEndOf, wordsOf } from "./text";
import type { Thread, Topic } from "./thread-state";
import { asWish } from "./wants";
import type { Understanding } from "./understand";
import { leaningsOf } from "./voice";

const MAX_MEMORIES = 3;
const MAX_QUOTE_WORDS = 14;
const RETURNED_FORMS = ["Back to that: {what}.", "{What}, that was where we stood."];

const ASKS_LINE = /\b(?:what|which) (?:was|is) (?:the|my|that) (?:sentence|line|wording|question)\b/;
const ASKS_ALL = /\b(?:all|every|list|plans|rules|everything)\b/;
const LINE_FORMS = ["{line}, that was it.", "Your words: {line}."];
const PLAN_FORMS = ["Your plan: {rules}.", "As you set it: {rules}.", "You settled on this: {rules}."];

const listOf = (parts: string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1) ?? ""}`;

/** The weightiest phrase of some messages, the latest first. */
function phraseOf(messages: Understanding[]): string | null {
  const phrases = messages
    .toReversed()
    .flatMap(({ clauses }) => clauses.slice(0, 2))
    .filter((clause) => countWords(clause) <= MAX_QUOTE_WORDS);
  return phrases.find(isWeighty) ?? phrases[0] ?? null;
}

const holds = (text: string, names: string[]) =>
  names.some((name) =>
    wordsOf(normal(text)).some((word) => word === name || `${word}s` === name || word === `${name}s`),
  );

/** What was said with one of these names in it, the latest first: a clause, else a short sentence; an exact piece. */
function phrasesWith(messages: Understanding[], names: string[]): string[] {
  const isFit = (piece: string) =>
    holds(piece, names) &&
    !/^(?:who|which|whose)\b/i.test(piece) &&
    countWords(piece) > 2 &&
    countWords(piece) <= MAX_QUOTE_WORDS;
  return messages.toReversed().flatMap(({ clauses, text }) => {
    const sentences = sentencesOf(text)
      .filter((sentence) => !sentence.endsWith("?"))
      .map((sentence) => trimEndOf(sentence, " .!…"));
    return clauses.find(isFit) ?? sentences.find(isFit) ?? [];
  });
}

export const saidAbout = (messages: Understanding[], names: string[]): string | null =>
  phrasesWith(messages, names)[0] ?? null;

/** Where a topic stood: the wish, the step, or what was said of it. */
function standing({ want, commitment, heard }: Topic, names: string[]): string | null {
  const step = commitment && `your step was to ${flipPerson(commitment.action)}`;
  if (want)
    return [want.startsWith("that ") ? asWish(want) : `you wanted ${want}`, step].filter(Boolean).join(", and ");
  const phrase = saidAbout(heard, names) ?? phraseOf(heard);
  return step ?? (phrase && `you said ${quoted(phrase)}`);
}

/** Back on an earlier topic: where it stood, and a question. */
export function returnReply(thread: Thread, pen: Pen): string | null {
  if (!thread.isReturn) return null;
  const names = wordsOf(RETURNS.exec(thread.now.said)?.[1] ?? "").filter((word) => word.length > 2 && word !== "the");
  const what = standing(thread, names);
  const line = what && pen.any(RETURNED_FORMS, { what });
  return line && join([line, pen.any(RETURNED_QUESTIONS) ?? goOn(thread, pen)]);
}

/** The matter that a question about earlier words names; null when it names none. */
function namedIn(said: string): string | null {
  const name = (ASKS_RECALL.exec(said)?.[1] ?? ASKS_MENTIONED.exec(said)?.[1])?.trim();
  return name &&
    !/^(?:me|myself|us|this|that|it|all|everything|today|so far|(?:this|our|the)(?: last)? (?:talk|conversation|chat|session))$/.test(
      name,
    )
    ? name
    : null;
}

const ASKING =
  /^(?:remember|recall|know|about|said|told|say|tell|what|when|which|that|this|have|many|much|does|still|again|mention|mentioned|anything|something|conversation|session|talked|earlier|before|last|week|time|notes|here|with|from|your|mine|everything)$/;

/** The word of a question about what is remembered that the person used before; null when there is none. */
function wordFrom({ now, told }: Thread): string | null {
  if (!/^(?:do|did|can) you\b/.test(now.said)) return null;
  const words = wordsOf(now.said).filter((word) => word.length > 3 && !ASKING.test(word));
  return words.find((word) => told.some(({ said }) => wordsOf(said).includes(word))) ?? null;
}

function recallOf({ told, now }: Thread, name: string): string {
  const names = wordsOf(name);
  const about = told.filter(({ said }) => holds(said, names));
  const named = phrasesWith(about, names);
  const phrases = [...named, ...about.toReversed().flatMap(({ clauses }) => clauses.slice(0, 1))];
  const asTyped = now.text.slice(now.text.toLowerCase().indexOf(name)).slice(0, name.length);
  if (phrases.length === 0) {
    return ASKS_MENTIONED.test(now.said) && !ASKS_RECALL.test(now.said)
      ? `${capitalize(asTyped)}: not a word in this conversation, as far as I can see.`
      : `About ${asTyped} I find nothing in this conversation.`;
  }
  return `Yes: ${listOf([...new Set(phrases)].slice(0, 2).map(quoted))}.`;
}

/** The latest clause that names a time and is no part of what the person wants anyway; an exact piece. */
function datedPhrase(told: Understanding[], wants: string[]): string | null {
  const isFit = (clause: string) =>
    splitCue(clause).cue !== null &&
    countWords(clause) <= MAX_QUOTE_WORDS &&
    !wants.some((want) => normal(clause).includes(normal(flipPerson(want))) || normal(clause).includes(normal(want)));
  return told.toReversed().flatMap(({ clauses }) => clauses.find(isFit) ?? [])[0] ?? null;
}

function fromTalk({ told, want, past, commitment, other }: Thread): string | null {
  if (told.length === 0) return null;
  const wants = [...new Set([...past.map((topic) => topic.want), want].filter((each) => each !== null))].slice(-2);
  const feelings = [...new Set(told.flatMap((message) => message.feelings.map(({ word }) => word)))].slice(-2);
  const dated = commitment ? null : datedPhrase(told, wants);
  const phrase = dated ?? (wants.length === 0 ? phraseOf(told) : null);
  const parts = [
    wants.length > 0 ? listOf(wants.map(asWish)) : null,
    feelings.length > 0 ? `you spoke of being ${listOf(feelings)}` : null,
    other ? `it has to do with ${other}` : null,
    phrase ? `you said ${quoted(phrase)}` : null,
    commitment ? `your step is to ${flipPerson(commitment.action)}` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `From this conversation: ${parts.join("; ")}.` : null;
}

function fromReport(thread: Thread): string | null {
  if (!thread.context.report) return null;
  const [first] = leaningsOf(thread.context);
  if (first)
    return `From your report: ${first.trait.label} ${first.trait.score} of 100, ${first.trait.level}, from ${first.source}.`;
  const titles = usableInsights(thread.context).map(({ title }) => title);
  return titles.length > 0 ? `From your report: ${listOf(titles.slice(0, 3))}.` : null;
}

/** The latest plan once more, when it is asked for. */
export function planAnswer(thread: Thread, pen: Pen): string | null {
  const line = ASKS_LINE.test(thread.now.said) && /“[^“”]+”/.exec(thread.commitment?.action ?? thread.idea ?? "")?.[0];
  if (line) return pen.form(LINE_FORMS, { line }, thread.replies.length);
  const isSummary = ASKS_SUMMARY.test(thread.now.said);
  if (!isSummary && !ASKS_PLAN.test(thread.now.said)) return null;
  const plans = allPlans(thread);
  const plan = (isSummary || ASKS_ALL.test(thread.now.said) ? plans : plans.slice(-1)).join(" ");
  const rules = plan
    .split(/(?<=[.”])\s(?=If\b)/)
    .filter(Boolean)
    .map((rule) => trimEndOf(rule, ".").replace(/^If\b/, "if"));
  return rules.length > 0 ? pen.form(PLAN_FORMS, { rules: rules.join("; ") }, thread.replies.length) : null;
}

const ASKS_FIRST =
  /\b(?:what|which)\b.{0,24}\b(?:i|we) (?:say|said|ask|asked|write|wrote|tell you|told you)\b.{0,8}\b(?:first|at the (?:beginning|start|very start))\b|\bmy (?:very )?first (?:message|question|words|sentence)\b/;
const FIRST_FORMS = ["You began with {q}."];
const MAX_FIRST = 120;

/** The person's first message of the conversation, when they ask what they said first. */
export function firstWordsReply(thread: Thread, pen: Pen, turns: CoachTurn[]): string | null {
  const [first] = turns;
  if (!ASKS_FIRST.test(thread.now.said) || turns.length < 2 || first?.role !== "user" || thread.context.summary)
    return null;
  const words = trimEndOf(first.content.replace(/\s+/g, " ").trim(), " .!");
  const said = words.length > MAX_FIRST ? `${words.slice(0, words.lastIndexOf(" ", MAX_FIRST))} …` : words;
  const line = pen.form(FIRST_FORMS, { q: quoted(said) }, 0);
  return line && join([line, goOn(thread, pen)]);
}

/** What the coach knows of the person, and from where; or what was said about one matter. */
export function knownAnswer(thread: Thread): string {
  const name = namedIn(thread.now.said) ?? wordFrom(thread);
  if (name) return recallOf(thread, name);
  const talk = fromTalk(thread);
  if (talk && (ASKS_SUMMARY.test(thread.now.said) || ASKS_PLAN.test(thread.now.said))) return talk;
  const memories = thread.context.memories.slice(0, MAX_MEMORIES).map((words) => quoted(trimEndOf(words, " .")));
  const kept = memories.length > 0 ? `Kept in your words: ${memories.join("; ")}.` : null;
  const known = [kept, fromReport(thread), talk].filter((part) => part !== null);
  if (known.length === 0) {
    return "Nothing yet. When you tell me something lasting about yourself I keep your exact words, and you can remove them at any time.";
  }
  return [...known, kept ? "You can change or remove what is kept." : null].filter(Boolean).join(" ");
}
