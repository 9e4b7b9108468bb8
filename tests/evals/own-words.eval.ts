import "../../scripts/lib/app-modules.mjs";
import { readJsonLines } from "./read-json-lines.ts";

// Measures whether the coach without a language model hears what a person dictates, between which ways they have to
// choose, on which text of theirs they want an opinion, and when they protest against what it gave. The halves were
// written by others than the rules; the held-out one is read by nobody.

const { findDictated } = await import("../../lib/features/coach/texts/find-dictated.ts");
const { findShownText } = await import("../../lib/features/coach/texts/find-shown-text.ts");
const { findWays } = await import("../../lib/features/coach/texts/find-ways.ts");
const { fetchVectors } = await import("../../lib/features/coach/listener/listen.ts");
const { recognize } = await import("../../lib/features/coach/listener/recognition/recognize.ts");
const { NEW_LISTENER_STATE } = await import("../../lib/features/coach/listener/schema.ts");
const { startSentenceVectors, stopSentenceVectors } =
  await import("../../lib/providers/sentence-vectors/sentence-vectors.ts");

interface Dictation {
  text: string;
  words: string[];
}

interface Choice {
  text: string;
  ways: string[];
}

interface Reaction {
  before: string;
  text: string;
  kind: "protest" | "change" | "value" | "story" | "question";
}

const fileOf = (path: string) => new URL(path, import.meta.url);

const bare = (texts: string[]) =>
  texts
    .join(" ")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

function measureDictation(half: string, what: string, cases: Dictation[]): void {
  const found = cases.map(({ text, words }) => ({ words, found: findDictated(text).map((each) => each.words) }));
  const dictating = found.filter(({ words }) => words.length > 0);
  const others = found.filter(({ words }) => words.length === 0);
  const heard = dictating.filter((each) => each.found.length > 0).length;
  const exact = dictating.filter((each) => bare(each.found) === bare(each.words)).length;
  const wrong = others.filter((each) => each.found.length > 0).length;
  console.log(
    `${half}: ${what} heard ${heard} of ${dictating.length}, exactly ${exact}; ` +
      `found where there are none ${wrong} of ${others.length}`,
  );
}

function measureWays(half: string, cases: Choice[], dictated: Dictation[]): void {
  const found = cases.map(({ text, ways }) => ({ ways, found: findWays(text) }));
  const choosing = found.filter(({ ways }) => ways.length > 0);
  const heard = choosing.filter((each) => each.found.length > 0).length;
  const exact = choosing.filter((each) => bare(each.found) === bare(each.ways)).length;
  const others = [
    ...found.filter(({ ways }) => ways.length === 0),
    ...dictated.map(({ text }) => ({ found: findWays(text) })),
  ];
  const wrong = others.filter((each) => each.found.length > 0).length;
  console.log(
    `${half}: ways to choose from heard ${heard} of ${choosing.length}, exactly ${exact}; ` +
      `found where there are none ${wrong} of ${others.length}`,
  );
}

function measureShown(half: string, cases: { text: string }[], dictated: Dictation[]): void {
  const count = (all: { text: string }[]) => `${all.filter(({ text }) => findShownText(text)).length} of ${all.length}`;
  console.log(
    `${half}: a text shown for an opinion heard ${count(cases)}, where something is dictated ${count(dictated)}`,
  );
}

/** The act that gave what the reaction is to. */
function actOf(before: string): string {
  if (before.includes("sentence")) return "first-sentence";
  if (/mail|note|text|letter|announcement|reply|speech|asked/.test(before)) return "draft";
  return /steps|list|plan/.test(before) ? "steps" : "advice";
}

async function isProtest({ before, text }: Reaction): Promise<boolean> {
  const given = { act: actOf(before), subject: "team-conflict" };
  const state = { ...NEW_LISTENER_STATE, turn: 2, matter: given.subject, did: given, last: given, hasBlanks: true };
  return recognize(text, state, [], await fetchVectors([{ role: "user", content: text }], { withinMs: 60_000 }))
    .isProtest;
}

async function measureReactions(half: string, cases: Reaction[]): Promise<void> {
  const taken: boolean[] = [];
  // One after the other: of many calls at once the thread of the sentence vectors refuses most.
  for (const each of cases) taken.push(await isProtest(each));
  const count = (isOne: boolean) => {
    const all = cases.flatMap(({ kind }, at) => ((kind === "protest") === isOne ? [taken[at]] : []));
    return `${all.filter(Boolean).length} of ${all.length}`;
  };
  console.log(`${half}: protests heard ${count(true)}, other reactions taken for one ${count(false)}`);
}

await startSentenceVectors();
for (const [half, folder, end] of [
  ["build", ".", ".build"],
  ["held-out", "./held-out", ""],
] as const) {
  const dictated: Dictation[] = readJsonLines(fileOf(`${folder}/dictated${end}.jsonl`));
  measureDictation(half, "dictated words", dictated);
  measureDictation(half, "words beside an order", readJsonLines(fileOf(`${folder}/orders${end}.jsonl`)));
  measureWays(half, readJsonLines(fileOf(`${folder}/ways${end}.jsonl`)), dictated);
  measureShown(half, readJsonLines(fileOf(`${folder}/shown${end}.jsonl`)), dictated);
  await measureReactions(half, readJsonLines(fileOf(`${folder}/reactions${end}.jsonl`)));
}
await stopSentenceVectors();
