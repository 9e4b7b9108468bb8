/** @jest-environment node */
import { startSentenceVectors, stopSentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { assessText, HEARD } from "./assess-text";
import { readMeanings } from "./read-meanings";
import { riskOfConversation } from "./risk-of-conversation";
import { readNet } from "./sentence-net";
import { englishLines, linesHash } from "./training";

afterAll(stopSentenceVectors);

const OBLIQUE = "Nobody would miss me and the insurance would pay for the house.";
const conversation = [{ role: "user" as const, content: OBLIQUE }];
const dangerOf = () => readMeanings((meaningOf) => assessText(OBLIQUE, meaningOf).danger);

it("was learned from the lines as they are now; `npm run risk:learn` learns it again", () => {
  expect(readNet().learnedFrom).toBe(linesHash(englishLines()));
});

it("judges by the words alone until the vectors are there, and then by both", async () => {
  const byWords = await dangerOf();
  expect(byWords).toBe(assessText(OBLIQUE).danger);
  expect(await startSentenceVectors()).toBe(true);
  const byBoth = await dangerOf();
  expect(byBoth).not.toBe(byWords);
  expect(byBoth).toBeGreaterThan(HEARD);
  expect((await riskOfConversation(conversation)).answer).not.toBe("none");
  await stopSentenceVectors();
  // What was read once needs no vectors again, as in a conversation that is never stored.
  expect(await dangerOf()).toBe(byBoth);
});
