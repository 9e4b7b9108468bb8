import { letterFor, notesIn, polish, writeLetter } from "./draft";
import { answer, situationOf, type Answer, type Moment } from "./moment";
import { offerOf } from "./offers";
import type { Situation } from "./schema";
import { paragraphs } from "./writer";

const numbered = (items: string[]) => items.map((item, at) => `${at + 1}. ${item}`).join("\n");
const bulleted = (items: string[]) => items.map((item) => `- ${item}`).join("\n");
const sentence = (text: string) => `> ${text}`;

const TEXTS: Record<string, (situation: Situation, moment: Moment) => string[]> = {
  advice: (one) => [`${one.advice} ${one.do}`, one.advice, one.do, one.example],
  "first-step": (one) => [one.do, one.steps[0] ?? one.do],
  steps: (one) => [numbered(one.steps), bulleted(one.check)],
  checklist: (one) => [bulleted(one.check), numbered(one.steps)],
  questions: (one) => [bulleted(one.questions ?? one.asks)],
  "first-sentence": (one) => [sentence(one.first.say), sentence(one.first.soft), sentence(one.first.firm)],
  draft: (one, moment) => [
    letterFor(moment, one),
    letterFor(moment, one, one.draft.short),
    letterFor(moment, one, one.draft.firm),
  ],
  options: (one) => [bulleted(one.options.map(({ name, when }) => `**${name}**, if ${when}`))],
  decide: (one) =>
    [one.frame ?? "", bulleted(one.options.map(({ name, when }) => `**${name}**, if ${when}`))].filter(Boolean),
  challenge: (one) => [bulleted(one.against ?? one.beware), one.asks[1] ?? one.why],
  prepare: (one) => [one.do, one.steps[0] ?? one.do, bulleted(one.check)],
};

const NEXT: Record<string, string[]> = {
  advice: ["steps", "options", "challenge"],
  "first-step": ["steps", "first-sentence", "checklist"],
  steps: ["options", "challenge", "first-sentence"],
  checklist: ["first-sentence", "challenge"],
  questions: ["first-sentence", "steps"],
  "first-sentence": ["draft", "advice"],
  draft: ["first-sentence"],
  options: ["decide", "advice"],
  decide: ["advice", "challenge"],
  challenge: ["options", "advice"],
  prepare: ["steps", "first-sentence", "challenge"],
};

const HEADS: Record<string, string> = {
  steps: "head-steps",
  checklist: "head-checklist",
  challenge: "head-challenge",
  options: "head-options",
  decide: "head-decide",
};
const TAILS: Record<string, string> = {
  draft: "tail-draft",
  "first-sentence": "tail-sentence",
  options: "tail-options",
  decide: "tail-decide",
};

export function give(act: string, situation: Situation, moment: Moment): Answer | null {
  const { writer } = moment;
  for (const each of [act, ...(NEXT[act] ?? [])]) {
    const text = writer.pick(TEXTS[each]?.(situation, moment) ?? []);
    if (!text) continue;
    const head = writer.say(HEADS[each] ?? "", { name: situation.name });
    const tail = writer.say(TAILS[each] ?? "");
    return answer(paragraphs(head, text, tail), each, situation.id, { isWorkable: true });
  }
  return null;
}

const GENERAL: Record<string, string> = {
  decide: "prioritising",
  challenge: "plan-test",
  options: "prioritising",
  "first-step": "postponing",
};
const MIN_WORDS = 5;
const REWRITES = /\b(?:turn|rewrite|rephrase|polish|proofread|correct|improve|convert|make|put)\b/;

function rewriteAnswer({ said, context, state }: Moment): Answer | null {
  const notes = notesIn(said.text);
  if (!notes || !REWRITES.test(said.normal)) return null;
  const text = writeLetter({ body: polish(notes), to: "one", name: state.name, from: context.firstName });
  return answer(text, "draft", "own-words", { isWorkable: true });
}

export function matterFor({ said, state }: Moment): Situation | null {
  const named = situationOf(said.matter) ?? situationOf(state.matter);
  if (named) return named;
  const isDetailed = said.words.length >= MIN_WORDS;
  if (said.act === "draft" && isDetailed) return situationOf("short-mail");
  if (isDetailed) return situationOf(said.nearest);
  return state.turn > 0 || said.act === "decide" ? situationOf(GENERAL[said.act] ?? null) : null;
}

export function askAnswer(moment: Moment): Answer | null {
  const { said, state, writer } = moment;
  const exact = said.act === "draft" ? rewriteAnswer(moment) : null;
  if (exact) return exact;
  const situation = matterFor(moment);
  if (!situation) return answer(writer.say("no-matter"), "ask", said.act, { isQuestion: true });
  state.matter = situation.id;
  const found = give(said.act, situation, moment);
  const offer = offerOf(moment, situation.practice ?? (said.act === "prepare" ? "hard-conversation" : null));
  if (!found) return offer && answer(offer.text, "prepare", situation.id, { offer: offer.offer });
  return offer ? { ...found, text: paragraphs(found.text, offer.text), offer: offer.offer } : found;
}
