import { askModel } from "@/lib/providers/llm/ask-model";
import type { Ctx, UserActor } from "@/lib/shared/actor";
import { changeSettings, restoreSettings } from "@/tests/support/settings";
import { TEST_SETTINGS } from "@/tests/support/test-settings";
import { findQuotes } from "./find-quotes";

jest.mock("@/lib/features/spending/reserve-spend", () => ({ reserveSpend: jest.fn().mockResolvedValue(null) }));
jest.mock("@/lib/providers/llm/ask-model", () => ({
  askModel: jest.fn(),
  promptCost: () => ({ inputTokens: 0, outputTokens: 0 }),
}));

const CTX: Ctx<UserActor> = {
  actor: { type: "user", userId: 1, sessionId: "s", email: "a@example.com", name: null },
  requestId: "r",
  now: new Date("2026-11-23T09:00:00Z"),
  network: "test",
};
const TEXT = "I lead a team of 40 people. Seit März bin ich CFO in Hamburg.";
const BY_PATTERN = "I lead a team of 40 people.";

const answer = (...quotes: string[]) =>
  jest.mocked(askModel).mockResolvedValue({
    text: JSON.stringify({ quotes }),
    usage: { inputTokens: 1, outputTokens: 1 },
  } as Awaited<ReturnType<typeof askModel>>);

beforeAll(() => {
  Object.assign(process.env, TEST_SETTINGS, { DATABASE_URL: "postgresql://nowhere/none" });
  changeSettings({ OPENAI_BASE_URL: "http://127.0.0.1:9/v1", OPENAI_MODEL: "some-model" });
});
afterAll(restoreSettings);

it("adds quotes found by the model to those found by patterns", async () => {
  answer("Seit März bin ich CFO in Hamburg.");
  expect(await findQuotes(CTX, TEXT)).toEqual([BY_PATTERN, "Seit März bin ich CFO in Hamburg."]);
});

it("stores a quote that both find once", async () => {
  answer("lead a team of 40 people", "Seit März bin ich CFO in Hamburg.");
  expect(await findQuotes(CTX, TEXT)).toEqual([BY_PATTERN, "Seit März bin ich CFO in Hamburg."]);
});

it("stores what the patterns find when the model fails", async () => {
  jest.mocked(askModel).mockRejectedValue(new Error("away"));
  expect(await findQuotes(CTX, TEXT)).toEqual([BY_PATTERN]);
});
