import { writeFileSync } from "node:fs";
import { computeInputs } from "../lib/sentence-inputs.ts";
import * as training from "../../lib/features/risk/training.ts";
import * as net from "../../lib/features/risk/sentence-net.ts";
import * as learner from "../../lib/features/risk/learn-sentence-net.ts";
import * as assess from "../../lib/features/risk/assess-text.ts";
import * as features from "../../lib/features/risk/extract-features.ts";
import * as tokens from "../../lib/features/risk/tokens.ts";

type Line = ReturnType<typeof training.readLines>[number];
type Inputs = Map<string, Float32Array>;

const toExamples = (lines: Line[], inputs: Inputs) =>
  lines.flatMap(({ text, label }) => {
    const input = inputs.get(text);
    return input ? [{ input, isDanger: label > 0 }] : [];
  });

interface Prediction {
  fold: number;
  language: string;
  isDanger: boolean;
  words: number;
  both: number;
}

const SEEDS = [7, 1_000_010, 2_000_013, 3_000_016, 4_000_019];

function learnNets(lines: Line[], inputs: Inputs) {
  const examples = toExamples(lines, inputs);
  return SEEDS.map((seed) => learner.learnSentenceNet(examples, seed));
}

function predictFolds(folds: string[][], lines: Line[], inputs: Inputs): Prediction[] {
  const lexicon = training.readLexicon();
  return folds.flatMap((files, fold) => {
    const others = lines.filter(({ file }) => !files.includes(file));
    const { danger } = training.learnWeights(lexicon, others);
    const nets = learnNets(others, inputs);
    return lines
      .filter(({ file }) => files.includes(file))
      .map(({ text, label }) => {
        const chance = danger.probabilities(features.extractFeatures(text, lexicon))[1] ?? 0;
        const input = inputs.get(text);
        const language = tokens.languageOf(tokens.sentencesOf(text));
        return {
          fold,
          language,
          isDanger: label > 0,
          words: assess.combineLogOdds(chance, undefined, language),
          both: assess.combineLogOdds(chance, input && net.scoreVector(nets, input), language),
        };
      });
  });
}

const percent = (part: number, whole: number) => ((100 * part) / Math.max(1, whole)).toFixed(1);
const STEPS = [-1, -0.5, 0, 0.3, 0.6, 0.9, 1.2, 1.5, 2, 2.5];

function formatRates(predictions: Prediction[], even: number, logOddsOf: (line: Prediction) => number): string {
  const share = (some: Prediction[]) => percent(some.filter((line) => logOddsOf(line) >= even).length, some.length);
  return `${share(predictions.filter(({ isDanger }) => isDanger))} / ${share(predictions.filter(({ isDanger }) => !isDanger))}`;
}

function printRates(name: string, predictions: Prediction[], logOddsOf: (line: Prediction) => number): void {
  const [build, others] = [predictions.filter(({ fold }) => fold === 0), predictions.filter(({ fold }) => fold > 0)];
  console.log(`\n${name}: % of dangers answered / % of harmless stopped`);
  for (const even of STEPS) {
    const [ofBuild, ofOthers] = [build, others].map((some) => formatRates(some, even, logOddsOf));
    console.log(`  from ${even.toFixed(1).padStart(4)}: build half ${ofBuild}, other writers ${ofOthers}`);
  }
}

const FOLDS = [
  ["build-half.txt"],
  ["en-4.txt", "de-4.txt", "es-4.txt", "fr-4.txt", "xx-4.txt"],
  ["en-3.txt", "en-5.txt", "xx-3.txt"],
  ["en-danger.txt", "en-harmless.txt", "de.txt", "es.txt", "fr.txt"],
  ["en-danger-2.txt", "en-harmless-2.txt", "de-harmless-2.txt", "es-harmless-2.txt", "fr-harmless-2.txt"],
  ["en-phrasings.txt"],
  ["en-harmless-6.txt", "en-danger-6.txt", "de-6.txt", "fr-6.txt", "es-6.txt", "plain-7.txt", "plain-12.txt"],
  ["en-danger-10.txt", "en-harmless-10.txt", "de-10.txt", "fr-10.txt", "es-10.txt"],
  ["en-danger-11.txt", "en-harmless-11.txt"],
  ["de-11.txt", "fr-11.txt", "es-11.txt"],
  [12, 13].flatMap((at) => ["en", "en-harmless", "de", "fr", "es"].map((name) => `${name}-${at}.txt`)),
  ["en-14.txt", "de-14.txt", "es-14.txt", "fr-14.txt"],
  ["en-15.txt", "en-16.txt", "de-15.txt", "fr-15.txt", "es-15.txt"],
  ["en-17.txt", "en-18.txt", "en-19.txt", "es-16.txt"],
  ["en-20.txt", "en-21.txt", "en-22.txt", "en-23.txt", "es-17.txt"],
];

/** With `measure`, also prints the rates of models that have not learned from a line's writer, which takes an hour. */
export default async function riskLearn([task]: string[]): Promise<void> {
  const lines = training.readLines();
  const texts = [...new Set(lines.map(({ text }) => text))];
  const { english } = training.readLexicon();
  const found = await computeInputs(texts.map((text) => english.encoderTextOf(text)));
  const inputs: Inputs = new Map(texts.map((text, at) => [text, found[at] ?? new Float32Array()]));
  const nets = learnNets(lines, inputs);
  writeFileSync(net.netsFilePath(), `${JSON.stringify(net.packNets(nets, training.hashLearningInputs()), null, 2)}\n`);
  if (task !== "measure") return;
  const predictions = predictFolds(FOLDS, lines, inputs);
  for (const language of ["en", "de", "fr", "es"]) {
    const some = predictions.filter((line) => line.language === language);
    printRates(`${language} by words`, some, ({ words }) => words);
    printRates(`${language} with vectors`, some, ({ both }) => both);
  }
}
