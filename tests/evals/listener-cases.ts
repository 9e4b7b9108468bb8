import type { fetchVectors, listen, ListenerReply } from "../../lib/features/coach/listener/listen";
import { hashSentence, sentencesOf, wordsOf } from "../../lib/features/coach/text";
import type { CoachContext, CoachTurn } from "../../lib/features/coach/schema";
import { NEW_COACH_STATE } from "../../lib/features/coach/schema";
import { readJsonLines } from "./read-json-lines";

export interface ListenerCase {
  id: string;
  kind: "knowable" | "asks" | "conversation";
  turns: string[];
  expect?: string;
}

export interface HeldTurn {
  message: string;
  reply: ListenerReply;
}

export const readCases = (file: URL): ListenerCase[] => readJsonLines(file);

type Listen = (conversation: { context: CoachContext; turns: CoachTurn[] }) => ListenerReply;

/** Replies as the product gives them, with the sentence vectors of all messages. */
export async function listenWithVectors(
  cases: ListenerCase[],
  reply: typeof listen,
  fetch: typeof fetchVectors,
): Promise<Listen> {
  const vectorsOf = new Map<string, Awaited<ReturnType<typeof fetchVectors>>>();
  for (const content of new Set(cases.flatMap(({ turns }) => turns)))
    vectorsOf.set(content, await fetch([{ role: "user", content }], { withinMs: 60_000 }));
  return (conversation) =>
    reply({ ...conversation, vectorOf: vectorsOf.get(conversation.turns.at(-1)?.content ?? "") });
}

export function holdConversation(messages: string[], context: CoachContext, listen: Listen): HeldTurn[] {
  const turns: CoachTurn[] = [];
  return messages.map((message) => {
    turns.push({ role: "user", content: message });
    const reply = listen({ context, turns });
    turns.push({ role: "assistant", content: reply.text, state: { ...NEW_COACH_STATE, listener: reply.state } });
    return { message, reply };
  });
}

/** Where the coach asks which matter is meant, or names one beside a practice, the likeliest is pressed. */
function holdWithChoices(messages: string[], context: CoachContext, listen: Listen): HeldTurn[] {
  const said: string[] = [];
  let held: HeldTurn[] = [];
  const say = (message: string) => {
    said.push(message);
    held = holdConversation(said, context, listen);
  };
  for (const message of messages) {
    say(message);
    const { did, suggested } = held.at(-1)?.reply.state ?? {};
    const isNamed = did?.act === "practice-start" && suggested?.[0]?.matter;
    if (did?.act === "ask-matter" || isNamed) say(suggested?.[0]?.text ?? "");
  }
  return held;
}

export const repliesTo = (messages: string[], context: CoachContext, listen: Listen): ListenerReply[] =>
  holdConversation(messages, context, listen).map(({ reply }) => reply);

/** @throws RangeError without a message */
export function lastReplyTo(messages: string[], context: CoachContext, listen: Listen): ListenerReply {
  const last = repliesTo(messages, context, listen).at(-1);
  if (!last) throw new RangeError("A conversation needs a message");
  return last;
}

/** After 'shorter' and the like the reply's state names what was given anew; no sentence of it is the same. */
const GIVEN_ANEW = ["draft", "first-sentence", "first-step"];

const SATISFIES: Record<string, string[]> = {
  advice: ["advice", "first-step", "steps", "decide"],
  // Advice ends with the first step.
  "first-step": ["first-step", "steps", "prepare", "advice"],
  steps: ["steps", "first-step", "prepare"],
  practice: ["prepare", "practice-start"],
  checklist: ["checklist", "questions"],
  agenda: ["checklist"],
  "first-sentence": ["first-sentence", "draft"],
  sentence: ["first-sentence"],
  wording: ["first-sentence", "draft"],
  script: ["first-sentence", "draft"],
  decide: ["decide", "options", "ways"],
  frame: ["decide"],
  plan: ["steps"],
  prioritise: ["decide", "advice", "first-step", "steps"],
  rehearse: ["prepare", "practice-start"],
  date: ["date", "date-computation"],
  "date-computation": ["date", "date-computation"],
  time: ["time", "date"],
  model: ["identity", "limits"],
  human: ["identity"],
  summary: ["recap", "report-overview"],
  overview: ["report-overview"],
  echo: ["echo-last"],
  training: ["privacy"],
  conversation: ["new-chat-how", "recap"],
  account: ["delete-how", "password-how"],
  shorter: GIVEN_ANEW,
  softer: GIVEN_ANEW,
  firmer: GIVEN_ANEW,
  formal: GIVEN_ANEW,
  another: GIVEN_ANEW,
  example: ["example", "first-step", "first-sentence"],
};

const partsOf = (name: string) =>
  name
    .split(/[-_ ]/)
    .filter((part) => part.length > 2 && !["how", "about", "the", "with", "for", "last"].includes(part))
    .map((part) => part.slice(0, 5));

function isNamed(name: string, act: string): boolean {
  return name.split("-or-").some((each) => {
    if (each === act || SATISFIES[each]?.includes(act)) return true;
    return !SATISFIES[each] && partsOf(each).some((part) => partsOf(act).includes(part));
  });
}

function subjectFits(wanted: string, subject: string | null, context: CoachContext): boolean {
  const { details } = context.report ?? { details: [] };
  if (wanted === subject) return true;
  const at = details.findIndex(({ id }) => id === subject);
  const insight = details[at];
  if (!insight) return false;
  const slug = insight.title.toLowerCase().replace(/ /g, "-");
  const names = [slug, slug.replace("insight-", ""), String(at + 1)];
  return names.includes(wanted) || insight.evidence.some(({ trait }) => trait === wanted);
}

export function isSatisfied({ kind, expect = "" }: ListenerCase, { reply }: HeldTurn, context: CoachContext): boolean {
  const [name = "", subject] = expect.split(":");
  const { did, offer } = reply.state;
  if (!did) return false;
  if (name === "practice") return offer?.practiceId === subject;
  if (kind === "asks")
    return (name.includes("practice") && offer !== null) || (isNamed(name, did.act) && did.subject !== null);
  if (!isNamed(name, did.act) || did.subject === "none" || did.subject === "missing") return false;
  return subject === undefined || subjectFits(subject, did.subject, context);
}

/** What a practice ends with, which stands for what was asked where the matter is not known. */
const RESULTS: Record<string, string[]> = {
  "say-it": ["draft", "first-sentence"],
  decide: ["decide"],
  premortem: ["challenge"],
  "think-it-through": ["steps", "advice"],
};

const isLed = ({ kind, expect = "" }: ListenerCase, { reply }: HeldTurn): boolean =>
  kind === "asks" && (RESULTS[reply.state.offer?.practiceId ?? ""] ?? []).some((act) => isNamed(expect, act));

const ASKS_SOMETHING =
  /\?\s*$|^(?:ok |okay |and |so |please |quick: )*(?:how|what|why|which|when|who|where|should|can you|could you|would you|write|draft|give|make|help|tell|show|list|remind|shorter|longer|too|less|more|decide|start|for example|example|walk|explain|rewrite|turn)\b/i;
const GIVES_NOTHING = new Set("listen ask unclear complaint nothing-more doubt-coach yes no".split(" "));

export const isDeflection = ({ message, reply }: HeldTurn): boolean =>
  ASKS_SOMETHING.test(message) && GIVES_NOTHING.has(reply.state.did?.act ?? "listen");

const QUOTES = new Set(["recap", "echo-last", "memory", "memories", "commitments", "goals", "ways"]);
const PERSON: Record<string, string> = {
  your: "my",
  yours: "mine",
  you: "i",
  "you're": "i'm",
  yourself: "myself",
  me: "i",
  are: "am",
};
const contentOf = (text: string) => wordsOf(text.toLowerCase()).map((word) => PERSON[word] ?? word);

const MIN_WORDS = 5;
const MOST = 0.75;

export function isGivenBack({ message, reply }: HeldTurn): boolean {
  if (QUOTES.has(reply.state.did?.act ?? "")) return false;
  const said = new Set(contentOf(message));
  return sentencesOf(ownText(reply.text)).some((sentence) => {
    const words = contentOf(sentence);
    return words.length >= MIN_WORDS && words.filter((word) => said.has(word)).length / words.length >= MOST;
  });
}

const ownText = (text: string) =>
  text
    .split("\n")
    .filter((line) => !line.startsWith(">"))
    .join("\n");

export function countRepeats(held: HeldTurn[]): number {
  const seen = new Set<string>();
  let repeats = 0;
  for (const { reply } of held) {
    const keys = new Set(sentencesOf(ownText(reply.text)).map(hashSentence));
    repeats += [...keys].filter((key) => seen.has(key)).length;
    for (const key of keys) seen.add(key);
  }
  return repeats;
}

export interface Rates {
  answered: [count: number, of: number];
  given: [count: number, of: number];
  /** Not given, but a practice that ends with it is offered. */
  led: number;
  askedForMatter: [count: number, of: number];
  deflected: [count: number, of: number];
  givenBack: [count: number, of: number];
  repeats: number;
  missed: string[];
}

export function measureListener(cases: ListenerCase[], context: CoachContext, listen: Listen): Rates {
  const held = cases.map((one) => ({ one, turns: holdWithChoices(one.turns, context, listen) }));
  const missed = held.filter(({ one, turns }) => {
    const last = turns.at(-1);
    return one.kind !== "conversation" && (!last || !isSatisfied(one, last, context));
  });
  const of = (kind: ListenerCase["kind"]) => cases.filter((one) => one.kind === kind).length;
  const hits = (kind: ListenerCase["kind"]): [number, number] => [
    of(kind) - missed.filter(({ one }) => one.kind === kind).length,
    of(kind),
  ];
  const all = held.flatMap(({ turns }) => turns);
  const asking = all.filter(({ message }) => ASKS_SOMETHING.test(message));
  const asksForMatter = all.filter(({ reply }) => reply.state.did?.act === "ask-matter");
  return {
    answered: hits("knowable"),
    given: hits("asks"),
    led: missed.filter(({ one, turns }) => turns.slice(-1).some((last) => isLed(one, last))).length,
    askedForMatter: [asksForMatter.length, all.length],
    deflected: [asking.filter(isDeflection).length, asking.length],
    givenBack: [all.filter(isGivenBack).length, all.length],
    repeats: held.reduce((sum, { turns }) => sum + countRepeats(turns), 0),
    missed: missed.map(
      ({ one, turns }) =>
        `${one.expect ?? ""}: ${one.turns.at(-1) ?? ""} -> ${turns.at(-1)?.reply.state.did?.act ?? ""}`,
    ),
  };
}
