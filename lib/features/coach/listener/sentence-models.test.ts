import { startSentenceVectors, stopSentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { readExamples } from "./content";
import { fetchVectors } from "./listen";
import { recognize } from "./recognize";
import { NEW_LISTENER_STATE } from "./schema";
import { hashExamples, readSentenceModels } from "./sentence-models";

afterAll(stopSentenceVectors);

it("were trained on the current example lines; `npm run listener:learn` trains them again", () => {
  expect(readSentenceModels().learnedFrom).toBe(hashExamples(readExamples()));
});
