import { startSentenceVectors, stopSentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { assessText, DANGER_THRESHOLD } from "../assess-text";
import { assessConversation } from "../assess-conversation";
import { hashLearningInputs } from "../classification/training";
import { assessWithVectors } from "./assess-with-vectors";
import { readNets } from "./sentence-net";

afterAll(stopSentenceVectors);

const OBLIQUE = "Nobody would miss me and the insurance would pay for the house.";
const conversation = [{ role: "user" as const, content: OBLIQUE }];
const dangerOf = () =>
  assessWithVectors((vectorScoreOf) => assessText(OBLIQUE, vectorScoreOf).danger, { withinMs: 60_000 });

it("was trained on the current lines; `npm run risk:learn` trains it again", () => {
  expect(readNets().learnedFrom).toBe(hashLearningInputs());
});

it("assesses by words alone until vectors are available, and then by both", async () => {
  const byWords = await dangerOf();
  expect(byWords).toBe(assessText(OBLIQUE).danger);
  expect(await startSentenceVectors()).toBe(true);
  const byBoth = await dangerOf();
  expect(byBoth).not.toBe(byWords);
  expect(byBoth).toBeGreaterThan(DANGER_THRESHOLD);
  expect((await assessConversation(conversation)).answer).not.toBe("none");
  await stopSentenceVectors();
  // Scores are cached, so a text that was scored once needs no vectors, as in a conversation that is never stored.
  expect(await dangerOf()).toBe(byBoth);
});
