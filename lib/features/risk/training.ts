import "server-only";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { Classifier, type Example } from "./classifier";
import { featuresOf } from "./features";
import { Meanings, type MeaningWords } from "./meanings";
import { languageOf, sentencesOf } from "./tokens";

export const LABELS = ["none", "crisis", "ask", "selfharm", "violence", "other", "past", "harm", "medical"] as const;
export type Label = (typeof LABELS)[number];

const directory = () => path.join(process.cwd(), "content", "risk");

export interface TrainingLine {
  text: string;
  /** Its place in `LABELS`. */
  label: number;
  file: string;
}

/** The training lines: each section of a file begins with `# label`. @throws Error naming file and line. */
export function readLines(): TrainingLine[] {
  const folder = path.join(directory(), "training");
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      let label = -1;
      return readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .flatMap((line, at) => {
          const text = line.trim();
          if (!text.startsWith("# ")) return text ? [{ text, label: known(label, `${file}:${at + 1}`), file }] : [];
          label = LABELS.findIndex((name) => name === text.slice(2));
          known(label, `${file}:${at + 1}`);
          return [];
        });
    });
}

function known(label: number, place: string): number {
  if (label < 0) throw new Error(`content/risk/training/${place} has no known label`);
  return label;
}

/** What `lib/generated/risk` holds of the model. */
export interface LearnedWeights {
  /** Harmless or not. */
  danger: Classifier;
  kind: Classifier;
}

/** The words of one meaning, as the file in `content/risk` has them. */
export const meaningsOfWords = (): Meanings =>
  new Meanings(parse(readFileSync(path.join(directory(), "meanings.yaml"), "utf8")) as MeaningWords); // Ships with the code.

const WINDOW = 3;

/**
 * Several lines of a language as one message: conversations are read with the messages before, and a danger stands among
 * much else. What is harmless alone is harmless together; a danger stays one behind something harmless.
 */
function together(lines: TrainingLine[]): TrainingLine[] {
  const byLanguage = Object.groupBy(lines, ({ text }) => languageOf(sentencesOf(text)));
  return Object.values(byLanguage).flatMap((some) => {
    const harmless = some.filter(({ label }) => label === 0);
    return some.flatMap((line, at) => {
      const size = 1 + (at % WINDOW);
      if (line.label > 0 && at % DANGERS_TOGETHER !== 0) return [];
      const before = Array.from({ length: size }, (_, step) => harmless[(at * 7 + step * 13) % harmless.length]);
      return [{ ...line, text: [...before.map((one) => one?.text ?? ""), line.text].join(".\n") }];
    });
  });
}
/** Of the dangers every so many is learned among harmless lines as well. */
const DANGERS_TOGETHER = 2;

/** Learns from these lines, or all; takes a second or two. */
export function learnWeights(meanings: Meanings, lines: TrainingLine[] = readLines()): LearnedWeights {
  const examples = [...lines, ...together(lines)].map(({ text, label }): Example => ({
    features: featuresOf(text, meanings),
    label,
  }));
  return {
    danger: Classifier.learnedFrom(
      examples.map(({ features, label }) => ({ features, label: Math.min(1, label) })),
      { classes: 2 },
    ),
    kind: Classifier.learnedFrom(
      examples.filter(({ label }) => label > 0).map(({ features, label }) => ({ features, label: label - 1 })),
      { classes: LABELS.length - 1, rounds: 4 },
    ),
  };
}

/** Those that the net over sentence vectors is learned from, which are English. */
export const englishLines = (): TrainingLine[] =>
  readLines().filter(({ text }) => languageOf(sentencesOf(text)) === "en");

/** Changes with any of these lines. */
export const linesHash = (lines: TrainingLine[]): string =>
  createHash("sha256")
    .update(lines.map(({ text, label }) => `${label} ${text}`).join("\n"))
    .digest("hex");
