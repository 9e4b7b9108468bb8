import { startSentenceVectors, stopSentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { readConcepts, readExamples } from "./content";
import { fetchVectors } from "./listen";
import { recognize } from "./recognize";
import { NEW_LISTENER_STATE } from "./schema";
import { hashLearningInputs, readLinearModels } from "../classification/linear-models";

afterAll(stopSentenceVectors);

it("were trained on the current example lines and concepts; `npm run listener:learn` trains them again", () => {
  expect(readLinearModels().learnedFrom).toBe(hashLearningInputs(readExamples(), readConcepts()));
});

it("recognise by meaning what the words alone do not show, once vectors are available", async () => {
  const content = "Is somebody reading along?";
  const recognizeWith = async () =>
    recognize(content, NEW_LISTENER_STATE, [], await fetchVectors([{ role: "user", content }], { withinMs: 60_000 }));
  expect((await recognizeWith()).act).toBe(recognize(content, NEW_LISTENER_STATE).act);
  expect(await startSentenceVectors()).toBe(true);
  expect((await recognizeWith()).act).toBe("privacy");
});
