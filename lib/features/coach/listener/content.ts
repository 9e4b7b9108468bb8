import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import { parse } from "yaml";
import { z } from "zod";
import { readGenerated, writeGenerated } from "@/lib/server/generated-files";
import { processSingleton } from "@/lib/server/process/process-singleton";
import { REQUEST_ACTS } from "./acts";
import { Classifier, indexExamples, type ClassifierIndex, type Example } from "../classification/classifier";
import { Cues, cuesFile } from "./recognition/cues";
import {
  copyFile,
  languagesFile,
  linesFile,
  messagesFile,
  situation,
  suggestionsFile,
  wordsFile,
  type Situation,
} from "./schema";
import {
  combineChances,
  guessByModels,
  readLinearModels,
  unpackModels,
  type ExampleKind,
  type VectorOf,
} from "../classification/linear-models";
import { expandLine, normalizeText } from "../text";

const FOLDER = path.join(process.cwd(), "content", "listener");
/** More forms of a line would outweigh the other lines of its label. */
const MAX_FORMS_PER_LINE = 4;
const ONE_GROUP = /^\([^()]*\)$/;

function read<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  const parsed = schema.safeParse(parse(readFileSync(path.join(FOLDER, file), "utf8")));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`content/listener/${file}: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}`);
}

function expandForms(line: string, names: string[]): string[] {
  const forms = expandLine(line).map((form, at) => form.replace("{matter}", names[(at * 7) % names.length] ?? ""));
  // A line that is a single group lists short messages, each as informative as a whole line.
  if (ONE_GROUP.test(line)) return forms;
  const step = Math.max(1, forms.length / MAX_FORMS_PER_LINE);
  return Array.from(
    { length: Math.min(forms.length, MAX_FORMS_PER_LINE) },
    (_, at) => forms[Math.floor(at * step)] ?? "",
  );
}

/** An example and the line that it is a form of; forms of one line are left out of a measurement together. */
export interface LineExample extends Example {
  line: string;
}

const examplesOf = (label: string, lines: string[], names: string[] = [""]): LineExample[] =>
  lines.flatMap((line) => expandForms(line, names).map((form) => ({ label, text: normalizeText(form), line })));

const PURPOSES_FILE = "purposes.yaml";

function readSituations(): Map<string, Situation> {
  const situations = new Map<string, Situation>();
  for (const file of readdirSync(path.join(FOLDER, "situations")).sort()) {
    const entries = read(path.join("situations", file), z.record(z.string(), situation));
    for (const [id, entry] of Object.entries(entries))
      situations.set(id, { id, isPurpose: file === PURPOSES_FILE, ...entry });
  }
  return situations;
}

export const readConcepts = ({ concepts } = read("words.yaml", wordsFile)): Map<string, string> =>
  new Map(Object.entries(concepts).flatMap(([concept, list]) => list.map((word) => [word, concept] as const)));

/** Of these acts no lines are examples of a message without a matter. */
const ACTS_WITHOUT_NONE_EXAMPLES = new Set([
  ...REQUEST_ACTS,
  ...["good-news", "feeling-bad", "answer-share", "f-ifnot", "vent"],
]);

/** The matter of jokes about somebody, which may be harassment or not. */
export const MOCKED = "mocked";

/** Messages that are an example of both their act and their matter. */
const readMessages = () =>
  Object.entries(read("messages.yaml", messagesFile)).flatMap(([matter, acts]) =>
    Object.entries(acts).map(([act, lines]) => ({ act, matter, lines })),
  );

/** The others are found by the linear models alone, because they are looked for in every message. */
type IndexedKind = Exclude<ExampleKind, "sensitive" | "purposes">;

/** Files that several kinds of examples come from. */
const readSources = () => ({ situations: readSituations(), messages: readMessages() });
type Sources = ReturnType<typeof readSources>;

/** The example lines from which both the index of words and the linear models are made. */
function readIndexedExamples({ situations, messages }: Sources): Record<IndexedKind, LineExample[]> {
  const acts = Object.entries(read("acts.yaml", linesFile));
  const practices = Object.entries(read("practices.yaml", linesFile));
  const names = [...situations.values()].map(({ name }) => name);
  const matters = [...situations.values()].filter(({ isPurpose }) => !isPurpose);
  const matterOf = (id: string) => (situations.get(id)?.isPurpose ? "none" : id);
  const others = acts.filter(([act]) => !ACTS_WITHOUT_NONE_EXAMPLES.has(act));
  return {
    acts: [
      ...acts.flatMap(([act, lines]) => examplesOf(act, lines, names)),
      ...messages.flatMap(({ act, lines }) => examplesOf(act, lines)),
      ...practices.flatMap(([id, lines]) => (id === "none" ? [] : examplesOf("practice-start", lines))),
    ],
    matters: [
      ...matters.flatMap(({ id, name, heard }) => examplesOf(id, [name, ...heard])),
      ...messages.flatMap(({ matter, lines }) => examplesOf(matterOf(matter), lines)),
      ...others.flatMap(([, lines]) => examplesOf("none", lines.slice(-4))),
    ],
    practices: practices.flatMap(([id, lines]) => examplesOf(id, lines)),
    topics: Object.entries(read("topics.yaml", linesFile)).flatMap(([topic, lines]) => examplesOf(topic, lines)),
  };
}

/** Messages about known matters are left out: with them, fewer purposes of others are recognised. */
const readPurposeExamples = ({ situations, messages }: Sources): LineExample[] =>
  messages.flatMap(({ matter, lines }) =>
    matter === "none" || situations.get(matter)?.isPurpose ? examplesOf(matter, lines) : [],
  );

/** Messages about a purpose are left out: with them, fewer sensitive matters are recognised. */
function readSensitiveExamples({ situations, messages }: Sources): LineExample[] {
  const names = [...situations.values()].map(({ name }) => name);
  const isOrdinary = (matter: string) => matter !== MOCKED && !situations.get(matter)?.isPurpose;
  return [
    ...Object.entries(read("sensitive.yaml", linesFile)).flatMap(([kind, lines]) => examplesOf(kind, lines)),
    ...messages.flatMap(({ matter, lines }) => (isOrdinary(matter) ? examplesOf("none", lines) : [])),
    ...Object.values(read("acts.yaml", linesFile)).flatMap((lines) => examplesOf("none", lines, names)),
  ];
}

/** All example lines that something is learned from. */
export function readExamples(): Record<ExampleKind, LineExample[]> {
  const sources = readSources();
  return {
    ...readIndexedExamples(sources),
    purposes: readPurposeExamples(sources),
    sensitive: readSensitiveExamples(sources),
  };
}

function buildIndex(concepts: Map<string, string>): Record<IndexedKind, ClassifierIndex> {
  const { acts, matters, practices, topics } = readIndexedExamples(readSources());
  const index = (examples: Example[]) => indexExamples(examples, concepts);
  return { acts: index(acts), matters: index(matters), practices: index(practices), topics: index(topics) };
}

/** Plain data, which `serialize` can store. */
function readFiles() {
  const words = read("words.yaml", wordsFile);
  const { models } = readLinearModels();
  return {
    words,
    situations: readSituations(),
    copy: { ...read("copy.yaml", copyFile), ...read("product.yaml", copyFile) },
    suggestions: read("suggestions.yaml", suggestionsFile),
    languages: read("languages.yaml", languagesFile),
    cues: read("cues.yaml", cuesFile),
    index: buildIndex(readConcepts(words)),
    models: {
      acts: unpackModels(models.acts),
      matters: unpackModels(models.matters),
      practices: unpackModels(models.practices),
      topics: unpackModels(models.topics),
      purposes: unpackModels(models.purposes),
    },
  };
}

const STORED = "listener/content.bin";
export const storeListenerContent = (): void => writeGenerated(STORED, serialize(readFiles()));

function readStored(): ReturnType<typeof readFiles> | null {
  const stored = readGenerated(STORED);
  return stored && (deserialize(stored) as ReturnType<typeof readFiles>); // Written above.
}

function load() {
  const { index, models, cues, ...files } = readStored() ?? readFiles();
  const concepts = readConcepts(files.words);
  const recognizer = (kind: IndexedKind) => {
    const classifier = new Classifier(index[kind], concepts);
    return (text: string, vectorOf: VectorOf) =>
      combineChances([classifier.guess(text), ...guessByModels(models[kind], { text, concepts, vectorOf })]);
  };
  return {
    ...files,
    cues: new Cues(cues),
    acts: recognizer("acts"),
    matters: recognizer("matters"),
    practices: recognizer("practices"),
    topics: recognizer("topics"),
    purposes: (text: string, vectorOf: VectorOf) =>
      combineChances(guessByModels(models.purposes, { text, concepts, vectorOf })),
  };
}

const CONTENT = processSingleton("listener-content", load);

/** Read once, when the server starts, as the build has stored it. @throws Error that names the faulty file. */
export const listenerContent = () => CONTENT.get();
