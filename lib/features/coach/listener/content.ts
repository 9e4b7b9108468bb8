import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { processSingleton } from "@/lib/server/process-singleton";
import { actKindOf, REQUEST_ACTS } from "./acts";
import { Classifier, type Example } from "./classifier";
import { Cues, cuesFile } from "./cues";
import { actsFile, copyFile, languagesFile, situation, wordsFile, type Situation } from "./schema";
import { expandLine, normalizeText } from "./text";
import { TextFeatures } from "./text-features";

const FOLDER = path.join(process.cwd(), "content", "listener");
/** More forms of a line would outweigh the other lines of its label. */
const MAX_FORMS_PER_LINE = 10;
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

const examplesOf = (label: string, lines: string[], names: string[] = [""]): Example[] =>
  lines.flatMap((line) => expandForms(line, names)).map((text) => ({ label, text: normalizeText(text) }));

const isStatement = (text: string) =>
  /^(?:my|we|i (?!need|have to|want)|he|she|they|the|nobody|everybody|there|since|a |an )/.test(text) &&
  !/\?|\bhow (?:do|can|to)\b|\bwhat\b/.test(text);

function load() {
  const words = read("words.yaml", wordsFile);
  const acts = read("acts.yaml", actsFile);
  const situations = new Map<string, Situation>();
  for (const file of readdirSync(path.join(FOLDER, "situations")).sort()) {
    const entries = read(path.join("situations", file), z.record(z.string(), situation));
    for (const [id, entry] of Object.entries(entries)) situations.set(id, { id, ...entry });
  }
  const concepts = new Map(
    Object.entries(words.concepts).flatMap(([concept, list]) => list.map((word) => [word, concept] as const)),
  );
  const features = new TextFeatures(concepts);
  const matterExamples = [...situations.values()].flatMap(({ id, name, heard }) => examplesOf(id, [name, ...heard]));
  const names = [...situations.values()].map(({ name }) => name);
  const told = matterExamples.filter(({ text }) => isStatement(text)).map(({ text }) => ({ label: "tell", text }));
  const actExamples = Object.entries(acts).flatMap(([act, lines]) => examplesOf(act, lines, names));
  const asked = matterExamples.filter(({ text }) => !isStatement(text)).map(({ text }) => ({ label: "steps", text }));
  const others = Object.entries(acts).filter(([act]) => !ACTS_WITHOUT_NONE_EXAMPLES.has(act));
  return {
    words,
    situations,
    copy: { ...read("copy.yaml", copyFile), ...read("product.yaml", copyFile) },
    languages: read("languages.yaml", languagesFile),
    cues: new Cues(read("cues.yaml", cuesFile)),
    acts: new Classifier([...actExamples, ...told], features),
    kinds: new Classifier(
      [...actExamples, ...told, ...asked].map(({ text, label }) => ({ text, label: actKindOf(label) })),
      features,
    ),
    matters: new Classifier(
      [...matterExamples, ...others.flatMap(([, lines]) => examplesOf("none", lines.slice(-4)))],
      features,
    ),
  };
}

const ACTS_WITHOUT_NONE_EXAMPLES = new Set([
  ...REQUEST_ACTS,
  ...["good-news", "feeling-bad", "answer-share", "f-ifnot", "vent"],
]);

const CONTENT = processSingleton("listener-content", load);

/** Read and indexed once, when the server starts. @throws Error that names the faulty file. */
export const listenerContent = () => CONTENT.get();
