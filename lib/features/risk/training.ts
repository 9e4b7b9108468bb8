import "server-only";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { Classifier, type Example } from "./classifier";
import { featuresOf } from "./features";
import { Meanings, type MeaningWords } from "./meanings";

export const LABELS = ["none", "crisis", "ask", "selfharm", "violence", "other", "past", "harm", "medical"] as const;
export type Label = (typeof LABELS)[number];

const directory = () => path.join(process.cwd(), "content", "risk");

/** The training lines: each section of a file begins with `# label`. @throws Error naming file and line. */
function readLines(): { text: string; label: number }[] {
  const folder = path.join(directory(), "training");
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      let label = -1;
      return readFileSync(path.join(folder, file), "utf8")
        .split("\n")
        .flatMap((line, at) => {
          const text = line.trim();
          if (!text.startsWith("# ")) return text ? [{ text, label: known(label, `${file}:${at + 1}`) }] : [];
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

interface Model {
  /** Harmless or not. */
  danger: Classifier;
  kind: Classifier;
  meanings: Meanings;
}

function train(): Model {
  const meanings = new Meanings(
    parse(readFileSync(path.join(directory(), "meanings.yaml"), "utf8")) as MeaningWords, // Ships with the code.
  );
  const examples = readLines().map(({ text, label }): Example => ({ features: featuresOf(text, meanings), label }));
  return {
    danger: new Classifier(
      examples.map(({ features, label }) => ({ features, label: Math.min(1, label) })),
      { classes: 2 },
    ),
    kind: new Classifier(
      examples.filter(({ label }) => label > 0).map(({ features, label }) => ({ features, label: label - 1 })),
      { classes: LABELS.length - 1, rounds: 4 },
    ),
    meanings,
  };
}

const holder = globalThis as typeof globalThis & { clarityRiskModel?: Model };

/** Learned from the lines when it is first asked for, in a second or two; one for all copies of this module. */
export const riskModel = (): Model => (holder.clarityRiskModel ??= train());
