import { usableInsights } from "../usable-insights";
import { goOn } from "./ask";
import { ASKS_RECALL } from "./cues";
import { RETURNED_QUESTIONS } from "./generic-lines";
import { flipPerson, isWeighty, quoted } from "./mirror";
import { join, type Pen } from "./pen";
import { countWords, normal, trimEndOf, wordsOf } from "./text";
import type { Thread, Topic } from "./thread";
import type { Understanding } from "./understand";
import { leaningsOf } from "./voice";

const MAX_MEMORIES = 3;
const MAX_QUOTE_WORDS = 14;
const RETURNED_FORMS = ["Back to that: {what}.", "{What}, that was where we stood."];

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

/** Where a topic stood: the wish, the step, or what was said of it. */
function standing({ want, commitment, heard }: Topic): string | null {
  const step = commitment && `your step was to ${flipPerson(commitment.action)}`;
  if (want) return [`you wanted ${want}`, step].filter(Boolean).join(", and ");
  const phrase = phraseOf(heard);
  return step ?? (phrase && `you said ${quoted(phrase)}`);
}

/** Back on an earlier topic: where it stood, and a question. */
export function returnReply(thread: Thread, pen: Pen): string | null {
  if (!thread.isReturn) return null;
  const what = standing(thread);
  const line = what && pen.any(RETURNED_FORMS, { what });
  return line && join([line, pen.any(RETURNED_QUESTIONS) ?? goOn(thread, pen)]);
}

/** The matter that a question about earlier words names; null when it names none. */
function namedIn(said: string): string | null {
  const name = ASKS_RECALL.exec(said)?.[1]?.trim();
  return name && !/^(?:me|myself|us|this|that|it|all|everything|today|so far)$/.test(name) ? name : null;
}

function recallOf({ told, now }: Thread, name: string): string {
  const names = wordsOf(name);
  const messages = told.filter(({ said }) => names.some((each) => wordsOf(said).includes(each)));
  const phrases = messages.flatMap(({ clauses }) => {
    const fitting = clauses.filter((clause) => countWords(clause) > 3 && countWords(clause) <= MAX_QUOTE_WORDS);
    return fitting.find((clause) => names.some((each) => normal(clause).includes(each))) ?? fitting[0] ?? [];
  });
  const asTyped = now.text.slice(now.text.toLowerCase().indexOf(name)).slice(0, name.length);
  if (phrases.length === 0) return `About ${asTyped} I find nothing in this conversation.`;
  return `Yes: ${listOf([...new Set(phrases)].slice(0, 2).map(quoted))}.`;
}

function fromTalk({ told, want, past, commitment, other }: Thread): string | null {
  if (told.length === 0) return null;
  const wants = [...new Set([...past.map((topic) => topic.want), want].filter((each) => each !== null))].slice(-2);
  const feelings = [...new Set(told.flatMap((message) => message.feelings.map(({ word }) => word)))].slice(-2);
  const phrase = wants.length === 0 ? phraseOf(told) : null;
  const parts = [
    wants.length > 0 ? `you want ${listOf(wants)}` : null,
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

/** What the coach knows of the person, and from where; or what was said about one matter. */
export function knownAnswer(thread: Thread): string {
  const name = namedIn(thread.now.said);
  if (name) return recallOf(thread, name);
  const memories = thread.context.memories.slice(0, MAX_MEMORIES).map((words) => quoted(trimEndOf(words, " .")));
  const kept = memories.length > 0 ? `Kept in your words: ${memories.join("; ")}.` : null;
  const known = [kept, fromReport(thread), fromTalk(thread)].filter((part) => part !== null);
  if (known.length === 0) {
    return "Nothing yet. When you tell me something lasting about yourself I keep your exact words, and you can remove them at any time.";
  }
  return [...known, kept ? "You can change or remove what is kept." : null].filter(Boolean).join(" ");
}
