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

it("hears only plain words in a text for somebody else", async () => {
  const assess = async (content: string, isForOthers: boolean) =>
    (await assessConversation([{ role: "user", content, isForOthers }])).answer;
  const oblique = "Nobody would miss me and the insurance would pay for the house.";
  expect(await assess(oblique, false)).not.toBe("none");
  expect(await assess("The contracts end in March. I know what this means for you and your families.", true)).toBe(
    "none",
  );
  expect(await assess("I want to kill myself tonight.", true)).toBe("crisis");
});

it("waits longer for the vectors where the words alone show a danger", async () => {
  const harmless = await waitFor("The audit begins on Monday.");
  const danger = await waitFor("Nobody would miss me and the insurance would pay for the house.");
  expect(harmless).toBe(250);
  expect(danger).toBe(2_000);
});
