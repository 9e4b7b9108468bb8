import { sentenceVectors } from "@/lib/providers/sentence-vectors/sentence-vectors";
import { assessConversation } from "./assess-conversation";

jest.mock("@/lib/providers/sentence-vectors/sentence-vectors", () => ({
  ...jest.requireActual("@/lib/providers/sentence-vectors/sentence-vectors"),
  sentenceVectors: jest.fn().mockResolvedValue(null),
}));

const waitFor = async (content: string) => {
  jest.mocked(sentenceVectors).mockClear();
  await assessConversation([{ role: "user", content }]);
  return jest.mocked(sentenceVectors).mock.calls[0]?.[1].withinMs;
};

it("waits longer for the vectors where the words alone show a danger", async () => {
  const harmless = await waitFor("The audit begins on Monday.");
  const danger = await waitFor("Nobody would miss me and the insurance would pay for the house.");
  expect(harmless).toBe(250);
  expect(danger).toBe(2_000);
});
