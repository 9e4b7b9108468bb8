import "../lib/app-modules.mjs";
import { writeFileSync } from "node:fs";
import type { StoredModels } from "../../lib/features/coach/listener/sentence-models.ts";

const [{ computeInputs }, content, models, linear, learner, classifier] = await Promise.all([
  import("../lib/sentence-inputs.ts"),
  import("../../lib/features/coach/listener/content.ts"),
  import("../../lib/features/coach/listener/sentence-models.ts"),
  import("../../lib/providers/sentence-vectors/linear-model.ts"),
  import("../../lib/providers/sentence-vectors/learn-linear-model.ts"),
  import("../../lib/features/coach/listener/classifier.ts"),
]);

type Example = ReturnType<typeof content.readExamples>["acts"][number];
type Inputs = Map<string, Float32Array>;

const FOLDS = 4;

const learn = (examples: Example[], inputs: Inputs) =>
  learner.learnLinearModel(
    examples.flatMap(({ text, label }) => {
      const input = inputs.get(text);
      return input ? [{ input, label }] : [];
    }),
  );

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Share of lines, each weighted once, that are recognised when no form of them was learned from. */
function printRates(name: string, examples: Example[], inputs: Inputs): void {
  const formsOf = Map.groupBy(examples, ({ line }) => line);
  const foldByLine = new Map([...formsOf.keys()].map((line, at) => [line, at % FOLDS]));
  const isIn = (fold: number) => (example: Example) => foldByLine.get(example.line) === fold;
  const concepts = content.readConcepts();
  let [lines, byWords, byBoth] = [0, 0, 0];
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const others = examples.filter((example) => !isIn(fold)(example));
    const words = new classifier.Classifier(classifier.indexExamples(others, concepts), concepts);
    const model = learn(others, inputs);
    for (const example of examples.filter(isIn(fold))) {
      const share = 1 / (formsOf.get(example.line)?.length ?? 1);
      const guesses = words.guess(example.text);
      const both = models.combineChances(guesses, model, inputs.get(example.text) ?? new Float32Array());
      lines += share;
      byWords += guesses[0]?.label === example.label ? share : 0;
      byBoth += both[0]?.label === example.label ? share : 0;
    }
  }
  console.log(`${name}, lines left out: by words ${percent(byWords, lines)}, with vectors ${percent(byBoth, lines)}`);
}

/** With `measure`, also prints how much is recognised of lines that were left out, which takes some minutes more. */
export default async function listenerLearn([task]: string[]): Promise<void> {
  const examples = content.readExamples();
  const texts = [...new Set(Object.values(examples).flatMap((some) => some.map(({ text }) => text)))];
  const found = await computeInputs(texts);
  const inputs: Inputs = new Map(texts.map((text, at) => [text, found[at] ?? new Float32Array()]));
  const stored: StoredModels = {
    learnedFrom: models.hashExamples(examples),
    models: {
      acts: linear.packLinearModel(learn(examples.acts, inputs)),
      matters: linear.packLinearModel(learn(examples.matters, inputs)),
      practices: linear.packLinearModel(learn(examples.practices, inputs)),
    },
  };
  writeFileSync(models.modelsFilePath(), `${JSON.stringify(stored, null, 2)}\n`);
  if (task !== "measure") return;
  for (const [name, some] of Object.entries(examples)) printRates(name, some, inputs);
}
