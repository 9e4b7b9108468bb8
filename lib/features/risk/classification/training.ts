import "server-only";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { languageOf, sentencesOf } from "../tokens";
import { Classifier, type Example } from "./classifier";
import { EnglishWords } from "./english-words";
import { extractFeatures, type Lexicon } from "./extract-features";
import { Meanings, type MeaningWords } from "./meanings";

export const LABELS = ["none", "crisis", "ask", "selfharm", "violence", "other", "past", "harm", "medical"] as const;
export type Label = (typeof LABELS)[number];

const directory = () => path.join(process.cwd(), "content", "risk");

interface TrainingLine {
  text: string;
  label: number;
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
          if (!text.startsWith("# ")) return text ? [{ text, label: assertLabel(label, `${file}:${at + 1}`) }] : [];
          label = LABELS.findIndex((name) => name === text.slice(2));
          assertLabel(label, `${file}:${at + 1}`);
          return [];
        });
    });
}

function assertLabel(label: number, place: string): number {
  if (label < 0) throw new Error(`content/risk/training/${place} has no known label`);
  return label;
}

export interface LearnedWeights {
  danger: Classifier;
  kind: Classifier;
}

export const readLexicon = (): Lexicon => ({
  meanings: new Meanings(parse(readFileSync(path.join(directory(), "meanings.yaml"), "utf8")) as MeaningWords), // Ships with the code.
  english: new EnglishWords(readFileSync(path.join(directory(), "english-words.txt"), "utf8")),
});

const MAX_LINES_BEFORE = 3;
/** Of the dangers, each second one is joined. */
const COMBINED_DANGER_INTERVAL = 2;

/**
 * Joins lines of one language to longer texts, because messages are assessed together with earlier ones. Harmless lines
 * stay harmless together; a danger stays one after harmless lines.
 */
function combineLines(lines: TrainingLine[]): TrainingLine[] {
  const byLanguage = Object.groupBy(lines, ({ text }) => languageOf(sentencesOf(text)));
  return Object.values(byLanguage).flatMap((some) => {
    const harmless = some.filter(({ label }) => label === 0);
    return some.flatMap((line, at) => {
      const size = 1 + (at % MAX_LINES_BEFORE);
      if (line.label > 0 && at % COMBINED_DANGER_INTERVAL !== 0) return [];
      const before = Array.from({ length: size }, (_, step) => harmless[(at * 7 + step * 13) % harmless.length]);
      return [{ ...line, text: [...before.map((one) => one?.text ?? ""), line.text].join(".\n") }];
    });
  });
}

/** At full weight the joined texts cost accuracy on single messages. */
const COMBINED_WEIGHT = 0.3;

export function learnWeights(lexicon: Lexicon): LearnedWeights {
  const lines = readLines();
  const toExample = ({ text, label }: TrainingLine): Example => ({ features: extractFeatures(text, lexicon), label });
  const combined = combineLines(lines).map((line) => ({ ...toExample(line), weight: COMBINED_WEIGHT }));
  const examples = [...lines.map(toExample), ...combined];
  return {
    danger: Classifier.train(
      examples.map((example) => ({ ...example, label: Math.min(1, example.label) })),
      { classes: 2, models: 2, rounds: 3 },
    ),
    kind: Classifier.train(
      examples.filter(({ label }) => label > 0).map(({ features, label }) => ({ features, label: label - 1 })),
      { classes: LABELS.length - 1 },
    ),
  };
}

export const hashLearningInputs = (): string =>
  createHash("sha256")
    .update(readFileSync(path.join(directory(), "english-words.txt")))
    .update(
      readLines()
        .map(({ text, label }) => `${label} ${text}`)
        .join("\n"),
    )
    .digest("hex");
