import { writeFileSync } from "node:fs";
import { computeInputs } from "../lib/sentence-inputs.ts";
import * as content from "../../lib/features/coach/listener/content.ts";
import * as models from "../../lib/features/coach/classification/linear-models.ts";
import * as features from "../../lib/features/coach/classification/text-features.ts";
import * as linear from "../../lib/providers/sentence-vectors/linear-model.ts";
import * as learner from "../../lib/providers/sentence-vectors/learn-linear-model.ts";
import * as classifier from "../../lib/features/coach/classification/classifier.ts";

type Example = ReturnType<typeof content.readExamples>["acts"][number];
type InputOf = (text: string) => Float32Array;

const FOLDS = 4;

const concepts = content.readConcepts();
const wordInputOf: InputOf = (text) => features.toWordInput(text, concepts);

const learn = (examples: Example[], inputOf: InputOf) =>
  learner.learnLinearModel(examples.map(({ text, label }) => ({ input: inputOf(text), label })));

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Share of lines, each weighted once, that are recognised when no form of them was learned from. */
function printRates(kind: string, examples: Example[], vectorInputOf: InputOf): void {
  const formsOf = Map.groupBy(examples, ({ line }) => line);
  const foldByLine = new Map([...formsOf.keys()].map((line, at) => [line, at % FOLDS]));
  const isIn = (fold: number) => (example: Example) => foldByLine.get(example.line) === fold;
  let [lines, byWords, byAll] = [0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = examples.filter((example) => !isIn(fold)(example));
    const nearest = new classifier.Classifier(classifier.indexExamples(others, concepts), concepts);
    const [words, vectors] = [learn(others, wordInputOf), learn(others, vectorInputOf)];
    for (const { text, line, label } of examples.filter(isIn(fold))) {
      const share = 1 / (formsOf.get(line)?.length ?? 1);
      const opinions = [
        nearest.guess(text),
        models.computeLabelChances(words, wordInputOf(text)),
        models.computeLabelChances(vectors, vectorInputOf(text)),
      ];
      lines += share;
      byWords += models.combineChances(opinions.slice(0, 2))[0]?.label === label ? share : 0;
      byAll += models.combineChances(opinions)[0]?.label === label ? share : 0;
    }
  }
  console.log(`${kind}, lines left out: by words ${percent(byWords, lines)}, with vectors ${percent(byAll, lines)}`);
}

/** With `measure`, also prints how much is recognised of lines that were left out, which takes about half an hour more. */
export default async function listenerLearn([task]: string[]): Promise<void> {
  const examples = content.readExamples();
  const texts = [...new Set(Object.values(examples).flatMap((some) => some.map(({ text }) => text)))];
  const found = await computeInputs(texts);
  const vectors = new Map(texts.map((text, at) => [text, found[at] ?? new Float32Array()]));
  const vectorInputOf = (text: string) => vectors.get(text) ?? new Float32Array();
  const modelsOf = (some: Example[]) => ({
    words: linear.packLinearModel(learn(some, wordInputOf)),
    vectors: linear.packLinearModel(learn(some, vectorInputOf)),
  });
  const stored: models.StoredModels = {
    learnedFrom: models.hashLearningInputs(examples, concepts),
    models: {
      acts: modelsOf(examples.acts),
      matters: modelsOf(examples.matters),
      practices: modelsOf(examples.practices),
      topics: modelsOf(examples.topics),
      purposes: modelsOf(examples.purposes),
      sensitive: modelsOf(examples.sensitive),
    },
  };
  writeFileSync(models.modelsFilePath(), `${JSON.stringify(stored, null, 2)}\n`);
  if (task !== "measure") return;
  for (const [kind, some] of Object.entries(examples)) printRates(kind, some, vectorInputOf);
}
