import { startSentenceVectors, stopSentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { danaContext } from "@/tests/evals/dana";
import { readConcepts, readExamples } from "../content";
import { fetchVectors, listen } from "../listen";
import { recognize } from "./recognize";
import { NEW_LISTENER_STATE } from "../schema";
import { hashLearningInputs, readLinearModels } from "../../classification/linear-models";

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

it.each([
  "They announced it at nine. I found out at nine, with everybody else.",
  "He would take it personally, it was his baby.",
])("find no matter in '%s', which only resembles one", async (content) => {
  expect(await startSentenceVectors()).toBe(true);
  const turns = [{ role: "user" as const, content }];
  const vectorOf = await fetchVectors(turns, { withinMs: 60_000 });
  expect(listen({ context: await danaContext(), turns, vectorOf }).state.matter).toBeNull();
});
